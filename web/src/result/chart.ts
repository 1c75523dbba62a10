/** The drawing of points over turns: where a turn and a number of points lie, in pixels. */
import type { StoryPoint } from '../lib/wire';

interface Sizes {
    width: number;
    height: number;
}

export interface Chart extends Sizes {
    x: (turn: number) => number;
    y: (points: number) => number;
    left: number;
    right: number;
    top: number;
    bottom: number;
    rows: number[]; // lines across, by points
    columns: number[]; // numbers below, by turn
}

const MARGIN = { left: 34, right: 62, top: 30, bottom: 24 };
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000];

/** Choose a round step so that there are not more than so many. */
export function roundStep(span: number, most: number): number {
    return STEPS.find((step) => span / step <= most) ?? Math.ceil(span / most);
}

function series(from: number, to: number, step: number): number[] {
    const first = Math.ceil(from / step) * step;
    const count = Math.max(0, Math.floor((to - first) / step) + 1);
    return Array.from({ length: count }, (_, i) => first + i * step);
}

/** Lay out a chart of these points. */
export function laidOut(points: readonly StoryPoint[], { width, height }: Sizes): Chart {
    const all = points.flatMap((point) => point.points);
    const low = Math.min(0, ...all);
    const high = Math.max(5, ...all);
    const last = Math.max(1, points.at(-1)?.turn ?? 1);
    const left = MARGIN.left;
    const right = Math.max(left + 10, width - MARGIN.right);
    const top = MARGIN.top;
    const bottom = Math.max(top + 10, height - MARGIN.bottom);
    return {
        width,
        height,
        x: (turn) => left + ((right - left) * turn) / last,
        y: (value) => bottom - ((bottom - top) * (value - low)) / (high - low),
        left,
        right,
        top,
        bottom,
        rows: series(low, high, roundStep(high - low, Math.max(2, height / 38))),
        columns: series(1, last, roundStep(last, Math.max(3, width / 90))),
    };
}

/** Draw one seat's line. */
export function lineOf(chart: Chart, points: readonly StoryPoint[], seat: number): string {
    return points
        .map((point, i) => {
            const command = i ? 'L' : 'M';
            return `${command}${chart.x(point.turn).toFixed(1)} ${chart.y(point.points[seat] ?? 0).toFixed(1)}`;
        })
        .join('');
}

/** Keep things on a line from lying on each other: each at least a gap on, none beyond the end. */
export function spread(places: readonly number[], gap: number, end: number): number[] {
    const order = places.map((_, i) => i).sort((a, b) => places[a]! - places[b]!);
    const placed = [...places];
    let least = -Infinity;
    for (const i of order) least = (placed[i] = Math.max(placed[i]!, least)) + gap;
    let most = end;
    for (const i of order.reverse()) most = (placed[i] = Math.min(placed[i]!, most)) - gap;
    return placed;
}

/** The point that lies nearest to a place on the chart. */
export function nearest(chart: Chart, points: readonly StoryPoint[], x: number): number {
    const far = points.map((point) => Math.abs(chart.x(point.turn) - x));
    return far.indexOf(Math.min(...far));
}

/** The turn during which a decision was taken, perhaps between two. */
export function turnAt(points: readonly StoryPoint[], decision: number): number {
    const after = points.findIndex((point) => point.decision >= decision);
    if (after < 0) return points.at(-1)?.turn ?? 0;
    const next = points[after]!;
    const before = points[after - 1];
    if (!before) return next.turn;
    const part = (decision - before.decision) / Math.max(1, next.decision - before.decision);
    return before.turn + part * (next.turn - before.turn);
}
