/** Where on the board one sees what happened. */
import type { Change } from '../lib/wire';

/** The places that a change names, the best first. A figure is no place: everybody has one that is called so. */
export const placesOf = ({ place = '', source = '', piece = '' }: Change): string[] =>
    [place, source, piece].filter((thing) => /^(?!member:).+:/.test(thing));

/** Find what shows on the board now, the first of some things; what lies behind a tab does not. */
export function shownOf(things: readonly string[]): Element | undefined {
    const drawn = [...document.querySelectorAll<HTMLElement>('.main [data-thing]')];
    const shown = drawn.filter((each) => each.checkVisibility());
    return things
        .map((thing) => shown.find(({ dataset }) => dataset['thing'] === thing))
        .find(Boolean);
}
