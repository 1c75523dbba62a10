/** Goods by name, and how many of each. */
export type Counts = Record<string, number>;

/** Add up what several sources bring. */
export function sum(parts: readonly Counts[]): Counts {
    const total: Counts = {};
    for (const part of parts)
        for (const [good, n] of Object.entries(part)) total[good] = (total[good] ?? 0) + n;
    return total;
}
