/** What a drawn board is; a game without one is played on the general table. */
import type { Component } from 'svelte';

import type { Places } from './keys';
import type { Scene, Told } from './scene';

/** What a seat's place at the rail shows. */
export interface SeatFacts {
    points: number;
    parts: Record<string, number>;
    first: boolean; // holds the mark of the first player
    goods: readonly { icon: string; n: number; label: string }[];
}

/** A tab of the board on narrow screens. */
export interface Tab {
    id: string;
    icon: string;
    label: string; // the key of its name
}

export interface DrawnBoard {
    Board: Component<{ scene: Scene; shown: number }>;
    facts: (view: unknown, seat: number) => SeatFacts;
    where: (view: unknown) => string; // the line at the top: the turn, what ends the game
    tabs: readonly Tab[];
    /** Where on the board a question is answered, for narrow screens. */
    tabFor: (ask: string, question: Told) => string | null;
    /** The places where answers lie, as they are at a moment. */
    places?: (view: unknown) => Places;
    /** A piece by its name ("card:39"), drawn large. */
    Face?: Component<{ thing: string }>;
    /** A heading of the ledger, with what the events that brought it showed. */
    Heading?: Component<{ title: string; events: readonly unknown[] }>;
}
