/** What went wrong, as a sentence. */
import { Refused } from '../lib/api';
import { say, words } from '../lib/words.svelte';

export function sentenceOf(trouble: unknown): string {
    const key = trouble instanceof Refused ? `trouble-${trouble.error}` : 'trouble-unknown';
    return say(words.knows(key) ? key : 'trouble-unknown');
}
