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
    guided: boolean; // whether a guided first game teaches it
    load: () => Promise<readonly Chapter[]>;
}

/** The rules that are written. */
export const BOOKS: Record<string, Book> = {
    masters: {
        game: 'masters',
        catalogues: ['rules', 'masters', 'masters-rules'],
        guided: true,
        load: async () => (await import('./masters/chapters')).CHAPTERS,
    },
    lorenzo: {
        game: 'lorenzo',
        catalogues: [
            'rules',
            'lorenzo',
            'lorenzo-rules',
            'lorenzo-rules-houses',
            'lorenzo-rules-pazzi',
        ],
        guided: true,
        load: async () => (await import('./lorenzo/chapters')).CHAPTERS,
    },
    renaissance: {
        game: 'renaissance',
        catalogues: ['rules', 'renaissance', 'renaissance-board', 'renaissance-rules'],
        guided: true,
        load: async () => (await import('./renaissance/chapters')).CHAPTERS,
    },
};
