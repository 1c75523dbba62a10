import { expect, test, vi } from 'vitest';

import { endOf, percent, playedIn } from './contests';

vi.mock('../lib/words.svelte', () => ({
    say: (key: string, args: Record<string, unknown> = {}) =>
        [key, ...Object.values(args)].join(' '),
    words: {
        language: 'en',
        knows: (key: string) => key === 'bot-artisan',
        both: (all: string[]) => all.join(' and '),
    },
}));

const contest = { ends: 100 * 3_600_000, over: false } as Parameters<typeof endOf>[0];

test('a share has a digit where it is not whole, and a dash where there is none', () => {
    expect([62.5, 50, 0, null, undefined].map(percent)).toEqual(['62.5%', '50%', '0%', '–', '–']);
});

test('a contest ends in days, then in hours, and then it is over', () => {
    expect(endOf(contest, 0)).toBe('contests-left 4 days');
    expect(endOf(contest, 97 * 3_600_000)).toBe('contests-left 3 hr');
    expect(endOf({ ...contest, ends: 168 * 3_600_000 }, 5_000)).toBe('contests-left 7 days'); // just made for a week
    expect(endOf({ ...contest, over: true })).toBe('contests-over');
});

test('bots of a kind are told apart', () => {
    const others = ['artisan', 'artisan'];
    expect(playedIn({ game: 'masters', bots: others })).toBe(
        'contests-with game-title masters bot-artisan and bot-artisan 2',
    );
    expect(playedIn({ game: 'masters', bots: [] })).toBe('contests-alone game-title masters');
});
