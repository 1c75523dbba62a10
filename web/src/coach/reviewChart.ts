/** The drawing of a review: the lead above, what each decision gave away hanging below it. */
import type { JudgedDecision } from '../lib/wire';
import { roundStep } from '../result/chart';

export interface Plot {
    width: number;
    height: number;
    left: number;
    right: number;
    top: number;
    middle: number; // where losses hang from
    bottom: number;
    slot: number; // how much room a decision has
    x: (place: number) => number;
    y: (lead: number) => number;
    fall: (lost: number) => number;
    rows: number[]; // lines across, by points ahead
    losses: number[]; // lines across, by points given away
    columns: { x: number; turn: number }[];
}

const MARGIN = { left: 38, right: 14, top: 32, bottom: 24 };
const BELOW = 0.38; // of the height is for losses
const GAP = 14;

function series(from: number, to: number, step: number): number[] {
    const first = Math.ceil(from / step);
    const count = Math.max(0, Math.floor(to / step) - first + 1);
    return Array.from({ length: count }, (_, i) => (first + i) * step);
}

/** Lay out a review in so much room. */
export function plotted(judged: readonly JudgedDecision[], width: number, height: number): Plot {
    const leads = judged.map(({ value }) => value).concat(0);
    const [least, most] = [Math.min(...leads, -2), Math.max(...leads, 2)];
    const worst = Math.max(2, ...judged.map(({ lost }) => lost));
    const { left, top } = MARGIN;
    const right = Math.max(left + 10, width - MARGIN.right);
    const bottom = Math.max(top + 40, height - MARGIN.bottom);
    const middle = bottom - (bottom - top) * BELOW;
    const slot = (right - left) / Math.max(1, judged.length);
    const x = (place: number) => left + slot * (place + 0.5);
    return {
        ...{ width, height, left, right, top, middle, bottom, slot, x },
        y: (lead) => middle - GAP - ((middle - GAP - top) * (lead - least)) / (most - least),
        fall: (lost) => middle + ((bottom - middle) * lost) / worst,
        rows: series(least, most, roundStep(most - least, 4)),
        losses: series(0, worst, roundStep(worst, 2)).slice(1),
        columns: turns(judged, width).map(({ place, turn }) => ({ x: x(place), turn })),
    };
}

/** The first decisions of so many turns that their numbers can be read. */
function turns(
    judged: readonly JudgedDecision[],
    width: number,
): { place: number; turn: number }[] {
    const first = judged
        .map(({ turn }, place) => ({ place, turn }))
        .filter(({ place, turn }) => turn > 0 && judged[place - 1]?.turn !== turn);
    const step = roundStep(first.length, Math.max(3, width / 70));
    return first.filter((_, i) => i % step === 0);
}

/** Draw the lead. */
export const leadLine = (plot: Plot, judged: readonly JudgedDecision[]): string =>
    judged
        .map(
            ({ value }, i) => `${i ? 'L' : 'M'}${plot.x(i).toFixed(1)} ${plot.y(value).toFixed(1)}`,
        )
        .join('');

/** The place that is nearest to where somebody points. */
export const nearestPlace = (plot: Plot, count: number, x: number): number =>
    Math.max(0, Math.min(count - 1, Math.floor((x - plot.left) / plot.slot)));
