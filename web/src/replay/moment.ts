/** A game's past: asking for its story, naming who played, and the address of a moment. */
import { ask, path } from '../lib/api';
import { nameOf } from '../lib/scene';
import type { Story, TableInfo } from '../lib/wire';
import { say, words } from '../lib/words.svelte';

/** Ask how everybody's points grew. */
export const storyOf = (table: string): Promise<Story> =>
    ask('GET', path(`/api/tables/${table}/story`, { language: words.language }));

/** Name a seat; games brought from elsewhere have no names. */
export const called = (info: TableInfo | null, seat: number): string =>
    nameOf(info, seat) || say('seat', { n: seat + 1 });

/** The address of a moment. */
export const momentOf = (table: string, decision: number): string =>
    path(`/t/${table}`, { at: decision });
