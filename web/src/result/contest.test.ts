import { expect, test } from 'vitest';

import { pageOf } from './contest';

test('a game of a contest leads to its page', () => {
    expect(pageOf('daily/2026-11-18/masters-solo')).toBe('/daily/2026-11-18/masters-solo');
    expect(pageOf('again/2026-11-18/masters-solo/000')).toBe('/daily/2026-11-18/masters-solo');
    expect(pageOf('duplicate/abc/1795000000000/3')).toBe('/contest/abc');
});
