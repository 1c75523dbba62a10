import { expect, test } from 'vitest';

import { unsaid } from './knowing';
import { NOTHING } from './narrow';
import type { Choice } from './wire';

const choice = (code: number, verb: string, ...parts: string[]): Choice => ({
    code,
    line: `${verb} ${code}`,
    verb,
    args: {},
    name: parts[0]!,
    parts,
});
const names = (choices: readonly Choice[]) => choices.map(({ name }) => name);

const gargoyle = [
    choice(1, 'build', 'Gargoyle', 'stone', 'cell 6'),
    choice(2, 'build', 'Gargoyle', 'tile', 'cell 10'),
    choice(3, 'play', 'Gargoyle', 'play it'),
];

test('before any click an answer is called by what it begins with', () => {
    expect(names(unsaid(gargoyle, NOTHING))).toEqual(['Gargoyle', 'Gargoyle', 'Gargoyle']);
});

test('one thing with many places is named with them', () => {
    const [one, two] = gargoyle.slice(0, 2);
    const done: Choice = {
        code: 9,
        line: 'done',
        verb: 'done',
        args: {},
        name: 'Done',
        kind: 'end',
    };
    expect(names(unsaid([one!, two!, done], NOTHING))).toEqual([
        'Gargoyle · stone · cell 6',
        'Gargoyle · tile · cell 10',
        'Done',
    ]);
});

test('what was chosen is not repeated', () => {
    const picks = { things: ['card:gargoyle'], verb: null };
    expect(names(unsaid(gargoyle, picks))).toEqual(['Stone · cell 6', 'Tile · cell 10', 'Play it']);
    const cell = [
        choice(1, 'build', 'Gargoyle', 'cell 6'),
        choice(2, 'build', 'Stone 5', 'cell 6'),
    ];
    expect(names(unsaid(cell, picks))).toEqual(['Gargoyle', 'Stone 5']);
});

test('of two that belong together the other one is left', () => {
    const pairs = [choice(1, 'oblige', 'A', 'B'), choice(2, 'oblige', 'C', 'A')];
    expect(names(unsaid(pairs, { things: ['mission:a'], verb: null }))).toEqual(['B', 'C']);
});

test('an answer without parts keeps its name', () => {
    const plain: Choice = { code: 1, line: 'end', verb: 'end', args: {}, name: 'End' };
    expect(unsaid([plain], { things: ['x'], verb: null })).toEqual([plain]);
});
