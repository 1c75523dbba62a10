/** A search for games, as the address says it. */
import type { Things } from '../lib/wire';

/** What is searched for; what is empty may be anything. */
export interface Wish {
    game: string;
    players: string;
    name: string;
    player: string;
    card: string;
    opening: string;
}

export const NOTHING: Wish = {
    game: '',
    players: '',
    name: '',
    player: '',
    card: '',
    opening: '',
};

/** Read a search from an address. */
export const wishOf = (query: URLSearchParams): Wish =>
    Object.fromEntries(
        Object.keys(NOTHING).map((part) => [part, query.get(part) ?? '']),
    ) as unknown as Wish;

/** Write a search for an address: what is empty, or says nothing without a title, is left away. */
export const queryOf = (wish: Wish): Record<string, string | null> =>
    Object.fromEntries(
        Object.entries(wish).map(([part, value]) => {
            const needs = ['players', 'card', 'opening'].includes(part) && !wish.game;
            return [part, needs || value === '' ? null : value];
        }),
    );

/** A piece that can be searched for. */
export interface Choice {
    key: string;
    name: string;
}

const CARDS = ['card', 'leader', 'family', 'castle'];
const OPENINGS = ['leader', 'family', 'castle'];
const PASSING = ['material', 'action']; // nobody has them at the end

/** List the pieces of a game that seats have at the end; those of one name are told apart. */
export const cardsOf = (things: Things | undefined): Choice[] => choices(things, CARDS);

/** List the pieces with which one begins. */
export const openingsOf = (things: Things | undefined): Choice[] => choices(things, OPENINGS);

function choices(things: Things | undefined, kinds: readonly string[]): Choice[] {
    const found = Object.entries(things?.things ?? {}).filter(
        ([, { kind, facts }]) =>
            kinds.includes(kind) && !PASSING.includes((facts as { type?: string }).type ?? ''),
    );
    const seen = new Map<string, number>();
    return found.map(([key, { called }]) => {
        const count = (seen.get(called) ?? 0) + 1;
        seen.set(called, count);
        const name = called.charAt(0).toUpperCase() + called.slice(1);
        return { key, name: count > 1 ? `${name} (${count})` : name };
    });
}
