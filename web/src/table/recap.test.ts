import { expect, test } from 'vitest';

import type { Deed, Happened } from '../lib/wire';
import { recalled } from './recap';

const entry = (number: number, seat: number, ...deeds: Deed[]): Happened => ({
    number,
    at: 0,
    kind: 'answered',
    seat,
    deeds,
});
const turn: Deed = { text: ['Turn'], head: true };
const placed = (place: string): Deed => ({
    text: ['Places black'],
    changes: [{ piece: 'member:black', place: `space:${place}` }],
});
const taken: Deed = {
    text: ['Takes ', { thing: 'card:28', text: 'Theater' }],
    changes: [{ amounts: { coin: -2 }, piece: 'card:28', source: 'space:building 2' }],
};

test('each turn of a rival since my last move is told by the piece it was about', () => {
    const log = [
        entry(1, 0, turn, placed('market 1')),
        entry(2, 1, turn, placed('building 2'), taken),
    ];
    expect(recalled(log, 0).map(({ seat, text, things }) => [seat, text, things])).toEqual([
        [1, 'Theater', ['space:building 2', 'card:28']],
    ]);
});

test('a turn that names no piece is told in its sentence', () => {
    const log = [entry(1, 0, placed('market 1')), entry(2, 1, turn, placed('production'))];
    expect(recalled(log, 0).map(({ text }) => text)).toEqual(['Places black']);
});

test('my own deeds, and those before my last move, are not told', () => {
    const log = [entry(1, 1, turn, taken), entry(2, 0, turn, taken)];
    expect(recalled(log, 0)).toEqual([]);
});

test('before my first move there is nothing to tell', () => {
    expect(recalled([entry(1, 1, turn, taken)], 0)).toEqual([]);
});
