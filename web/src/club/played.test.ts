import { expect, test, vi } from 'vitest';

import type { PlayedGame, Sitting } from '../lib/wire';
import { changeOf, dayOf, occasionOf, othersOf, placeOf, pointsOf } from './played';
import { isSeason, seasonName } from './season';

vi.mock('../lib/words.svelte', () => ({
    say: (key: string, args: Record<string, unknown> = {}) =>
        [key, ...Object.values(args)].join(' '),
    words: { language: 'en', knows: (key: string) => key === 'bot-artisan' },
}));

const sat = (points: number, place: number, more: Partial<Sitting> = {}): Sitting => ({
    points,
    place,
    name: 'Bruno',
    ...more,
});
const game = (sittings: Sitting[], more: Partial<PlayedGame> = {}): PlayedGame => ({
    table: 't',
    game: 'masters',
    ended: 0,
    lasted: 0,
    pool: 'more',
    seat: 0,
    won: false,
    sittings,
    ...more,
});

test('points are told with one’s own first and those of the others from the highest', () => {
    expect(pointsOf(game([sat(30, 3), sat(41, 2), sat(48, 1)]))).toBe('club-points 30 48, 41');
    expect(pointsOf(game([sat(54, 1)], { won: true }))).toBe('club-points-alone 54 true');
});

test('a game that ended without points has none', () => {
    expect(pointsOf(game([sat(0, 1), sat(0, 2)]))).toBe('result-place-none');
});

test('who gave up has no place, and teams are not counted by heads', () => {
    const two = [sat(9, 2), sat(10, 1)];
    expect(placeOf(game(two))).toBe('club-place result-place 2 2');
    expect(placeOf(game([sat(9, 2, { gave_up: true }), sat(10, 1)]))).toBe('club-gave-up');
    expect(placeOf(game([sat(9, 1)]))).toBe('club-alone');
    expect(placeOf(game([...two, ...two], { pool: 'teams' }))).toBe('result-place 2');
});

test('others are named, bots apart; who hides is somebody; many are counted', () => {
    const bot = sat(1, 2, { bot: 'artisan', name: '' });
    const few = othersOf(game([sat(2, 1), bot, sat(1, 3, { name: '' }), bot]));
    expect(few.shown.map(({ seat, name }) => [seat, name])).toEqual([
        [1, 'bot-artisan'],
        [2, 'club-somebody'],
        [3, 'bot-artisan 2'],
    ]);
    expect(few.more).toBe(0);
    const many = othersOf(game([bot, bot, sat(1, 2), bot, bot], { seat: 2 }));
    expect(many.shown.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(many.more).toBe(2);
});

test('a change has its sign, and where there is none it is said why', () => {
    const two = [sat(9, 2), sat(10, 1)];
    expect(changeOf(game(two, { change: 12 }))).toEqual({ text: '+12', sign: 1 });
    expect(changeOf(game(two, { change: -9 }))).toEqual({ text: '−9', sign: -1 });
    expect(changeOf(game(two)).text).toBe('club-first-rated');
    expect(changeOf(game(two, { pool: '' })).text).toBe('club-friendly');
    expect(changeOf(game([sat(9, 1)], { pool: 'solo', change: 7 })).text).toBe('');
});

test('a game of a contest or a tournament says so with its page, and is not friendly', () => {
    const of = (more: Partial<PlayedGame>) => game([sat(9, 1)], { pool: '', ...more });
    expect(occasionOf(of({}))).toBeNull();
    for (const [more, kind, page] of [
        [{ contest: 'daily/2026-11-19/masters' }, 'daily', '/daily/2026-11-19/masters'],
        [{ contest: 'duplicate/abc/1795000000000/3' }, 'duplicate', '/contest/abc'],
        [{ tournament: 'cup' }, 'tournament', '/tournament/cup'],
    ] as const) {
        expect(occasionOf(of(more))).toEqual({ text: `club-occasion ${kind}`, page });
        expect(changeOf(of(more)).text).toBe('');
    }
    expect(changeOf(of({ tournament: 'cup', pool: 'two', change: 12 })).text).toBe('+12');
});

test('a day is today, yesterday, or a date; the year is said where it is another', () => {
    const now = new Date(2026, 10, 18, 1).getTime();
    const on = (...day: [number, number, number, number]) => dayOf(new Date(...day).getTime(), now);
    expect(on(2026, 10, 18, 0)).toBe('today');
    expect(on(2026, 10, 17, 23)).toBe('yesterday');
    expect(on(2026, 10, 16, 23)).toBe('Nov 16');
    expect(on(2025, 10, 16, 23)).toBe('Nov 16, 2025');
});

test('a season is told by its months', () => {
    expect(['2026-4', '2026-5', 'autumn', ''].filter(isSeason)).toEqual(['2026-4']);
    expect(seasonName('2026-4', 'en')).toMatch(/^October\s–\sDecember 2026$/);
});
