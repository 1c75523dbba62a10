/** How a book of rules is put together: chapters of paragraphs, lists and figures. */
import type { Component } from 'svelte';

/** A catalogue key is a paragraph, several are a list, a component is a figure. */
export type Block = string | readonly string[] | Component;

/** Give the keys of some paragraphs of a section, as a list. */
export const listed =
    <Section extends string>(keys: string) =>
    (section: Section, ...names: string[]): string[] =>
        names.map((name) => `${keys}${section}-${name}`);

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

/** What an icon is called and what it means (catalogue keys), and where the rules tell more. */
interface IconWords<Section extends string> {
    name: string;
    text: string;
    section: Section;
}

/** Give the words of a game's icons, whose keys all begin alike, by the sections that tell more. */
export const iconsCalled = <Section extends string>(
    keys: string,
    sections: Record<string, Section>,
): Record<string, IconWords<Section>> =>
    Object.fromEntries(
        Object.entries(sections).map(([name, section]) => [
            name,
            { name: keys + name, text: `${keys}${name}-text`, section },
        ]),
    );

/** Where something stands on a drawing, from its edges. */
export interface Spot {
    left?: string;
    right?: string;
    top?: string;
    bottom?: string;
}
