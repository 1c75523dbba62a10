/** The decks that this browser keeps. */
import { recall, remember } from '../../../lib/storage';
import { grouped } from './code';

export interface Deck {
    name: string;
    code: string;
}

const KEY = 'decks.lorenzo';

class Kept {
    decks = $state.raw<readonly Deck[]>(recall<Deck[]>(KEY, []));

    /** Keep a deck; one of the same name or the same cards makes way. */
    save(deck: Deck): void {
        const others = this.decks.filter(
            ({ name, code }) => code !== deck.code && name !== deck.name,
        );
        this.#set([deck, ...others]);
    }

    drop(code: string): void {
        this.#set(this.decks.filter((deck) => deck.code !== code));
    }

    /** How a deck is called here; one without a name, by its code. */
    called(code: string): string {
        return this.decks.find((deck) => deck.code === code)?.name || grouped(code);
    }

    has(code: string | null): boolean {
        return this.decks.some((deck) => deck.code === code);
    }

    #set(decks: readonly Deck[]): void {
        this.decks = decks;
        remember(KEY, decks);
    }
}

export const kept = new Kept();
