import { expect, test } from 'vitest';

import { isMoved } from './lines';

test('seats are moved where those that were there stand in another order', () => {
    expect(isMoved([1, 0])).toBe(true);
    expect(isMoved([0, null, 2, 1])).toBe(true);
    expect(isMoved([0, 1, null])).toBe(false);
    expect(isMoved([0, 2])).toBe(false); // one was taken away
    expect(isMoved([null, 0])).toBe(false);
});
