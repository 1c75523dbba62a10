import { expect, test } from 'vitest';

import { choice } from './choice.testing';
import { bar, choose, give, laid, leads, left, NOTHING, offered, settled, touch } from './narrow';
import type { Choice } from './wire';

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
    expect(bar(both, NOTHING, 200)).toHaveLength(2);
    expect(bar(both, NOTHING, 500)).toHaveLength(3);
    expect(bar(both, NOTHING, 500).some(({ lean }) => lean)).toBe(false);
});

test('where chips are crowded, what they bring is left out', () => {
    const rich = { ...choice(1, 'take', 'a'), gains: { coin: 1, stone: 1, shield: 1 } };
    const both = [rich, choice(2, 'buy', 'b'), choice(3, 'take', 'c')];
    expect(bar(both, NOTHING, 300).every(({ lean }) => lean)).toBe(true);
});

const loss = (code: number, verb: string, ...touches: string[]): Choice => ({
    ...choice(code, verb, ...touches),
    kind: 'quiet',
});
const end: Choice = { ...choice(9, 'end', 'end'), kind: 'end' };

test('a thing that can only be given away does not glow beside other answers', () => {
    const choices = [choice(1, 'take', 'row'), loss(2, 'discard', 'leader'), end];
    expect(leads(offered(choices, NOTHING), NOTHING, 'leader')).toBe(false);
    expect(leads(offered(choices, { things: [], verb: 'discard' }), NOTHING, 'leader')).toBe(true);
});

test('a click on what can be played or given away plays it', () => {
    const choices = [choice(1, 'play', 'leader'), loss(2, 'discard', 'leader'), end];
    expect(settled(choices, { things: ['leader'], verb: null })?.verb).toBe('play');
});

test('to give something away takes two clicks: what is done, and with which', () => {
    const choices = [choice(1, 'take', 'row'), loss(2, 'discard', 'leader'), end];
    expect(settled(choices, { things: [], verb: 'discard' })).toBe(null);
    expect(settled(choices, { things: ['leader'], verb: 'discard' })?.code).toBe(2);
});

test('a loss beside the end alone is not answered by one click', () => {
    expect(settled([loss(2, 'discard', 'leader'), end], { things: ['leader'], verb: null })).toBe(
        null,
    );
});

test('where every answer is a loss, one click gives it', () => {
    const choices = [loss(1, 'discard', 'card:a'), loss(2, 'discard', 'card:b')];
    expect(settled(choices, { things: ['card:a'], verb: null })?.code).toBe(1);
});

test('what is lost for good takes two clicks, wherever they are made', () => {
    const gone = (code: number, card: string): Choice => ({
        ...loss(code, 'discard', `card:${card}`, `discard:${card}`),
        final: true,
    });
    const [one, two] = [gone(1, 'a'), gone(2, 'b')];
    const choices = [one, two];
    const [chip] = laid(choices, NOTHING, WIDE).items;
    const meant = { picks: { things: ['card:a'], verb: 'discard' } };
    expect(choose(choices, NOTHING, chip!, false)).toEqual(meant);
    expect(choose(choices, meant.picks, chip!, false)).toEqual({ answer: one });
    const picks = { things: ['card:b'], verb: null };
    expect(touch(choices, NOTHING, 'card:b')).toEqual({ picks });
    expect(touch(choices, picks, 'discard:b')).toEqual({ answer: two });
    expect(give([...choices, end], NOTHING, 'discard:b')).toEqual({
        picks: { things: ['discard:b'], verb: 'discard' },
    });
    expect(give(choices, picks, 'discard:b')).toEqual({ answer: two });
});

test('a loss that can be taken back is given by its control beside the end', () => {
    const choices = [loss(1, 'discard', 'discard:a'), end];
    expect(give(choices, NOTHING, 'discard:a')).toEqual({ answer: choices[0] });
});

test('a main kind of answer is spread at once into the few things it begins with', () => {
    const main = (code: number, member: string): Choice => ({
        ...choice(code, 'place', `member:${member}`, `space:${code}`),
        kind: 'main',
    });
    const choices = [main(1, 'black'), main(2, 'black'), main(3, 'white'), choice(4, 'add', 'cap')];
    const items = bar(choices, NOTHING, NARROW, (thing) => thing.startsWith('member:'));
    expect(items.map(({ thing, verb }) => thing ?? verb)).toEqual([
        'member:black',
        'member:white',
        'add',
    ]);
});
