import { expect, test } from 'vitest';

import { curved, HEIGHT, WIDTH } from './course';

const at = (path: string): number[][] =>
    path
        .slice(1)
        .split('L')
        .map((point) => point.split(' ').map(Number));

test('a curve goes from the oldest game at the left to the latest at the right', () => {
    const curve = curved([1500, 1700, 1600])!;
    expect(at(curve.path)).toEqual([
        [0, HEIGHT],
        [WIDTH / 2, 0],
        [WIDTH, HEIGHT / 2],
    ]);
    expect(curve.end).toEqual([WIDTH, HEIGHT / 2]);
});

test('small changes look small', () => {
    const [[, first], [, last]] = at(curved([1500, 1506])!.path) as [number[], number[]];
    expect(first! - last!).toBeCloseTo(HEIGHT / 10);
    expect(first! + last!).toBeCloseTo(HEIGHT);
});

test('one game is a point, and none are nothing', () => {
    expect(curved([1500])).toEqual({ path: '', end: [WIDTH, HEIGHT / 2] });
    expect(curved([])).toBeNull();
});
