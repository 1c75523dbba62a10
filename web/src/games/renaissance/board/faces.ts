/** How each type of card looks, and what stands on its band. */
import { type Card } from './printed';

/** The frame of each type. */
export const LOOKS: Record<Card['type'], string> = {
    composite: 'action',
    action: 'action',
    material: 'material',
    special: 'special',
    royal: 'mission',
    princely: 'mission',
};

/** Where the rules tell more about each type. */
export const SECTIONS: Record<Card['type'], string> = {
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
export function numberOn(facts: Card): string {
    if (facts.type === 'special') return signed(facts.points);
    if ('value' in facts) return String(facts.value);
    return 'points' in facts ? String(facts.points) : '';
}

/** The mark at the right of the band: swords for an attack, a bolt for what else happens. */
export function markOf(facts: Card): string {
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
