/** Sentences in which things can be pointed at. */
import { nameOf } from './scene';
import type { Deed, Span, TableInfo } from './wire';
import { say } from './words.svelte';

/** The words of a sentence alone. */
export const plain = (text: readonly (string | Span)[]): string =>
    text.map((part) => (typeof part === 'string' ? part : part.text)).join('');

/** The words of what happened, sentence by sentence, with the names of who did it. */
export const sentences = (deeds: readonly Deed[] = [], info: TableInfo | null): string[] =>
    deeds.map(({ text, seat }) =>
        seat === null || seat === undefined
            ? plain(text)
            : say('deed-by', { name: nameOf(info, seat), text: plain(text) }),
    );
