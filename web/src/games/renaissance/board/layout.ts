/** Where things lie, and what one asks about them. Layout only; no rule is decided here. */
import type { Scene } from '../../../lib/scene';
import { asked, tells } from './asking';
import type { Person, RenaissanceView, Side } from './types';

/** The seat through whose eyes the table is seen: one's own, or that of whoever plays. */
export const ownSeat = (view: RenaissanceView): number =>
    view.seat ?? Math.max(view.mover, view.asked, 0);

/** The side of a seat: alone, or a team. */
export const sideOf = (view: RenaissanceView, seat: number): number => view.people[seat]?.side ?? 0;

/** The side whose castle a question is about: a rival's, or one's own. */
export function pointedAt(scene: Scene): number {
    const question = asked(scene);
    const view = scene.view as RenaissanceView;
    return tells(question, 'castle') ? question.castle : sideOf(view, ownSeat(view));
}

/** How a castle that a question is about is shown: at large, or beside one's own. */
export function closeUp(scene: Scene): 'none' | 'large' | 'duel' {
    const view = scene.view as RenaissanceView;
    if (pointedAt(scene) === sideOf(view, ownSeat(view))) return 'none';
    return tells(asked(scene), 'duel') ? 'duel' : 'large';
}

/** The sides of all others, in the order in which they play after one's own. */
export function others(view: RenaissanceView, own: number): number[] {
    const n = view.sides.length;
    return Array.from({ length: n - 1 }, (_, i) => (own + i + 1) % n);
}

export const filled = (side: Side): number => side.cells.filter((cell) => cell !== null).length;

/** What the cells of a castle are worth together. */
export const wallPoints = (side: Side): number =>
    side.cells.reduce((sum, cell) => sum + (cell?.value ?? 0), 0);

/** Whether two people sit at each site. */
export const inTeams = (view: RenaissanceView): boolean => view.people.length > view.sides.length;

/** What will hold in somebody's next turn, and what holds in the present one. */
export function marks(person: Person | undefined): { name: string; n: number; now: boolean }[] {
    if (!person) return [];
    const listed = (held: Record<string, number>, now: boolean) =>
        Object.entries(held)
            .filter(([, n]) => n > 0)
            .map(([name, n]) => ({ name, n, now }));
    return [...listed(person.now, true), ...listed(person.next, false)];
}
