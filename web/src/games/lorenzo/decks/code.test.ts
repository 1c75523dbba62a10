/** The codes of decks are those that the rules write: these were written by the rules. */
import assert from 'node:assert/strict';
import { test } from 'vitest';

import { decode, encode, grouped, LENGTH } from './code';

const PILES = [
    [1, 2, 3, 4, 5, 6, 7, 8, 145, 146],
    [9, 10, 11, 12, 13, 14, 15, 16, 147, 148],
    [17, 18, 19, 20, 21, 22, 23, 24, 149, 150],
    [49, 50, 51, 52, 53, 54, 55, 56, 151, 152],
    [57, 58, 59, 60, 61, 62, 63, 64, 153, 154],
    [65, 66, 67, 68, 69, 70, 71, 72, 155, 156],
    [25, 26, 27, 28, 29, 30, 31, 32, 157, 158],
    [33, 34, 35, 36, 37, 38, 39, 40, 159, 160],
    [41, 42, 43, 44, 45, 46, 47, 48, 161, 162],
    [73, 74, 75, 76, 77, 78, 79, 80, 163, 164],
    [81, 82, 83, 84, 85, 86, 87, 88, 165, 166],
    [89, 90, 91, 92, 93, 94, 95, 96, 167, 168],
];
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
