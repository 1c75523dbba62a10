/** The pieces of a game: what is printed on them, and their texts in the language spoken. */
import { untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';

import { ask, path } from './api';
import type { Thing, Things } from './wire';
import { words } from './words.svelte';

/** What is printed on a piece, with what it is called and its texts. */
export type Worded<P> = P & Pick<Thing, 'called' | 'text'> & { short: string };

class Pieces {
    #known = new SvelteMap<string, Things>();
    #read = new WeakMap<Thing, object>(); // once, however often it is drawn

    /** Have a game's pieces at hand. Who waits for them waits only once. */
    async load(game: string): Promise<void> {
        const language = untrack(() => words.language);
        if (untrack(() => this.#known.has(`${game}.${language}`))) return;
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

    /** What is printed on a piece, and its words; null until the server has told. */
    printed<P extends object>(game: string, kind: string, name: number | string): Worded<P> | null {
        const piece = this.piece(game, kind, name);
        return piece ? this.#worded<P>(piece) : null;
    }

    /** All pieces of a kind by their names, in the order of the server. */
    all<P extends object>(game: string, kind: string): [string, Worded<P>][] {
        return Object.values(this.of(game)?.things ?? {})
            .filter((piece) => piece.kind === kind)
            .map((piece) => [piece.name, this.#worded<P>(piece)]);
    }

    #worded<P extends object>(piece: Thing): Worded<P> {
        const { called, text, short = '' } = piece;
        const found = this.#read.get(piece) ?? { ...(piece.facts as P), called, text, short };
        this.#read.set(piece, found);
        return found as Worded<P>;
    }
}

export const pieces = new Pieces();
