/** Lessons of a guided game: data that waits for its moment, and how the next one is found. */
import type { Sitting } from '../lib/sitting.svelte';
import type { NewTable } from '../lib/wire';
import type { Args } from '../lib/words.svelte';

/** What a lesson points at may come to light only after a question to the server. */
export interface Aim {
    at: string;
    sentence: string;
}

/** A paragraph: a catalogue key, with what it needs to be said. */
export type Paragraph = string | readonly [key: string, args: Args];

export interface Lesson<View = unknown, Event = unknown> {
    id: string;
    /** CSS selectors of what it points at; the first that is there counts. */
    at: readonly string[];
    /** What of it is pointed at where there is little room. */
    small?: readonly string[];
    /** Whether this is its moment. */
    when: (sitting: Sitting, view: View) => boolean;
    /** Whether what happened shows that it is not needed any more; otherwise it is read. */
    done?: (events: readonly Event[], seat: number) => boolean;
    /** So many paragraphs of its own, or what there is to say as things stand. */
    text: number | ((view: View, seat: number) => readonly Paragraph[]);
    /** Once shown it stays until it is read, although its moment has passed. */
    stays?: boolean;
    /** It belongs to no course, and is told when it first comes. */
    extra?: boolean;
    /** Where to look, and a sentence about it from the server. */
    aim?: (sitting: Sitting) => Promise<Aim | null>;
}

/** A game that a master teaches: its lessons, its words, and the table at which one learns. */
export interface Course {
    keys: string; // how the keys of its words begin
    emblem: string;
    learnt: readonly (readonly [icon: string, key: string])[]; // what the door promises
    table: NewTable;
    load: () => Promise<readonly Lesson[]>;
}

/** A private table for one against a weak bot, which starts at once. */
export const firstTable = (game: string, bot: string, options?: NewTable['options']): NewTable => ({
    game,
    seats: [{ kind: 'me' }, { kind: 'bot', bot }],
    ...(options && { options }),
    settings: { public: false },
    start: true,
});

/** The end is told alike in all games. */
const RESULT = {
    id: 'result',
    at: [],
    when: (sitting: Sitting) => sitting.outcome !== null,
    text: 2,
    stays: true,
};

/** All lessons of a course: some in their order, others when they first come. */
export const taught = <View, Event>(
    inTurn: readonly Lesson<View, Event>[],
    asTheyCome: readonly Lesson<View, Event>[],
) =>
    [
        ...inTurn,
        ...[RESULT, ...asTheyCome].map((lesson) => ({ ...lesson, extra: true })),
    ] as readonly Lesson[];

/** What a lesson says at this moment, by the keys of its course. */
export const told = ({ id, text }: Lesson, keys: string, { view, seat }: Sitting) =>
    typeof text === 'number'
        ? Array.from({ length: text }, (_, i) => `${keys}-${id}-${i + 1}`)
        : text(view, seat ?? -1);

/** The lesson to show: the one that is shown as long as it holds, then the first whose moment it is. */
export function chosen(
    lessons: readonly Lesson[],
    seen: ReadonlySet<string>,
    shown: Lesson | null,
    sitting: Sitting,
): Lesson | null {
    const open = lessons.filter((lesson) => !seen.has(lesson.id));
    const waiting = open.filter((lesson) => lesson.when(sitting, sitting.view));
    const now = waiting.filter((lesson) => !lesson.stays); // what stays can be told later as well
    const holds = shown?.stays ? now.length === 0 : waiting.some((lesson) => lesson === shown);
    if (shown && open.includes(shown) && holds) return shown;
    const first = (from: readonly Lesson[]) => from.find((lesson) => lesson.extra) ?? from[0];
    return first(now) ?? first(waiting) ?? null;
}
