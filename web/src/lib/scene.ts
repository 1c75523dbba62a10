/** What a drawn board shows: a table as it is now, or as it was at some moment. */
import type {
    LorenzoQuestion,
    MastersQuestion,
    Progress,
    Reason,
    RenaissanceQuestion,
    SeatInfo,
    StandingOrder,
    TableInfo,
    WindowFace,
} from './wire';
import { say, words } from './words.svelte';

/** A question as a game tells it: its name, whom it is put to, and what belongs to it. */
export type Told = LorenzoQuestion | MastersQuestion | RenaissanceQuestion;

export interface Scene {
    readonly info: TableInfo | null;
    readonly seat: number | null; // whose eyes we look through; null: a spectator's
    readonly view: unknown; // the game's own view
    readonly live: boolean; // whether it can be played
    readonly asked: readonly number[];
    readonly question: Told | null; // what the seat is asked
    readonly sentence: string; // the same in words, or whom the table waits for
    readonly named: Readonly<Record<string, string>>; // by thing, what is drawn for the question
    readonly progress: readonly Progress[]; // with what its pieces ask for
    readonly window?: WindowFace | null; // live: all who are asked answer unseen until it closes
    readonly windowEnds?: number | null; // by this machine's clock; null: it waits for all
    readonly events: readonly unknown[]; // what has just happened, for things to move

    /** Whether a thing can be clicked now, and what its number in the bar is (0: none). */
    can(thing: string): boolean;
    disc(thing: string): number;
    /** How often a thing has been clicked towards an answer. */
    picked(thing: string): number;
    /** The things that show what was chosen one by one; a click takes it back. */
    readonly chosen?: readonly string[];
    /** Whether the coach points at a thing; missing where nobody does. */
    lit?(thing: string): boolean;
    touch(thing: string): void;
    /** Whether a thing is a control that gives something away; missing where nothing is played. */
    givable?(thing: string): boolean;
    give?(thing: string): void;
    /** Leave standing orders in place of those before; missing where nothing is played. */
    orders?(orders: StandingOrder[]): void;
    /** Why a line is not possible now; null where nothing can be asked. */
    whyNot(line: string): Promise<Reason | null>;
}

/** The name that somebody gave, or a bot's own in the reader's language; empty where nobody sat. */
export function seatName({ kind, name = '', bot }: SeatInfo): string {
    if (kind !== 'bot' || !bot || !words.knows(`bot-${bot}`)) return name;
    const [number = ''] = / \d+$/.exec(name) ?? []; // the second of its kind
    return say(`bot-${bot}`) + number;
}

/** The same by the number of a seat. */
export function givenName(info: TableInfo | null, seat: number): string {
    const found = info?.seats.find((each) => each.seat === seat);
    return found ? seatName(found) : '';
}

/** Name a seat of a table; one where nobody sat is called by its number. */
export const nameOf = (info: TableInfo | null, seat: number): string =>
    givenName(info, seat) || say('seat', { n: seat + 1 });
