import { expect, test } from 'vitest';

import type { GameInfo, SeatInfo, TableInfo } from '../lib/wire';
import {
    added,
    moved,
    numbered,
    optionsChange,
    seatsChange,
    setupOf,
    shuffled,
    turned,
    without,
} from './arranging';

const ANNA: SeatInfo = { seat: 0, kind: 'person', name: 'Anna' };
const BOT: SeatInfo = { seat: 1, kind: 'bot', bot: 'artisan' };
const OPEN: SeatInfo = { seat: 2, kind: 'open' };
const BICE: SeatInfo = { seat: 3, kind: 'person', name: 'Bice' };

const table = (...seats: SeatInfo[]): TableInfo =>
    ({
        game: 'toy',
        players: seats.length,
        options: { teams: 'true' },
        settings: {},
        seats: seats.map((seat, at) => ({ ...seat, seat: at })),
    }) as unknown as TableInfo;
const four = table(ANNA, BOT, OPEN, BICE);
const from = (seats: { from?: number | null }[]) => seats.map((seat) => seat.from ?? null);

test('seats are added, taken away and turned into others', () => {
    expect(added(four, { kind: 'bot', bot: 'master' }).at(-1)).toEqual({
        kind: 'bot',
        bot: 'master',
    });
    expect(from(without(four, 2))).toEqual([0, 1, 3]);
    expect(turned(four, 2, { kind: 'invited' })[2]).toEqual({ from: 2, kind: 'invited' });
});

test('a seat that moves pushes the others on', () => {
    expect(from(moved(four, 0, 2))).toEqual([1, 2, 0, 3]);
    expect(from(moved(four, 3, 0))).toEqual([3, 0, 1, 2]);
    expect(from(moved(four, 1, 1))).toEqual([0, 1, 2, 3]);
});

test('shuffled seats are never in the order they were in', () => {
    expect(from(shuffled(four, () => 0.999))).toEqual([1, 2, 3, 0]);
    expect(from(shuffled(four, () => 0)).toSorted()).toEqual([0, 1, 2, 3]);
    expect(from(shuffled(table(ANNA)))).toEqual([0]);
});

test('fewer seats leave the people, and bots rather than free seats', () => {
    expect(from(numbered(four, 3))).toEqual([0, 1, 3]);
    expect(from(numbered(four, 2))).toEqual([0, 3]);
    expect(from(numbered(four, 1))).toEqual([0, 3]); // nobody is sent away: the server says so
    expect(numbered(four, 5).at(-1)).toEqual({ kind: 'open' });
});

test('options follow the number of seats, and seats an option', () => {
    const teams = { values: ['false', 'true'], default: 'false', players: { true: [4] } };
    const game = { name: 'toy', players: [2, 3, 4], options: { teams } } as unknown as GameInfo;
    const known = { game, editors: {}, bots: [], offer: { levels: [], others: [] } };
    const fewer = seatsChange(four, known as never, without(four, 2));
    expect(fewer.options).toEqual({ teams: 'false' });
    expect(seatsChange(four, known as never, moved(four, 0, 1)).options).toBe(undefined);
    const three = table(ANNA, BOT, BICE);
    const setup = { ...setupOf(three), seats: setupOf(four).seats, options: { teams: 'true' } };
    expect(optionsChange(three, setup).seats?.length).toBe(4);
    expect(optionsChange(four, setup)).toEqual({ options: { teams: 'true' } });
});
