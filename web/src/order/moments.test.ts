import { expect, test } from 'vitest';

import { idOf, placeOf } from './moments';

test('whose page it is stands last in an address, however it was copied', () => {
    const typed = ['abc', ' https://example.net/player/abc ', '/player/abc/', 'player/abc?x=1#y'];
    expect(typed.map(idOf)).toEqual(['abc', 'abc', 'abc', 'abc']);
    expect(idOf(' ')).toBe('');
});

test('a club, a contest and a tournament are known by the address of their page, people are not', () => {
    const typed = ['club/a-1', ' https://example.net/b/contest/x_2/#secret ', '/tournament/3?x=1'];
    expect(typed.map(placeOf)).toEqual(['club/a-1', 'contest/x_2', 'tournament/3']);
    expect(['/player/club', 'club', '/aclub/1', ''].map(placeOf)).toEqual([null, null, null, null]);
});
