/** The curve of a rating: where its games lie in a box, the oldest at the left. */

export interface Curve {
    path: string; // of the line; empty for a single game
    end: [number, number]; // the latest game
}

export const WIDTH = 300;
export const HEIGHT = 58;
const LEAST = 60; // points from the lower edge to the upper one, so that small changes look small

/** Draw what was shown after some games; null where there were none. */
export function curved(course: readonly number[]): Curve | null {
    if (!course.length) return null;
    const [low, high] = [Math.min(...course), Math.max(...course)];
    const span = Math.max(LEAST, high - low);
    const bottom = (low + high - span) / 2;
    const points = course.map((shown, at): [number, number] => [
        course.length === 1 ? WIDTH : (WIDTH * at) / (course.length - 1),
        HEIGHT * (1 - (shown - bottom) / span),
    ]);
    const path = points.length > 1 ? `M${points.map(written).join('L')}` : '';
    return { path, end: points.at(-1)! };
}

const written = ([x, y]: [number, number]): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
