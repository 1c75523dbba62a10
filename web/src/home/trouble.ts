/** What went wrong, as a sentence. */
import { Refused } from '../lib/api';
import { say, words } from '../lib/words.svelte';

export function sentenceOf(trouble: unknown): string {
    const key = trouble instanceof Refused ? `trouble-${trouble.error}` : 'trouble-unknown';
    return say(words.knows(key) ? key : 'trouble-unknown');
}

/** The same where one would come back by a code: what is forbidden then is the code. */
export const sentenceOfCode = (trouble: unknown): string =>
    trouble instanceof Refused && trouble.error === 'forbidden'
        ? say('home-code-wrong')
        : sentenceOf(trouble);
