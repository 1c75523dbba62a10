/** The piles that decks are made of: each kind of card in each period, without special cards. */
import { card } from '../board/facts';
import { KINDS, PERIODS } from '../board/layout';
import { pieces } from '../../../lib/things.svelte';
import type { Piles } from './code';

export const GAME = 'lorenzo';

export interface Pile {
    kind: string;
    period: number;
    cards: number[];
}

/** What is printed on a card that tells its pile. */
interface Place {
    kind: string;
    period: number;
    tower: string; // special cards lie in a tower of their own
    leaders?: boolean; // only where leaders are in play
}

let read: { from: unknown; piles: Pile[] } | null = null;

/** List all piles; none until the pieces have come. */
export function allPiles(): readonly Pile[] {
    const things = pieces.of(GAME)?.things;
    if (!things) return [];
    if (read?.from === things) return read.piles;
    const places = Object.keys(things)
        .filter((key) => key.startsWith('card-'))
        .map((key) => Number(key.slice('card-'.length)))
        .sort((a, b) => a - b)
        .map((number) => ({ number, ...(card(number) as unknown as Place) }))
        .filter(({ kind, tower }) => tower === kind);
    const piles = KINDS.flatMap((kind) =>
        PERIODS.map((period) => ({
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
export const aboutLeaders = (number: number): boolean =>
    (card(number) as unknown as Place | undefined)?.leaders ?? false;

/** The cards of a deck that need the advanced rules, by what stays in the box. */
export const needingLeaders = (out: ReadonlySet<number>): number[] =>
    numbers()
        .flat()
        .filter((number) => aboutLeaders(number) && !out.has(number));
