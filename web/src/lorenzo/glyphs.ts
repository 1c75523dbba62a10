/** How effects and abilities are drawn: as a row of small signs. */
import { say } from '../lib/words.svelte';
import { board, type Ability, type Counts, type Effect, type Trade } from './facts';

/** One sign: an icon with a number, a die, the arch of a floor, or a small word. */
export interface Glyph {
    icon?: string;
    text?: string;
    die?: number;
    floor?: number;
    word?: string;
    struck?: boolean; // it is not there any more
    kind?: boolean; // one of several kinds of cards, which lie over each other
}

const arrow: Glyph = { icon: 'arrow' };
const COLOURED = ['black', 'white', 'orange'];
const MARKS: Record<string, string> = {
    market: 'em-stall',
    council: 'em-dome',
    'one-kind': 'hand',
    points: 'vp',
    resources: 'any',
};

/** The icon of a good, a kind of card or a place. */
export const iconOf = (name: string): string => MARKS[name] ?? name;

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const icons = (names: readonly string[]): Glyph[] => names.map((name) => ({ icon: iconOf(name) }));
const kinds = (names: readonly string[]): Glyph[] =>
    names.map((name) => ({ icon: name, kind: names.length > 1 }));
const members = (names: readonly string[]): Glyph[] => icons(names.map((name) => `member-${name}`));
const goods = (counts: Counts): Glyph[] =>
    Object.entries(counts).map(([good, n]) => ({ icon: good, text: n > 1 ? String(n) : '' }));
const less = (counts: Counts): Glyph[] =>
    Object.entries(counts).map(([good, n]) => ({ icon: good, text: `−${n}` }));

export function effectGlyphs(effect: Effect): Glyph[] {
    switch (effect.effect) {
        case 'gain':
            return goods(effect.goods);
        case 'per-card':
            return [...goods(effect.goods), { word: say('house-per') }, { icon: effect.kind }];
        case 'per-held':
            return [
                ...goods(effect.goods),
                { word: say('house-per') },
                { icon: effect.good, text: String(effect.per) },
            ];
        case 'privileges':
            return goods({ privilege: effect.n });
        case 'take':
            return [...kinds(effect.kinds), { die: effect.value }, ...less(effect.discount)];
        case 'work':
            return [{ icon: effect.action }, { die: effect.value }];
        case 'raise':
            return [...members(['white']), arrow, { die: effect.value }];
        case 'copy':
            return [{ icon: 'leader' }, arrow, { icon: 'leader' }];
    }
}

export const tradeGlyphs = (trade: Trade): Glyph[] => [
    ...goods(trade.pay),
    arrow,
    ...effectGlyphs(trade.receive),
];

export function abilityGlyphs(ability: Ability): Glyph[] {
    switch (ability.ability) {
        case 'value':
            return [{ icon: ability.action, text: '' }, { text: signed(ability.n) }];
        case 'discount':
            return [
                ...kinds(ability.kinds),
                ...ability.options.flatMap((option, i) => [
                    ...(i ? [{ word: '/' }] : []),
                    ...less(option),
                ]),
            ];
        case 'no-floor-bonus':
            return [
                ...ability.floors.map((floor) => ({ floor: floorValue(floor) })),
                { icon: 'any', struck: true },
            ];
        case 'shares':
            return members(['black', 'white']);
        case 'no-fee':
            return [{ icon: 'coin', text: `+${board()?.fee ?? 0}`, struck: true }];
        case 'no-military':
            return [{ icon: 'territory' }, { icon: 'military', struck: true }];
        case 'rests':
            return [{ icon: 'member-neutral', struck: true }, { die: 1 }];
        case 'fixed':
            return [...members(COLOURED), arrow, { die: ability.value }];
        case 'coloured':
            return [...members(COLOURED), { text: signed(ability.n) }];
        case 'neutral':
            return [...members(['neutral']), { text: signed(ability.n) }];
        case 'servants':
            return [{ icon: 'servant', text: String(ability.n) }, arrow, { text: '+1' }];
        case 'doubled':
            return [{ icon: 'bolt' }, { text: '×2' }, ...icons(ability.goods)];
        case 'less':
            return [{ text: '−1' }, ...icons(ability.goods)];
        case 'support':
            return [{ icon: 'vatican' }, ...goods(ability.goods)];
        case 'barred':
            return [{ icon: iconOf(ability.area), struck: true }];
        case 'no-points':
            return [{ icon: ability.kind }, { icon: 'vp', text: '0' }];
        case 'lose':
            return [
                { icon: 'vp', text: '−1' },
                { word: say('house-per') },
                ...counted(ability.what, ability.per),
            ];
    }
}

const floorValue = (floor: number): number => board()?.towers[0]?.values[floor - 1] ?? floor;

function counted(what: string, per: number): Glyph[] {
    const text = per > 1 ? String(per) : '';
    if (what !== 'building-costs') return [{ icon: iconOf(what), text }];
    return [{ icon: 'building' }, ...icons(['wood', 'stone'])];
}
