import { expect, test } from 'vitest';

import type { Deed, Happened } from '../lib/wire';
import { byTurn, rounds } from './turns';

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
    expect(turns.map(({ title }) => title)).toEqual(['Turn 2', 'Turn 1', '']);
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
        { text: ['Lets 1 stone go.'], pays: { stone: 2 }, gains: {}, times: 2, things: [] },
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

const turnOf = (seat: number): Deed => ({
    text: ['Turn 3: ', { thing: `seat:${seat}`, text: 'Anna' }, '.'],
    head: true,
});

test('where there are rounds, turns have no headings of their own, but stand apart', () => {
    const round = deed('Round 2.', { head: true });
    const turns = byTurn([
        entry(1, 0, round, turnOf(0), deed('Takes row 1.')),
        entry(2, 0, turnOf(0), deed('Takes row 2.')),
    ]);
    expect(turns.map(({ title, blocks }) => [title, blocks.length])).toEqual([
        ['Round 2', 2],
        ['', 0],
    ]);
});

test('a heading of a turn does not name who takes it', () => {
    expect(byTurn([entry(1, 0, turnOf(0))])[0]?.title).toBe('Turn 3');
});

test('a heading of a turn that is lost says who loses it', () => {
    const text = ['Turn 3: ', { thing: 'seat:1', text: 'Bea' }, ' loses it.'];
    const [turn] = byTurn([entry(1, 1, deed('', { head: true, text }))]);
    expect(turn?.title).toBe('Turn 3: Bea loses it');
});

test('what was taken back is marked', () => {
    const undone = { number: 2, at: 0, kind: 'undone', seat: 0, undoes: [1] } as Happened;
    const [turn] = byTurn([
        entry(1, 0, deed('Takes row 1.')),
        { entry: undone, deeds: [deed('Takes it back.')] },
    ]);
    expect(turn?.blocks.map((block) => block.undone)).toEqual([true, false]);
});

test('a round is a heading that begins nobody’s turn', () => {
    const turn = deed('', { head: true, text: [{ thing: 'seat:1', text: 'Bea' }, ' plays.'] });
    const round = deed('Round 2.', { head: true });
    const log = [entry(1, 0, deed('Takes row 1.'), round, turn)].map(({ entry, deeds }) => ({
        ...entry,
        deeds,
    }));
    expect(rounds(log)).toEqual(['Round 2']);
});

test('who watches speaks as who plays does, by name', () => {
    const murmured = { number: 1, at: 0, kind: 'murmured', name: 'Zeno' } as Happened;
    const [turn] = byTurn([{ entry: murmured, deeds: [deed('Well!')] }]);
    expect(turn?.blocks.map(({ chat, name, seat }) => [chat, name, seat])).toEqual([
        [true, 'Zeno', null],
    ]);
});

test('what was taken back is struck out until the next heading', () => {
    const undone = { number: 2, at: 0, kind: 'undone', seat: 0, undoes: [1] } as Happened;
    const log = [
        entry(1, 0, deed('Turn 1.', { head: true }), deed('Takes row 1.')),
        { entry: undone, deeds: [deed('Takes it back.')] },
        entry(3, 0, deed('Takes row 2.')),
    ];
    const told = (turns: ReturnType<typeof byTurn>) =>
        turns.map(({ blocks }) => blocks.flatMap(({ deeds }) => deeds.flatMap(({ text }) => text)));
    expect(told(byTurn(log))[0]).toEqual(['Takes row 1.', 'Takes it back.', 'Takes row 2.']);
    const on = byTurn([...log, entry(4, 1, deed('Turn 2.', { head: true }))]);
    expect(told(on)[1]).toEqual(['Takes row 2.']);
});

test('a deed knows where it may be seen', () => {
    const placed = deed('Places white.', {
        changes: [{ seat: 0, piece: 'member:white', source: 'hand', place: 'space:market 2' }],
    });
    expect(byTurn([entry(1, 0, placed)])[0]?.blocks[0]?.deeds[0]?.things).toEqual([
        'space:market 2',
    ]);
});
