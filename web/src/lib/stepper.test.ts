/** When a number is asked for, and how one goes through the answers. */
import { expect, test } from 'vitest';

import type { Item } from './narrow';
import { gathered, meaning, stepped } from './stepper';
import type { Choice } from './wire';

const spend = (servants: number): Choice => ({
    code: 177 + servants,
    line: `spend ${servants}`,
    verb: 'spend',
    args: { servants: `${servants}` },
    number: servants,
});
const replace = (good: string, servants: number): Choice => ({
    ...spend(servants),
    verb: 'replace',
    args: { good, servants: `${servants}` },
});
const activate = (card: number): Choice => ({
    code: card,
    line: `activate card ${card}`,
    verb: 'activate',
    args: { card: `${card}` },
});
const alone = (choice: Choice): Item => ({ verb: choice.verb, thing: null, choices: [choice] });
const together = (choices: Choice[]): Item => ({ verb: choices[0]!.verb, thing: null, choices });

const steps = (items: Item[]) => gathered(items).steps;

const NUMBERS = [spend(3), spend(0), spend(1)];

test('answers that differ in how many stand from the least to the most', () => {
    const found = steps(NUMBERS.map(alone));
    expect(found.map(({ number }) => number)).toEqual([0, 1, 3]);
    expect(steps([together(NUMBERS)])).toEqual(found);
});

test('names that are numbers are no amounts', () => {
    expect(steps([activate(5), activate(12)].map(alone))).toEqual([]);
});

test('answers about several things, or of several kinds, are no stepper', () => {
    expect(steps([replace('wood', 1), replace('stone', 1)].map(alone))).toEqual([]);
    expect(steps([replace('wood', 0), replace('wood', 1)].map(alone))).toHaveLength(2);
    expect(steps([spend(1), activate(2)].map(alone))).toEqual([]);
});

test('numbers among other answers are one item, which narrows to them', () => {
    const found = gathered([...NUMBERS, activate(2)].map(alone));
    expect(found.steps).toEqual([]);
    expect(found.items.map(({ verb, choices }) => [verb, choices.length])).toEqual([
        ['activate', 1],
        ['spend', 3],
    ]);
});

test('of two kinds of numbers the first is stepped through', () => {
    const ahead = [1, 2].map((n) => ({ ...spend(n), verb: 'add' }));
    const found = gathered([...NUMBERS, ...ahead].map(alone));
    expect(found.steps).toHaveLength(3);
    expect(found.items).toEqual([together(ahead)]);
});

test('one answer is no question', () => expect(steps([alone(spend(1))])).toEqual([]));

test('a step goes to the next answer and stays at the ends', () => {
    const [none, one, three] = steps(NUMBERS.map(alone));
    expect(stepped([none!, one!, three!], one!, 1)).toBe(three);
    expect(stepped([none!, one!, three!], three!, 1)).toBe(three);
    expect(stepped([none!, one!, three!], none!, -1)).toBe(none);
});

test('a number means its answer, if there is one', () => {
    expect(meaning(NUMBERS, 3)?.line).toBe('spend 3');
    expect(meaning(NUMBERS, 2)).toBeUndefined();
});
