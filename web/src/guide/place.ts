/** Where the master's note lies: beside what it speaks of, and never on it if that can be helped. */

export interface Box {
    left: number;
    top: number;
    width: number;
    height: number;
}

const GAP = 10;
const EDGE = 6;

const clamp = (n: number, most: number) => Math.max(EDGE, Math.min(n, most - EDGE));

/** The part of an element that can be seen: not what its scrolling parents or the window cut off. */
export function visible(element: Element): Box | null {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    const cut = (box: { left: number; top: number; right: number; bottom: number }) => {
        [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
        [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
    };
    for (let parent = element.parentElement; parent; parent = parent.parentElement) {
        if (parent === document.body || parent === document.documentElement) break;
        if (getComputedStyle(parent).overflow !== 'visible') cut(parent.getBoundingClientRect());
    }
    cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    if (right - left < 4 || bottom - top < 4) return null;
    return { left, top, width: right - left, height: bottom - top };
}

function overlap(a: Box, b: Box | null): number {
    if (!b) return 0;
    const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
    const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
    return wide > 0 && high > 0 ? wide * high : 0;
}

/** What is best not covered: the target above all, then what can be clicked, then the question. */
interface Surroundings {
    target: Box | null;
    bar: Box | null;
    busy: readonly Box[];
}

/** Choose the place for a note of this size: near its target, and over nothing that matters. */
export function beside({ target, bar, busy }: Surroundings, width: number, height: number): Box {
    const fit = (left: number, top: number): Box => ({
        left: clamp(left, innerWidth - width),
        top: clamp(top, innerHeight - height),
        width,
        height,
    });
    const near = target ?? { left: innerWidth, top: innerHeight, width: 0, height: 0 };
    const [right, bottom] = [near.left + near.width, near.top + near.height];
    const [x, y] = [near.left + (near.width - width) / 2, near.top + (near.height - height) / 2];
    const lefts = [near.left, x, right - width];
    const tops = [near.top, y, bottom - height];
    const places = [
        ...tops.flatMap((top) => [fit(right + GAP, top), fit(near.left - width - GAP, top)]),
        ...lefts.flatMap((left) => [fit(left, bottom + GAP), fit(left, near.top - height - GAP)]),
        fit(innerWidth, 0),
        fit(innerWidth, innerHeight),
    ];
    const far = (box: Box) => Math.hypot(box.left - x, box.top - y);
    const covered = (box: Box) => busy.reduce((sum, each) => sum + overlap(box, each), 0);
    const cost = (box: Box) =>
        20 * overlap(box, target) + 6 * covered(box) + 3 * overlap(box, bar) + 60 * far(box);
    return places.reduce((best, box) => (cost(box) < cost(best) ? box : best));
}

/** On a narrow screen it lies above the question, or at the top where it would hide its target. */
export function across({ target, bar }: Surroundings, height: number): Box {
    const width = Math.min(innerWidth - 2 * EDGE, 560);
    const left = (innerWidth - width) / 2;
    const low = { left, top: (bar?.top ?? innerHeight) - height - EDGE, width, height };
    const high = { left, top: 52, width, height };
    return overlap(low, target) <= overlap(high, target) ? low : high;
}
