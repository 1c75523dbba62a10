import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { canWait, Pacing, tells } from './pacing';
import type { Happened, Update } from './wire';

let shown: string[] = [];
let waiting = 0;
const made = () =>
    new Pacing<string>(
        (told) => shown.push(told),
        (n) => (waiting = n),
    );

beforeEach(() => {
    vi.useFakeTimers();
    shown = [];
    waiting = 0;
});
afterEach(() => vi.useRealTimers());

test('the first is shown at once, the next when it has been seen for a while', () => {
    const pacing = made();
    for (const each of ['a', 'b', 'c']) pacing.later(each, 800);
    expect([shown, waiting]).toEqual([['a'], 2]);
    vi.advanceTimersByTime(799);
    expect(shown).toEqual(['a']);
    vi.advanceTimersByTime(1);
    expect([shown, waiting]).toEqual([['a', 'b'], 1]);
    vi.advanceTimersByTime(800);
    expect([shown, waiting]).toEqual([['a', 'b', 'c'], 0]);
    pacing.later('d', 800);
    expect(waiting).toBe(1);
});

test('what shows nothing keeps nobody waiting', () => {
    const pacing = made();
    for (const each of ['a', 'b', 'c']) pacing.later(each, 0);
    expect(shown).toEqual(['a', 'b', 'c']);
});

test('what cannot wait comes after all that waits, and then nothing waits', () => {
    const pacing = made();
    for (const each of ['a', 'b', 'c']) pacing.later(each, 800);
    pacing.now('mine');
    expect([shown, waiting]).toEqual([['a', 'b', 'c', 'mine'], 0]);
    vi.advanceTimersByTime(5000);
    expect(shown).toHaveLength(4);
    pacing.later('d', 800);
    expect(shown.at(-1)).toBe('d');
});

test('who skips sees all at once, and is told whether there was something', () => {
    const pacing = made();
    expect(pacing.skip()).toBe(false);
    for (const each of ['a', 'b', 'c']) pacing.later(each, 800);
    expect(pacing.skip()).toBe(true);
    expect(shown).toEqual(['a', 'b', 'c']);
    expect(pacing.skip()).toBe(false);
});

test('who skips while something is being shown loses and repeats nothing', () => {
    const pacing: Pacing<string> = new Pacing<string>(
        (told) => {
            shown.push(told);
            if (told === 'b') pacing.skip();
        },
        () => undefined,
    );
    for (const each of ['a', 'b', 'c', 'd']) pacing.later(each, 800);
    vi.advanceTimersByTime(10_000);
    expect(shown).toEqual(['a', 'b', 'c', 'd']);
});

test('after the end nothing is shown', () => {
    const pacing = made();
    for (const each of ['a', 'b']) pacing.later(each, 800);
    pacing.close();
    vi.advanceTimersByTime(5000);
    expect(shown).toEqual(['a']);
});

const seats = [
    { seat: 0, kind: 'person' as const, name: 'Anna' },
    { seat: 1, kind: 'bot' as const, bot: 'master', name: 'Ottone' },
    { seat: 2, kind: 'person' as const, name: 'Bice', bot: 'greedy' }, // it stands in for her
];
const table = { seat: 0, mine: [0], number: 10, myTurn: false, info: { seats } };
const entry = (seat: number, kind = 'answered', number = 11): Happened => ({
    number,
    at: 0,
    kind,
    seat,
});
const told = (entries: Happened[], more: Partial<Update> = {}): Update =>
    ({ type: 'update', table: 't', number: 11, version: 5, at: 0, entries, ...more }) as Update;

test('only what bots did can wait', () => {
    expect(canWait(told([entry(1)]), table)).toBe(true);
    expect(canWait(told([entry(0, 'answered', 9), entry(1), entry(1, 'ended', 12)]), table)).toBe(
        true,
    );
    expect(canWait(told([entry(1), entry(0, 'murmured', 12)]), table)).toBe(true);
    expect(canWait(told([entry(1), entry(0, 'said', 12)]), table)).toBe(false);
    expect(canWait(told([entry(2)]), table)).toBe(false);
    expect(canWait(told([entry(1, 'answered', 10)]), table)).toBe(false);
    expect(canWait(told([]), table)).toBe(false);
});

test('nothing waits that answers the reader, or that the reader is asked meanwhile', () => {
    expect(canWait(told([entry(1)], { ack: 'key' }), table)).toBe(false);
    expect(canWait(told([entry(1)]), { ...table, myTurn: true })).toBe(false);
    expect(canWait(told([entry(1)], { missed: true }), table)).toBe(false);
    expect(canWait(told([entry(1)]), { ...table, number: 0 })).toBe(false);
});

test('nothing waits while the clock of the reader runs', () => {
    const clocks = (mine: boolean) =>
        [mine, !mine, false].map((runs) => ({ left: 1000, runs })) as Update['clocks'];
    expect(canWait(told([entry(1)], { clocks: clocks(true) }), table)).toBe(false);
    expect(canWait(told([entry(1)], { clocks: clocks(false) }), table)).toBe(true);
});

test('an end of a turn that tells of nothing is nothing to see', () => {
    expect(tells(told([entry(1, 'ended')]))).toBe(false);
    expect(tells(told([{ ...entry(1), deeds: [{ text: ['…'] }] }]))).toBe(true);
});
