/** What the coach draws keeps to its scale. */
import assert from 'node:assert/strict';
import { test } from 'vitest';

import type { JudgedDecision } from '../lib/wire';
import { gradeOf } from './grades';
import { nearestPlace, plotted } from './reviewChart';
import { scaleOf } from './scale';

const judged = (number: number, lost: number, value: number): JudgedDecision => ({
    number,
    turn: Math.floor(number / 3),
    code: 1,
    line: 'a',
    best_code: lost ? 2 : 1,
    best_line: 'b',
    lost,
    low: lost - 1,
    high: lost + 1,
    value,
    sources: {},
});
const GAME = [judged(2, 0, 1), judged(5, 3, -4), judged(9, 0.5, 6), judged(14, 0, 2)];

test('all intervals and the zero lie within the scale, in their order', () => {
    const scale = scaleOf([
        { low: 2, value: 3, high: 5 },
        { low: -1, value: 0.5, high: 1 },
    ]);
    const places = [-1, 0, 0.5, 3, 5].map(scale);
    assert.deepEqual(
        places,
        places.toSorted((a, b) => a - b),
    );
    assert.ok(places.every((place) => place > 0 && place < 100));
});

test('answers that are worth the same have a scale too', () => {
    assert.equal(scaleOf([{ low: 0, value: 0, high: 0 }])(0), 50);
});

test('the lead rises with points, and a loss hangs below the lead', () => {
    const plot = plotted(GAME, 600, 280);
    assert.ok(plot.y(6) < plot.y(-4));
    assert.ok(plot.y(-4) < plot.middle);
    assert.ok(plot.fall(3) > plot.fall(0.5));
    assert.ok(plot.fall(3) <= plot.bottom + 0.001);
    assert.equal(plot.fall(0), plot.middle);
});

test('pointing anywhere finds a decision', () => {
    const plot = plotted(GAME, 600, 280);
    GAME.forEach((_, i) => assert.equal(nearestPlace(plot, GAME.length, plot.x(i)), i));
    assert.equal(nearestPlace(plot, GAME.length, -50), 0);
    assert.equal(nearestPlace(plot, GAME.length, 5000), GAME.length - 1);
});

test('a chart of one decision can be drawn', () => {
    const plot = plotted(GAME.slice(0, 1), 300, 200);
    assert.ok(Number.isFinite(plot.x(0)) && Number.isFinite(plot.y(1)));
});

test('a decision is graded by what it gave away', () => {
    assert.deepEqual(GAME.map(gradeOf), ['best', 'miss', 'slip', 'best']);
    assert.equal(gradeOf({ ...judged(3, 0, 0), best_code: 2 }), 'good');
});
