/** The piles that decks are made of: each kind of card in each period, without special cards. */
import { all, card } from '../board/pieces';
import { KINDS, periods } from '../board/layout';
import { pieces } from '../../../lib/things.svelte';
import type { Piles } from './code';

export const GAME = 'lorenzo';

export interface Pile {
    kind: string;
    period: number;
    cards: number[];
}

let read: { from: unknown; piles: Pile[] } | null = null;

/** List all piles; none until the pieces have come. */
export function allPiles(): readonly Pile[] {
    const things = pieces.of(GAME)?.things;
    if (!things) return [];
    if (read?.from === things) return read.piles;
    const places = all('card')
        .map(([, facts]) => facts)
        .filter(({ kind, tower }) => tower === kind); // special cards lie in a tower of their own
    const piles = KINDS.flatMap((kind) =>
        periods().map((period) => ({
            kind,
            period,
            cards: places
                .filter((each) => each.kind === kind && each.period === period)
                .map(({ number }) => number),
        })),
    );
    read = { from: things, piles };
    return piles;
}

/** The numbers of the cards alone, as codes are made of them. */
export const numbers = (): Piles => allPiles().map(({ cards }) => cards);

/** Whether a card is about leaders: then it is only in play with the advanced rules. */
export const aboutLeaders = (number: number): boolean => card(number)?.leaders ?? false;

/** The cards of a deck that need the advanced rules, by what stays in the box. */
export const needingLeaders = (out: ReadonlySet<number>): number[] =>
    numbers()
        .flat()
        .filter((number) => aboutLeaders(number) && !out.has(number));
