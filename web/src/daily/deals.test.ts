import { describe, expect, it } from 'vitest';

import { bars } from './deals';

describe('bars', () => {
    it('count every point once', () => {
        const points = [3, 4, 4, 60, 41, 41, 17];
        const found = bars(points, 41);
        expect(found.reduce((sum, { count }) => sum + count, 0)).toBe(points.length);
        expect(found.length).toBeLessThanOrEqual(16);
    });

    it('mark the one that has mine', () => {
        const mine = bars([1, 2, 3], 2).filter((bar) => bar.mine);
        expect(mine).toEqual([{ from: 2, to: 2, count: 1, mine: true }]);
        expect(bars([1, 2, 3], null).some((bar) => bar.mine)).toBe(false);
    });

    it('are none where nobody has tried', () => {
        expect(bars([], null)).toEqual([]);
    });
});
