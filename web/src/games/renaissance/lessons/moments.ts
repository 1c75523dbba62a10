/** Words in which the lessons of Renaissance tell their moments. */
import type { Sitting } from '../../../lib/sitting.svelte';
import { sideOf } from '../board/layout';
import type { Person, RenaissanceView, Side } from '../board/types';
import type { Lesson } from '../../../guide/lesson';
import { did as didIn, ask } from '../../../guide/moments';

export { asks, ending, ask, offers, passed, region } from '../../../guide/moments';

/** As much of what happens as lessons listen to. */
export interface RenaissanceEvent {
    event: string;
    seat: number;
    whose?: number;
    turn?: number;
}
export type RenaissanceLesson = Lesson<RenaissanceView, RenaissanceEvent>;

export const did = didIn<RenaissanceEvent>;

export const person = (sitting: Sitting, view: RenaissanceView): Person | undefined =>
    view.people[sitting.seat ?? -1];
export const own = (sitting: Sitting, view: RenaissanceView): Side | undefined =>
    view.sides[sideOf(view, sitting.seat ?? -1)];

/** One's own turn, with about so many turns of one's own before it. */
export const after = (turns: number) => (sitting: Sitting, view: RenaissanceView) =>
    ask(sitting) === 'operation' &&
    Math.floor((view.turn - 1) / Math.max(1, view.people.length)) >= turns;

/** Something that the log tells has happened. */
export const told =
    (happened: (event: RenaissanceEvent, seat: number) => boolean) => (sitting: Sitting) =>
        sitting.log.some((entry) =>
            ((entry.events ?? []) as RenaissanceEvent[]).some((event) =>
                happened(event, sitting.seat ?? -1),
            ),
        );

/** The free cells of a castle. */
export const free = (side: Side | undefined): number =>
    side?.cells.filter((cell) => cell === null).length ?? 0;
