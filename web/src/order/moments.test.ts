import { expect, test } from 'vitest';

import { idOf } from './moments';

test('whose page it is stands last in an address, however it was copied', () => {
    const typed = ['abc', ' https://example.net/player/abc ', '/player/abc/', 'player/abc?x=1#y'];
    expect(typed.map(idOf)).toEqual(['abc', 'abc', 'abc', 'abc']);
    expect(idOf(' ')).toBe('');
});
