import { expect, test } from 'vitest';

import type { GameInfo, Strength } from '../lib/wire';
import { poolsOf, ratingsOf } from './pools';

const option = {} as GameInfo['options'][string];
const strength = (pool: string, games: number, game = 'masters'): Strength => ({
    game,
    pool,
    games,
    shown: 1500,
    best: 1500,
});

test('a game has the pools that its players and options allow', () => {
    const two = { players: [1, 2], options: {} };
    expect(poolsOf(two)).toEqual(['two', 'levels', 'solo']);
    const teams = { players: [2, 3, 4], options: { teams: option } };
    const others = ['two-other', 'more-other', 'levels-other'];
    expect(poolsOf(teams)).toEqual(['two', 'more', 'teams', 'levels', ...others]);
});

test('of the ratings of a title that of the most games comes first, then those of the usual rules', () => {
    const ratings = [
        strength('levels', 3),
        strength('solo', 3),
        strength('more-other', 3),
        strength('more', 9),
        strength('two', 3),
        strength('two', 99, 'lorenzo'),
    ];
    const pools = ratingsOf(ratings, 'masters').map(({ pool }) => pool);
    expect(pools).toEqual(['more', 'two', 'levels', 'solo', 'more-other']);
    expect(ratingsOf(ratings, 'renaissance')).toEqual([]);
});
