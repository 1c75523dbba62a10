/** Narrowing: a click on a thing keeps the answers that have to do with it. No rule is known here. */
import type { Choice } from './wire';

/** The things on the board that one clicks to give an answer (some more than once). */
export const touches = (choice: Choice): readonly string[] => choice.touches ?? [];

/** What was clicked so far: things on the board, and perhaps a kind of answer in the bar. */
export interface Picks {
    things: readonly string[];
    verb: string | null;
}

export const NOTHING: Picks = { things: [], verb: null };

/** A line of the bar: one answer, or many that share a kind, or the thing that is clicked first. */
export interface Item {
    verb: string;
    thing: string | null;
    choices: Choice[];
}

const MANY = 12; // answers of one kind that are listed; of more, the things come first
// The widths of what stands on a chip, in pixels.
const LETTER = 7.5;
const AMOUNT = 36;
const EDGES = 42;

const times = (things: readonly string[], thing: string) =>
    things.filter((each) => each === thing).length;

/** The choices that are left after some picks. */
export function left(choices: readonly Choice[], picks: Picks): Choice[] {
    const wanted = [...new Set(picks.things)];
    return choices.filter(
        (choice) =>
            (picks.verb === null || choice.verb === picks.verb) &&
            wanted.every((thing) => times(touches(choice), thing) >= times(picks.things, thing)),
    );
}

/** Whether clicking a thing would lead on: some choice left touches it once more than was clicked. */
export function leads(choices: readonly Choice[], picks: Picks, thing: string): boolean {
    return left(choices, { ...picks, things: [...picks.things, thing] }).length > 0;
}

/** The choices by something they have in common, in the order in which they came. */
function groups(choices: readonly Choice[], common: (choice: Choice) => string): Choice[][] {
    const found = new Map<string, Choice[]>();
    for (const choice of choices) {
        const same = found.get(common(choice));
        if (same) same.push(choice);
        else found.set(common(choice), [choice]);
    }
    return [...found.values()];
}

const item = (choices: Choice[], thing: string | null = null): Item => ({
    verb: choices[0]?.verb ?? '',
    thing,
    choices,
});

/** The message that stands for many answers which begin with one thing, where a game has one. */
export const groupOf = (thing: string): string => `group-${thing.split(':')[0]}`;

/** One item for each kind of answer. */
export const byVerb = (choices: readonly Choice[]): Item[] =>
    groups(choices, ({ verb }) => verb).map((same) => item(same));

const first = (choice: Choice): string => choice.touches?.[0] ?? '';

const breadth = ({ name, line, pays = {}, gains = {} }: Choice): number => {
    const amounts = Object.keys(pays).length + Object.keys(gains).length;
    return EDGES + AMOUNT * amounts + LETTER * (name ?? (amounts ? '' : line)).length;
};

/** Whether no answer is called as another one. */
function distinct(choices: readonly Choice[]): boolean {
    const names = choices.flatMap(({ verb, name }) => (name ? [`${verb} ${name}`] : []));
    return new Set(names).size === names.length;
}

/** Whether chips fit into so many pixels. */
const fits = (choices: readonly Choice[], room: number): boolean =>
    choices.reduce((sum, choice) => sum + breadth(choice), 0) <= room;

/** What stands in the bar: the answers, or where they are many their kinds or their first things. */
export function bar(
    choices: readonly Choice[],
    picks: Picks,
    room: number,
    named: (thing: string) => boolean = () => false,
): Item[] {
    const alone = choices.map((choice) => item([choice]));
    if (distinct(choices) && fits(choices, room)) return alone;
    const kinds = groups(choices, ({ verb }) => verb);
    if (picks === NOTHING && kinds.length > 1) return kinds.map((same) => item(same));
    const crowded = choices.length > MANY || !distinct(choices);
    if (!picks.things.length && crowded && choices.every((c) => named(first(c)))) {
        const things = groups(choices, first);
        if (things.length > 1) return things.map((same) => item(same, first(same[0]!)));
    }
    return alone;
}
