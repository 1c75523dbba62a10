/** Narrowing: a click on a thing keeps the answers that have to do with it. No rule is known here. */
import type { Option } from './wire';

/** An answer, and the things on the board that one clicks to give it (some more than once). */
export interface Choice {
    option: Option;
    touches: readonly string[];
}

/** What was clicked so far: things on the board, and perhaps a kind of answer in the bar. */
export interface Picks {
    things: readonly string[];
    verb: string | null;
}

export const NOTHING: Picks = { things: [], verb: null };

/** A line of the bar: one answer, or a kind of answer with all its answers. */
export interface Item {
    verb: string;
    choices: Choice[];
}

const MOST = 6; // answers that are listed at once; of more, the kinds come first

const times = (things: readonly string[], thing: string) =>
    things.filter((each) => each === thing).length;

/** The choices that are left after some picks. */
export function left(choices: readonly Choice[], picks: Picks): Choice[] {
    const wanted = [...new Set(picks.things)];
    return choices.filter(
        (choice) =>
            (picks.verb === null || choice.option.verb === picks.verb) &&
            wanted.every((thing) => times(choice.touches, thing) >= times(picks.things, thing)),
    );
}

/** Whether clicking a thing would lead on: some choice left touches it once more than was clicked. */
export function leads(choices: readonly Choice[], picks: Picks, thing: string): boolean {
    return left(choices, { ...picks, things: [...picks.things, thing] }).length > 0;
}

/** The choices by their kind, in the order in which they came. */
function kinds(choices: readonly Choice[]): Item[] {
    const found = new Map<string, Choice[]>();
    for (const choice of choices) {
        const same = found.get(choice.option.verb);
        if (same) same.push(choice);
        else found.set(choice.option.verb, [choice]);
    }
    return [...found].map(([verb, same]) => ({ verb, choices: same }));
}

/** What stands in the bar: the answers, or where they are many their kinds. */
export function bar(choices: readonly Choice[], picks: Picks): Item[] {
    const grouped = kinds(choices);
    if (picks === NOTHING && choices.length > MOST && grouped.length > 1) return grouped;
    return choices.map((choice) => ({ verb: choice.option.verb, choices: [choice] }));
}
