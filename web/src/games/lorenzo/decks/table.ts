/** A table for a deck: the setup of the game is prepared with it, and the first page opens it. */
import { keep, recalled, settled } from '../../../home/setup';
import { sentenceOf } from '../../../home/trouble';
import { ask } from '../../../lib/api';
import { route } from '../../../lib/route.svelte';
import type { ServerInfo } from '../../../lib/wire';
import { say } from '../../../lib/words.svelte';
import { GAME } from './piles';

/** Prepare a table with a deck and go there; say what went wrong, if anything did. */
export async function prepare(code: string): Promise<string> {
    try {
        const { games, bots } = await ask<ServerInfo>('GET', '/api');
        const game = games.find(({ name }) => name === GAME);
        if (!game) return say('page-not-found');
        const before = recalled(game, bots);
        const wished = { ...before, options: { ...before.options, decks: code } };
        keep(GAME, settled(game, wished, 'decks', bots).setup);
        route.go(`/?setup=${GAME}`);
        return '';
    } catch (trouble) {
        return sentenceOf(trouble);
    }
}
