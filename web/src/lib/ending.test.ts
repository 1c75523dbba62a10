import { expect, test } from 'vitest';

import { endsByItself } from './ending';

const done = { seat: 1, held: 1, closing: null, undo: false };

test('a turn ends by itself where nothing is left to choose or to take back', () => {
    expect(endsByItself(done, true)).toBe(true);
});

test('it waits for who could take something back, or wants to press the button', () => {
    expect(endsByItself({ ...done, undo: true }, true)).toBe(false);
    expect(endsByItself(done, false)).toBe(false);
});

test('what was chosen one by one is closed by hand', () => {
    expect(endsByItself({ ...done, closing: { code: 3 } }, true)).toBe(false);
});

test('nobody ends the turn of another, and a spectator none', () => {
    expect(endsByItself({ ...done, held: 0 }, true)).toBe(false);
    expect(endsByItself({ ...done, held: null }, true)).toBe(false);
    expect(endsByItself({ ...done, seat: null, held: null }, true)).toBe(false);
});
