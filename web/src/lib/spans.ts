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

/** A piece in a sentence, with the marks that stand at it. */
export interface Marked {
    piece: Span;
    before: string;
    after: string;
}

const OPEN = /[(«„“「『][\u00a0\u202f]?$/;
const CLOSE = /^[\u00a0\u202f]?[)»”」』.,:;、。]+/;

/** Keep brackets and stops with the piece that they stand at: a line may break beside a button. */
export function marked(text: readonly (string | Span)[]): (string | Marked)[] {
    const at = (i: number): string => {
        const part = text[i];
        return typeof part === 'string' ? part : '';
    };
    return text.map((part, i) => {
        if (typeof part !== 'string') {
            const [before = ''] = OPEN.exec(at(i - 1)) ?? [];
            const [after = ''] = CLOSE.exec(at(i + 1)) ?? [];
            return { piece: part, before, after };
        }
        const opened = typeof text[i + 1] === 'object' ? part.replace(OPEN, '') : part;
        return typeof text[i - 1] === 'object' ? opened.replace(CLOSE, '') : opened;
    });
}
