import { say, words } from './words.svelte';

/** Goods by name, and how many of each. */
export type Counts = Record<string, number>;

/** Goods in words: "2 coins and 1 stone". */
export const counted = (goods: Counts): string =>
    words.both(Object.entries(goods).map(([good, n]) => say(`count-${good}`, { n })));

/** Add up what several sources bring. */
export function sum(parts: readonly Counts[]): Counts {
    const total: Counts = {};
    for (const part of parts)
        for (const [good, n] of Object.entries(part)) total[good] = (total[good] ?? 0) + n;
    return total;
}
