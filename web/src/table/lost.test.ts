import { expect, test } from 'vitest';

import type { Happened, Proposal } from '../lib/wire';
import { lostBy } from './lost';

const entry = (number: number, text: string, more: Partial<Happened> = {}): Happened => ({
    number,
    at: 0,
    kind: 'answered',
    deeds: [{ text: ['Turn'], head: true }, { text: [text] }],
    ...more,
});
const proposal = (to: number): Proposal => ({ number: 9, seat: 0, what: 'undo', to });

test('going back loses what was done since, without headings', () => {
    const log = [entry(4, 'Takes row 1.'), entry(5, 'Takes row 2.'), entry(6, 'Buys blue 1.')];
    expect(lostBy(proposal(5), { log, info: null })).toEqual(['Takes row 2.', 'Buys blue 1.']);
});

test('what was taken back already is not lost again', () => {
    const undone: Happened = { number: 7, at: 0, kind: 'undone', undoes: [6] };
    const log = [entry(5, 'Takes row 2.'), entry(6, 'Buys blue 1.'), undone];
    expect(lostBy(proposal(5), { log, info: null })).toEqual(['Takes row 2.']);
});

test('a proposal that goes nowhere loses nothing', () => {
    const log = [entry(5, 'Takes row 2.')];
    const { number, seat, what } = proposal(5);
    expect(lostBy({ number, seat, what }, { log, info: null })).toEqual([]);
});
