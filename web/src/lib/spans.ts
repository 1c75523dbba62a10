/** Sentences in which things can be pointed at. */
import type { Deed, Span } from './wire';

/** The words of a sentence alone. */
export const plain = (text: readonly (string | Span)[]): string =>
    text.map((part) => (typeof part === 'string' ? part : part.text)).join('');

/** The words of what happened, sentence by sentence. */
export const sentences = (deeds: readonly Deed[] = []): string[] =>
    deeds.map(({ text }) => plain(text));
