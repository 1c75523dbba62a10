/** How each type of card looks, and what stands on its band. */
import { isMission, type CardFacts } from './facts';

/** The frame of each type. */
export const LOOKS: Record<CardFacts['type'], string> = {
    composite: 'action',
    action: 'action',
    material: 'material',
    special: 'special',
    royal: 'mission',
    princely: 'mission',
};

/** Where the rules tell more about each type. */
export const SECTIONS: Record<CardFacts['type'], string> = {
    composite: 'actions',
    action: 'actions',
    material: 'building',
    special: 'specials',
    royal: 'missions',
    princely: 'missions',
};

/** A number with its sign. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** What stands first on the band: the value of a material, the points of all else. */
export function pointsOn(facts: CardFacts): string {
    if (facts.type === 'special') return signed(facts.points);
    if (isMission(facts)) return String(facts.points);
    return facts.kinds.length ? String(facts.value) : '';
}

/** The mark at the right of the band: swords for an attack, a bolt for what else happens. */
export function markOf(facts: CardFacts): string {
    switch (facts.type) {
        case 'composite':
        case 'action':
            if (facts.reaction) return 'protection';
            return facts.attack.length ? 'attack' : 'bolt';
        case 'special':
            return 'protection';
        case 'material':
            return '';
        default:
            return `mission-${facts.type}`;
    }
}
