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
    lean?: boolean; // only its price stands on it: what it brings is to be seen on the board
}

const MANY = 12; // answers of one kind that are listed; of more, the things come first
const FEW = 6; // things that a main kind of answer is spread into at once
// The widths of what stands on a chip, in pixels.
const LETTER = 7.5;
const AMOUNT = 36;
const EDGES = 42;
const NAMED = 130; // what stands for many answers

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

/** Whether an answer gives something away. */
export const isLoss = ({ kind }: Choice): boolean => kind === 'quiet';

/** The answers that things on the board stand for: what glows is no loss, unless losses are asked for. */
export function offered(choices: readonly Choice[], picks: Picks): readonly Choice[] {
    if (picks.verb !== null) return choices;
    const safe = choices.filter((choice) => !isLoss(choice));
    return safe.some(({ kind }) => kind !== 'end') ? safe : choices;
}

const clicks = ({ things, verb }: Picks): number => things.length + (verb === null ? 0 : 1);

/** The answer that picks give: the only one left. A loss among others, or for good, takes two clicks. */
export function settled(choices: readonly Choice[], picks: Picks): Choice | null {
    const [only, ...others] = left(offered(choices, picks), picks);
    if (!only || others.length) return null;
    const rash = only.final || (isLoss(only) && !choices.every(isLoss));
    return rash && clicks(picks) < 2 ? null : only;
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

const breadth = (
    { name, sentence, line, pays = {}, gains = {} }: Choice,
    lean: boolean,
): number => {
    const amounts = Object.keys(pays).length + (lean ? 0 : Object.keys(gains).length);
    const text = name ?? (amounts ? '' : (sentence ?? line));
    return EDGES + AMOUNT * amounts + LETTER * text.length;
};

/** How many rows items take that are so many pixels wide. */
export function rowsOf(items: readonly Item[], width: number): number {
    let [rows, taken] = [items.length ? 1 : 0, 0];
    for (const { choices, lean = false } of items) {
        const next = choices.length === 1 ? breadth(choices[0]!, lean) : EDGES + NAMED;
        if (taken && taken + next > width) [rows, taken] = [rows + 1, 0];
        taken += next;
    }
    return rows;
}

/** Whether no answer is called as another one. */
function distinct(choices: readonly Choice[]): boolean {
    const names = choices.flatMap(({ verb, name }) => (name ? [`${verb} ${name}`] : []));
    return new Set(names).size === names.length;
}

/** Whether chips fit into so many pixels. */
const fits = (choices: readonly Choice[], room: number, lean = false): boolean =>
    choices.reduce((sum, choice) => sum + breadth(choice, lean), 0) <= room;

/** The few things that the answers of a main kind begin with. */
function spread(same: Choice[], named: (thing: string) => boolean): Item[] | null {
    if (!same.every((choice) => choice.kind === 'main' && named(first(choice)))) return null;
    const things = groups(same, first);
    return things.length <= FEW ? things.map((each) => item(each, first(each[0]!))) : null;
}

/** What stands in the bar: the answers, or where they are many their kinds or their first things. */
export function bar(
    choices: readonly Choice[],
    picks: Picks,
    room: number,
    named: (thing: string) => boolean = () => false,
): Item[] {
    const alone = choices.map((choice) => item([choice]));
    if (distinct(choices) && fits(choices, room)) return alone;
    const lean = alone.map((each) => ({ ...each, lean: true }));
    if (distinct(choices) && fits(choices, room, true)) return lean;
    const kinds = groups(choices, ({ verb }) => verb);
    if (picks === NOTHING && kinds.length > 1)
        return kinds.flatMap((same) => spread(same, named) ?? [item(same)]);
    const crowded = choices.length > MANY || !distinct(choices);
    if (!picks.things.length && crowded && choices.every((c) => named(first(c)))) {
        const things = groups(choices, first);
        if (things.length > 1) return things.map((same) => item(same, first(same[0]!)));
    }
    return lean;
}

/** The place where all answers of an item lie; empty where they have several. */
export function placeOf({ choices }: Item, place: (choice: Choice) => string): string {
    const [at = '', ...others] = new Set(choices.map(place));
    return others.length ? '' : at;
}

/** Items of the bar that lie at one place of the board, in the order in which they came. */
export function byPlace(items: readonly Item[], place: (choice: Choice) => string): Item[][] {
    const found = new Map<string, Item[]>();
    for (const each of items) {
        const at = placeOf(each, place);
        found.set(at, [...(found.get(at) ?? []), each]);
    }
    return [...found.values()];
}

/** Where the answers that are left stand: in rows, as ways to lose something, and as what closes. */
export interface Laid {
    items: Item[];
    quiet: Item[];
    last: Choice | null;
}

/** Lay answers out. What closes has its own place, as what gives away has where that is not asked. */
export function laid(
    open: readonly Choice[],
    picks: Picks,
    room: number,
    named?: (thing: string) => boolean,
): Laid {
    const last = open.find(({ kind }) => kind === 'end') ?? null;
    const low = open.filter(isLoss);
    const loud = open.filter((choice) => choice.kind !== 'end' && !isLoss(choice));
    const quiet = loud.length || (picks === NOTHING && last) ? byVerb(low) : [];
    return {
        items: bar(loud.length || quiet.length ? loud : low, picks, room, named),
        quiet,
        last,
    };
}

// Clicks.

/** What a click does: it gives an answer, or only narrows. */
export type Click = { answer: Choice } | { picks: Picks };

/** Keep to some picks, or give the answer they leave. */
export function narrow(choices: readonly Choice[], picks: Picks): Click {
    const answer = settled(choices, picks);
    return answer ? { answer } : { picks };
}

/** Click a thing on the board. */
export const touch = (choices: readonly Choice[], picks: Picks, thing: string): Click =>
    narrow(choices, { ...picks, things: [...picks.things, thing] });

/** Mean a loss, which a second click gives. */
const meant = ({ verb }: Choice, thing: string | undefined): Click => ({
    picks: { things: thing === undefined ? [] : [thing], verb },
});

/** Click an item of the bar: answer, or narrow to what it stands for. */
export function choose(
    choices: readonly Choice[],
    picks: Picks,
    item: Item,
    quiet: boolean,
): Click {
    const [only, ...others] = item.choices;
    if (!only || others.length || quiet)
        return item.thing === null
            ? narrow(choices, { ...picks, verb: item.verb })
            : touch(choices, picks, item.thing);
    return only.final && picks === NOTHING ? meant(only, touches(only)[0]) : { answer: only };
}

/** The answer by which a thing is given away. */
export const lossOf = (open: readonly Choice[], thing: string): Choice | undefined =>
    open.find((each) => isLoss(each) && touches(each).includes(thing));

/** Click a control that gives away: at once where it is beside the end, or with a second click. */
export function give(choices: readonly Choice[], picks: Picks, thing: string): Click | null {
    const open = left(choices, picks);
    const loss = lossOf(open, thing);
    if (!loss) return null;
    const light = !loss.final && open.some(({ kind }) => kind === 'end');
    return picks !== NOTHING || light ? { answer: loss } : meant(loss, thing);
}
