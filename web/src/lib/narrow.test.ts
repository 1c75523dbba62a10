import { expect, test } from 'vitest';

import { bar, leads, left, NOTHING } from './narrow';
import type { Choice } from './wire';

const choice = (code: number, verb: string, ...touches: string[]): Choice => ({
    code,
    line: `${verb} ${code}`,
    verb,
    args: {},
    touches,
    name: `${verb} ${code}`,
});
const WIDE = 10_000;
const NARROW = 100;

test('a click keeps the answers that touch the thing once more than it was clicked', () => {
    const [one, two] = [choice(1, 'pay', 'coin', 'coin'), choice(2, 'pay', 'coin', 'stone')];
    const picks = { things: ['coin', 'coin'], verb: null };
    expect(left([one, two], picks)).toEqual([one]);
    expect(leads([one, two], { things: ['stone'], verb: null }, 'stone')).toBe(false);
});

test('answers that fit are listed, each by itself', () => {
    const choices = [choice(1, 'take', 'row'), choice(2, 'buy', 'deck')];
    expect(bar(choices, NOTHING, WIDE).map(({ choices: same }) => same)).toEqual([
        [choices[0]],
        [choices[1]],
    ]);
});

test('of more answers than fit, first their kinds are listed', () => {
    const choices = [choice(1, 'take', 'a'), choice(2, 'take', 'b'), choice(3, 'buy', 'c')];
    expect(bar(choices, NOTHING, NARROW).map(({ verb }) => verb)).toEqual(['take', 'buy']);
});

test('of very many of one kind, first the thing that stands for them', () => {
    const choices = Array.from({ length: 14 }, (_, i) =>
        choice(i, 'place', `member:${i % 2 ? 'black' : 'white'}`, `space:${i}`),
    );
    const items = bar(choices, { things: [], verb: 'place' }, NARROW, () => true);
    expect(items.map(({ thing }) => thing)).toEqual(['member:white', 'member:black']);
});

test('answers that are called alike are told apart by the thing that is clicked first', () => {
    const alike = ['member:white', 'member:black'].flatMap((member, i) =>
        [0, 1, 2].map((space) => ({
            ...choice(10 * i + space, 'place', member, `space:${space}`),
            name: `Space ${space}`,
        })),
    );
    const items = bar(alike, NOTHING, WIDE, () => true);
    expect(items.map(({ thing }) => thing)).toEqual(['member:white', 'member:black']);
});

test('amounts take room on a chip as letters do', () => {
    const rich = { ...choice(1, 'take', 'a'), gains: { coin: 1, stone: 1, shield: 1 } };
    const both = [rich, choice(2, 'buy', 'b'), choice(3, 'take', 'c')];
    expect(bar(both, NOTHING, 300)).toHaveLength(2);
    expect(bar(both, NOTHING, 500)).toHaveLength(3);
});
