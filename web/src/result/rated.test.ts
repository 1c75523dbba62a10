import { expect, test, vi } from 'vitest';

import type { TableInfo } from '../lib/wire';
import { countsFor, ratingOf } from './rated';

vi.mock('../lib/words.svelte', () => ({ say: (key: string) => key, words: { language: 'en' } }));

test('a rating is told with its change, and the first one alone', () => {
    expect(ratingOf({ shown: 1492, was: 1553 })).toBe('1492 (−61)');
    expect(ratingOf({ shown: 1508, was: 1447 })).toBe('1508 (+61)');
    expect(ratingOf({ shown: 1553 })).toBe('1553');
});

test('friendly games, practice and games alone change no rating', () => {
    const table = (rated: boolean, practice: boolean, seats: number) =>
        ({ settings: { rated, practice }, seats: Array(seats) }) as unknown as TableInfo;
    expect(countsFor(table(true, false, 2))).toBe(true);
    expect(countsFor(table(true, true, 2))).toBe(false);
    expect(countsFor(table(false, false, 2))).toBe(false);
    expect(countsFor(table(true, false, 1))).toBe(false);
});
