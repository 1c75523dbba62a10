/** What the client has of a game: a manifest lists it, and nothing else names the game's parts. */
import type { Component } from 'svelte';

import type { Course } from '../guide/lesson';
import type { DrawnBoard } from '../lib/boards';
import type { Editors } from '../lib/editors';
import type { Options } from '../home/fitting';
import type { Book } from '../rules/book';

export interface Manifest {
    picture: () => Promise<Component>; // on the first page
    board: () => Promise<DrawnBoard>;
    course: Course;
    book: Book;
    /** What somebody's first game is played with, where that is not the usual. */
    first?: Options;
    /** Values of options, or words of lists, that are turned on and off on the first page. */
    extras?: readonly [option: string, value: string][];
    /** Editors of options that are chosen in a way of their own, with what they say and show. */
    editors?: () => Promise<Editors>;
    /** A page on which decks for the game are built. */
    decks?: () => Promise<Component>;
}
