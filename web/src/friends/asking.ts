/** Asking people to tables by name. */
import { sentenceOf } from '../home/trouble';
import { ask, Refused } from '../lib/api';
import type { Invited } from '../lib/wire';
import { say } from '../lib/words.svelte';

const TROUBLES: Readonly<Record<string, string>> = {
    forbidden: 'friends-ask-hidden',
    'not-now': 'friends-ask-full',
    'too-fast': 'friends-ask-soon',
};

export const askTo = (table: string, player: string): Promise<Invited> =>
    ask<Invited>('POST', `/api/tables/${table}/invitations`, { player });

/** Say why somebody was not asked. */
export function whyNot(trouble: unknown): string {
    const key = trouble instanceof Refused ? TROUBLES[trouble.error] : undefined;
    return key ? say(key) : sentenceOf(trouble);
}
