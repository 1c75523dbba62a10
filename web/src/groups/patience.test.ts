import { expect, test } from 'vitest';

import { pauseAfter } from './patience';

const MINUTE = 60_000;

test('who talks is heard soon, and a silent room is looked at rarely', () => {
    expect(pauseAfter(0)).toBe(3_000);
    expect(pauseAfter(MINUTE)).toBe(6_000);
    expect(pauseAfter(60 * MINUTE)).toBe(30_000);
});
