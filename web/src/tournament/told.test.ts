import { describe, expect, it } from 'vitest';

import type { Meeting, Tournament, TournamentBrief } from '../lib/wire';
import {
    cellsOf,
    latest,
    namesOf,
    ordered,
    pointsBefore,
    roundsDone,
    whenOf,
    winnersOf,
} from './told';

const meeting = (number: number, seats: number[], over = true): Meeting => ({
    number,
    seats,
    began: 0,
    ends: 1,
    over,
});

const told = (system: 'swiss' | 'arena' = 'swiss'): Tournament => ({
    id: 't',
    name: 'Cup',
    status: 'running',
    public: true,
    terms: { game: 'masters', system },
    entrants: [],
    rounds: [
        { number: 1, meetings: [meeting(1, [1, 2])] },
        { number: 2, meetings: [meeting(1, [1, 3], false)] },
    ],
    standings: [
        { rank: 1, number: 1, points: 4, outings: [{ round: 1, points: 2, place: 1 }] },
        { rank: 2, number: 2, points: 0, outings: [{ round: 1, missed: true, place: 2 }] },
        { rank: 3, number: 3, points: 2, outings: [{ round: 1, points: 2, bye: true }] },
    ],
    breaks: ['opponents'],
    of: 3,
});

describe('a tournament in words', () => {
    it('names people as they show themselves, and bots by their own names', () => {
        const names = namesOf([{ number: 1, name: 'Anna' }, { number: 2 }]);
        expect(names.get(1)).toBe('Anna');
        expect(names.get(2)).toBeTruthy();
    });

    it('shows the own table first', () => {
        const tables = [meeting(1, [1, 2]), meeting(2, [3, 4])];
        expect(ordered(tables, 4).map(({ number }) => number)).toEqual([2, 1]);
        expect(ordered(tables, null).map(({ number }) => number)).toEqual([1, 2]);
    });

    it('shows of an arena what goes on before what is over, and the last first', () => {
        const over = Array.from({ length: 20 }, (_, at) => meeting(at + 1, [1, 2]));
        const games = [...over, meeting(21, [3, 4], false), meeting(22, [5, 6], false)];
        expect(
            latest(games, 3)
                .map(({ number }) => number)
                .slice(0, 3),
        ).toEqual([21, 22, 20]);
        expect(latest(games, 3)).toHaveLength(12);
    });

    it('names as winners who are first with points, and nobody where there are none', () => {
        expect(winnersOf(told())).toEqual([]);
        const over: Tournament = { ...told(), status: 'over' };
        expect(winnersOf(over)).toEqual([1]);
        const none = over.standings.map((line) => ({ ...line, rank: 1, points: 0 }));
        expect(winnersOf({ ...over, standings: none })).toEqual([]);
    });

    it('tells the points before a round', () => {
        expect([...pointsBefore(told(), 2).values()]).toEqual([2, 0, 2]);
        expect([...pointsBefore(told(), 1).values()]).toEqual([0, 0, 0]);
        expect(roundsDone(told())).toBe(1);
    });

    it('says of a round until when it is played, unless that is over', () => {
        const brief: TournamentBrief = {
            id: 't',
            name: 'Cup',
            status: 'running',
            terms: { game: 'masters', system: 'swiss', rounds: 3 },
            players: 4,
            round: 2,
            ends: 1_000,
        };
        expect(whenOf(brief, 999)).toBe('tournament-round-of · tournament-ends');
        expect(whenOf(brief, 1_000)).toBe('tournament-round-of');
        const arena: TournamentBrief = { ...brief, terms: { game: 'masters', system: 'arena' } };
        expect(whenOf(arena, 0)).toBe('tournament-ends');
        expect(whenOf({ ...brief, status: 'coming' }, 0)).toBe('tournament-begins-host');
    });

    it('has a cell for each round that there will be', () => {
        const [first, second, third] = told().standings.map(({ outings }) =>
            cellsOf(told(), outings).map(({ kind }) => kind),
        );
        expect(first).toEqual(['place', 'none', 'none']);
        expect(second).toEqual(['missed', 'none', 'none']);
        expect(third).toEqual(['bye', 'none', 'none']);
        expect(cellsOf(told('arena'), told().standings[0]?.outings)).toHaveLength(1);
    });
});
