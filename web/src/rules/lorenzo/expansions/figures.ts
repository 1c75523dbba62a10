/** The figures of Lorenzo's expansions that the rules show; those that are ours say so there. */
import type { Counts } from '../../../lorenzo/facts';

const row = (coin: number, wood: number, stone: number, servant: number): Counts =>
    Object.fromEntries(Object.entries({ coin, wood, stone, servant }).filter(([, n]) => n > 0));

/** The rows of the auction tiles, from the lowest bid to the highest. */
export const AUCTION: Record<string, readonly Counts[]> = {
    A: [
        row(4, 3, 1, 4),
        row(4, 3, 0, 4),
        row(3, 3, 0, 4),
        row(3, 2, 0, 4),
        row(2, 2, 0, 4),
        row(1, 2, 0, 3),
    ],
    B: [
        row(6, 1, 3, 2),
        row(6, 0, 3, 2),
        row(5, 0, 3, 2),
        row(4, 0, 3, 2),
        row(4, 0, 2, 2),
        row(3, 0, 2, 1),
    ],
    C: [
        row(4, 2, 2, 4),
        row(4, 2, 1, 4),
        row(4, 1, 1, 4),
        row(3, 1, 1, 4),
        row(2, 1, 1, 4),
        row(1, 1, 1, 3),
    ],
    D: [
        row(7, 1, 1, 3),
        row(7, 1, 1, 2),
        row(6, 1, 1, 2),
        row(5, 1, 1, 2),
        row(4, 1, 1, 2),
        row(3, 1, 1, 1),
    ],
    E: [
        row(4, 3, 3, 2),
        row(3, 3, 3, 2),
        row(3, 3, 2, 2),
        row(2, 3, 2, 2),
        row(2, 2, 2, 2),
        row(1, 2, 2, 1),
    ],
};

/** What the tokens show; of each face there are three. */
export const TOKENS: readonly Counts[] = [
    { coin: 3 },
    { servant: 3 },
    { coin: 1, wood: 1, stone: 1 },
    { wood: 2, servant: 1 },
    { stone: 2, servant: 1 },
    { military: 3 },
    { coin: 1, faith: 1 },
    { vp: 3 },
    { military: 2, vp: 1 },
    { faith: 1, vp: 1 },
];

export const VISCONTI: readonly Counts[] = [
    { coin: 2 },
    { servant: 2 },
    { wood: 1, stone: 1 },
    { military: 2 },
    { faith: 1 },
];

/** The faith tiles of the Della Rovere, by the space on which they lie. */
export const FAITH: Record<number, Counts> = {
    3: { coin: 2, token: 1 },
    6: { vp: 3, token: 2 },
    9: { vp: 10 },
};

/** What the floors of the special tower ask for and give, from the lowest. */
export const SPECIAL: { value: number; bonus: Counts }[] = [
    { value: 1, bonus: {} },
    { value: 3, bonus: {} },
    { value: 5, bonus: { token: 1 } },
    { value: 7, bonus: { token: 2 } },
];

/** What the floors of a tower ask for: as they are, and under the adaptation tile. */
export const ADAPTED: Record<string, readonly number[]> = {
    plain: [1, 3, 5, 7],
    some: [5, 6, 7, 8],
    five: [1, 2, 4, 6],
};

export const FIFTH_TILE = {
    harvest: { coin: 1, wood: 1, stone: 1 },
    production: { servant: 2, military: 1 },
} satisfies Record<string, Counts>;

/** What characters bring the Medici beyond the six of other families. */
export const MEDICI: readonly number[] = [28, 35];

/** The families with the emblems that stand for them. */
export const HOUSES: Record<string, string> = {
    'da-montefeltro': 'hammer',
    malatesta: 'cannon',
    medici: 'scales',
    gonzaga: 'palette',
    colonna: 'arch',
    aragonesi: 'galley',
    este: 'lute',
    sforza: 'banner',
    orsini: 'forest',
    'della-rovere': 'crook',
};
export const PAZZI_HOUSES: Record<string, string> = {
    'della-scala': 'monastery',
    visconti: 'helm',
};
