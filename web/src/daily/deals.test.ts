import { describe, expect, it, vi } from 'vitest';

import type { DailyDay } from '../lib/wire';
import { bars, fortnight } from './deals';

vi.mock('../lib/words.svelte', () => ({
    say: (key: string, args?: Record<string, unknown>) =>
        String(args?.['title'] ?? args?.['game'] ?? key),
    words: { both: (names: string[]) => names.join(' and '), knows: () => false },
}));

describe('the last two weeks', () => {
    const days: DailyDay[] = [
        { day: '2026-11-02', points: { masters: 51 } },
        { day: '2026-10-20', points: { masters: 40, lorenzo: 70 } },
        { day: '2026-10-19', points: { masters: 33 } },
    ];

    it('end today, and go over the end of a month', () => {
        const told = fortnight('2026-11-02', 'masters', days).map(({ day }) => day);
        expect(told.length).toBe(14);
        expect([told[0], told[11], told[12], told[13]]).toEqual([
            '2026-10-20',
            '2026-10-31',
            '2026-11-01',
            '2026-11-02',
        ]);
    });

    it('have the points of one deal, and none where it was not played', () => {
        const points = fortnight('2026-11-02', 'masters', days).map((one) => one.points);
        expect(points).toEqual([40, ...Array<null>(12).fill(null), 51]);
        expect(fortnight('2026-11-02', 'lorenzo', days)[13]?.points).toBeNull();
    });
});

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
