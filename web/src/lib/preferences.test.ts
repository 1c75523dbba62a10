import { expect, test } from 'vitest';

import { preferencesOf, USUAL } from './preferences';

test('what nobody chose is as usual', () => {
    expect(preferencesOf({})).toEqual(USUAL);
});

test('what was chosen is kept', () => {
    const chosen = {
        speed: 'slow',
        motion: 'off',
        ends: false,
        volume: 40,
        delay: 'none',
        size: 130,
    };
    expect(preferencesOf(chosen)).toEqual(chosen);
});

test('what cannot be chosen is as usual, each by itself', () => {
    const kept = { speed: 'hasty', motion: 1, ends: 'no', volume: 101, delay: null, size: 89 };
    expect(preferencesOf(kept)).toEqual(USUAL);
    expect(preferencesOf({ ...kept, volume: 100, size: NaN })).toEqual({ ...USUAL, volume: 100 });
});
