/** The pieces of a game: what is printed on them, and their texts in the language spoken. */
import { SvelteMap } from 'svelte/reactivity';

import { ask, path } from './api';
import type { Thing, Things } from './wire';
import { words } from './words.svelte';

class Pieces {
    #known = new SvelteMap<string, Things>();

    /** Have a game's pieces at hand. */
    async load(game: string): Promise<void> {
        const language = words.language;
        if (this.#known.has(`${game}.${language}`)) return;
        const found = await ask<Things>('GET', path(`/api/games/${game}/things`, { language }));
        this.#known.set(`${game}.${language}`, found);
    }

    /** The pieces of a game, in the language spoken or, until they have come, in any. */
    of(game: string): Things | undefined {
        const exact = this.#known.get(`${game}.${words.language}`);
        return exact ?? [...this.#known.values()].find((things) => things.game === game);
    }

    /** One piece: a card, a leader, a token. */
    piece(game: string, kind: string, name: number | string): Thing | undefined {
        return this.of(game)?.things[`${kind}-${name}`];
    }
}

export const pieces = new Pieces();
