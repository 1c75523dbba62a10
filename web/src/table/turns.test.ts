import { expect, test } from 'vitest';

import type { Deed, Happened } from '../lib/wire';
import { byTurn } from './turns';

const entry = (number: number, seat: number | null, ...deeds: Deed[]) => ({
    entry: { number, at: 0, kind: 'answered', seat } as Happened,
    deeds,
});
const deed = (text: string, more: Partial<Deed> = {}): Deed => ({ text: [text], ...more });

test('a turn begins with its heading, and the latest stands first', () => {
    const turns = byTurn([
        entry(1, 0, deed('Turn 1.', { head: true }), deed('Takes row 1.')),
        entry(2, 1, deed('Turn 2.', { head: true }), deed('Takes row 2.')),
    ]);
    expect(turns.map(({ title }) => title)).toEqual(['Turn 2.', 'Turn 1.', '']);
});

test('what one seat does in a row is one block, and who is named by a deed has their own', () => {
    const [turn] = byTurn([
        entry(1, 0, deed('Keeps two.', { seat: 0 }), deed('Keeps two.', { seat: 1 })),
        entry(2, 1, deed('Takes row 2.', { seat: 1 })),
    ]);
    expect(turn?.blocks.map(({ seat, deeds }) => [seat, deeds.length])).toEqual([
        [0, 1],
        [1, 2],
    ]);
});

test('a deed done again counts twice, with what it changed', () => {
    const gone = deed('Lets 1 stone go.', { changes: [{ seat: 0, amounts: { stone: -1 } }] });
    const [turn] = byTurn([entry(1, 0, gone, gone)]);
    expect(turn?.blocks[0]?.deeds).toEqual([
        { text: ['Lets 1 stone go.'], pays: { stone: 2 }, gains: {}, times: 2 },
    ]);
});

test('what several others had alike is shown once, and nothing where they had different things', () => {
    const walked = (...spaces: number[]) =>
        deed('Others walk.', {
            changes: spaces.map((faith, i) => ({ seat: i + 1, amounts: { faith } })),
        });
    const [alike] = byTurn([entry(1, 0, walked(2, 2))]);
    const [different] = byTurn([entry(1, 0, walked(1, 2))]);
    expect(alike?.blocks[0]?.deeds[0]?.gains).toEqual({ faith: 2 });
    expect(different?.blocks[0]?.deeds[0]?.gains).toEqual({});
});
