/** The codes of decks are those that the rules write: these were written by the rules. */
import assert from 'node:assert/strict';
import { test } from 'vitest';

import { decode, encode, grouped, LENGTH } from './code';

const from = (first: number, n: number) => Array.from({ length: n }, (_, i) => first + i);
/** Eight cards of a kind and period, and two special ones: by the first of the eight. */
const PILES = [1, 9, 17, 49, 57, 65, 25, 33, 41, 73, 81, 89].map((first, i) => [
    ...from(first, 8),
    ...from(145 + 2 * i, 2),
]);
const FIRST = PILES.flatMap((pile) => pile.slice(0, 2));
const LAST = PILES.flatMap((pile) => pile.slice(-2));
// prettier-ignore
const DECKS: [number[], string][] = [
    [FIRST, '000000000000000'],
    [LAST, '2sgqhx2rpdtn31t'],
    [[2, 3, 10, 13, 24, 31, 33, 45, 48, 55, 56, 58, 60, 65, 72, 74, 76, 81, 86, 89, 150, 158,
        160, 168], '0j0rrtmke6npnjf'],
    [[1, 2, 10, 14, 19, 21, 31, 38, 48, 52, 53, 57, 67, 77, 81, 94, 96, 154, 156, 158, 159, 161,
        163, 166], '00gkkvnt430k6tf'],
    [[4, 11, 14, 24, 28, 36, 40, 50, 57, 69, 72, 79, 80, 83, 84, 91, 145, 150, 152, 154, 157,
        161, 162, 167], '1ra9rhdfn4sjdqq'],
];

test('a deck is written as the rules write it', () => {
    for (const [out, code] of DECKS) assert.equal(encode(PILES, new Set(out)), code);
});

test('a deck is read as the rules read it', () => {
    for (const [out, code] of DECKS) assert.deepEqual(decode(PILES, code), new Set(out));
});

test('what was typed by hand is read too', () => {
    for (const [out, code] of DECKS) {
        const typed = grouped(code).toUpperCase().replaceAll('1', 'I').replaceAll('0', 'O');
        assert.deepEqual(decode(PILES, ` ${typed} `), new Set(out), typed);
    }
    assert.equal(grouped('1ra9rhdfn4sjdqq'), '1ra9r-hdfn4-sjdqq');
});

test('a deck that has too many or too few cards has no code', () => {
    assert.equal(encode(PILES, new Set(LAST.slice(1))), null);
    assert.equal(encode(PILES, new Set([...LAST, 1])), null);
});

test('every single letter that is mistyped is noticed', () => {
    const [, code] = DECKS[4] ?? [[], ''];
    for (let i = 0; i < LENGTH; i++)
        for (const other of '0123456789abcdefghjkmnpqrstvwxy'.replace(code[i] ?? '', '')) {
            const wrong = code.slice(0, i) + other + code.slice(i + 1);
            assert.equal(decode(PILES, wrong), 'mistyped', wrong);
        }
});

test('what is no code says why', () => {
    assert.equal(decode(PILES, ''), 'length');
    assert.equal(decode(PILES, '15snz'), 'length');
    assert.equal(decode(PILES, '1ra9rhdfn4sjdqz'), 'length');
    assert.equal(decode(PILES, 'yyyyyyyyyyyyyyk'), 'nothing');
});
