/** Where points lie on a scale that several answers share. */

export interface Interval {
    value: number;
    low: number;
    high: number;
}

/** A scale that all these intervals and the zero lie on; it says where, in percent. */
export function scaleOf(intervals: readonly Interval[]): (points: number) => number {
    const ends = intervals.flatMap(({ value, low, high }) => [value, low, high]).concat(0);
    const [least, most] = [Math.min(...ends), Math.max(...ends)];
    const margin = Math.max(0.5, (most - least) * 0.06);
    const span = most - least + 2 * margin;
    return (points) => (100 * (points - least + margin)) / span;
}
