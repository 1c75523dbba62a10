/** Options of games that are chosen in a way of their own; all others are lists. */
import type { Component } from 'svelte';

import type { OptionInfo } from './wire';

/** What an editor is told, and how it answers. */
export interface Editing {
    name: string; // of the option
    choice: OptionInfo;
    value: string;
    players: number;
    options: Record<string, string>; // every option of the table
    choose: (value: string) => void;
}

export interface OptionEditor {
    Editor: Component<Editing>;
    /** Why a value cannot be played with, in words; empty where it can. */
    trouble: (value: string, players: number, options: Record<string, string>) => string;
    /** Write a value that is not listed anew where the table has changed. */
    fitted?: (value: string, options: Record<string, string>) => string;
    /** A value that is not listed, in words. */
    inWords: (value: string) => string;
}

export type Editors = Record<string, OptionEditor>; // by option
