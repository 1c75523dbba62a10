/** The turning points of a game, read from how its points grew. */
import type { Story, StoryPoint } from '../lib/wire';

export interface Turning {
    decision: number; // the moment to look at
    turn: number;
    kind: string; // 'lead', 'best', or the name of an event that is a milestone
    seat: number | null;
    gain: number;
    sentence: string | null;
}

const WORTH = 4; // points: a smaller best turn is none
const HELD = 2; // rounds: a shorter lead is none

const leader = (point: StoryPoint): number | null => {
    const most = Math.max(...point.points);
    const first = point.points.filter((points) => points === most);
    return most > 0 && first.length === 1 ? point.points.indexOf(most) : null;
};

/** Who took the lead from another and kept it for a while; the very first lead is none. */
function leads(points: readonly StoryPoint[]): Turning[] {
    const found: Turning[] = [];
    const held = HELD * (points[0]?.points.length ?? 1);
    let before: number | null = null;
    points.forEach((point, i) => {
        const now = leader(point);
        const ahead = points
            .slice(i, i + held)
            .every((later) => [now, null].includes(leader(later)));
        if (now === null || now === before || !ahead) return;
        if (before !== null) found.push(turning(point, 'lead', now));
        before = now;
    });
    return found;
}

/** The turn that brought one seat the most points. */
function best(points: readonly StoryPoint[]): Turning[] {
    let found: Turning | null = null;
    points.forEach((point, i) => {
        const before = points[i - 1];
        point.points.forEach((now, seat) => {
            const gain = before ? now - (before.points[seat] ?? 0) : 0;
            if (gain >= WORTH && gain > (found?.gain ?? 0))
                found = turning(point, 'best', seat, gain);
        });
    });
    return found ? [found] : [];
}

const turning = (point: StoryPoint, kind: string, seat: number, gain = 0): Turning => ({
    decision: point.decision,
    turn: point.turn,
    kind,
    seat,
    gain,
    sentence: null,
});

/** All turning points in their order. */
export function turningPoints(story: Story): Turning[] {
    const points = story.points ?? [];
    const several = (points[0]?.points.length ?? 0) > 1;
    const marks = (story.marks ?? []).map((mark) => ({
        decision: mark.decision,
        turn: points.findLast((point) => point.decision <= mark.decision)?.turn ?? 0,
        kind: mark.kind,
        seat: null,
        gain: 0,
        sentence: mark.sentence ?? null,
    }));
    const all = [...marks, ...(several ? leads(points) : []), ...best(points)];
    return all.sort((a, b) => a.decision - b.decision);
}
