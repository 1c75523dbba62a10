import { expect, test } from 'vitest';

import { soundsOf } from './hearing';
import type { Change, Happened } from './wire';

const entry = (changes: Change[], ...events: unknown[]): Happened => ({
    number: 1,
    at: 0,
    kind: 'answered',
    deeds: [{ text: [], changes }],
    events,
});

test('marbles, cards and coins are heard, each once', () => {
    const bought = entry([{ piece: 'card:12' }, { seat: 0, amounts: { coin: -2, stone: 1 } }]);
    const marbles = entry([], { event: 'MarblesTaken' });
    expect(soundsOf([bought, marbles, bought])).toEqual(['marble', 'card', 'coin']);
});

test('other goods and pieces make no sound', () => {
    expect(
        soundsOf([entry([{ piece: 'member:orange' }, { amounts: { coin: 0, wood: 3 } }])]),
    ).toEqual([]);
    expect(soundsOf([{ number: 1, at: 0, kind: 'said', text: 'ciao' }])).toEqual([]);
});
