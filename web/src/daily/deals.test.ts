import { describe, expect, it, vi } from 'vitest';

import type { DailyDeal } from '../lib/wire';
import { bars, pointsIn } from './deals';

vi.mock('../lib/words.svelte', () => ({
    say: (key: string, args?: Record<string, unknown>) =>
        String(args?.['title'] ?? args?.['game'] ?? key),
    words: { both: (names: string[]) => names.join(' and '), knows: () => false },
}));

describe('the points of a day', () => {
    it('are told with their deals', () => {
        const deals = ['masters', 'renaissance'].map((name) => ({ name, game: name, bots: [] }));
        const day = { day: '2026-11-18', points: { renaissance: 52, masters: 40 } };
        const told = pointsIn(day, deals as unknown as DailyDeal[]);
        expect(told).toBe('masters: 40 · renaissance: 52');
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
