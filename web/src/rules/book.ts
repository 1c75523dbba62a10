/** How a book of rules is put together: chapters of paragraphs, lists and figures. */
import type { Component } from 'svelte';

/** A catalogue key is a paragraph, several are a list, a component is a figure. */
export type Block = string | readonly string[] | Component;

export interface Chapter {
    id: string; // the anchor
    title: string; // a catalogue key
    blocks: readonly Block[];
}

export interface Book {
    game: string;
    catalogues: readonly string[];
    load: () => Promise<readonly Chapter[]>;
}
