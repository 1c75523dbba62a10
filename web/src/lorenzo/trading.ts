/** What a production has noted so far, read from the numbers of its question. */
import { card, type CardFacts } from './facts';
import type { BoardView } from './layout';

const ARROWS = 2;
const TIMES = 32; // how often a trade can be repeated, at most, plus one
// A card that works by another one: its number, its arrow, and how often.
const NUMBER = 256;
const OFTEN = 1024;
const OPEN = 32768;

export interface Shop {
    number: number;
    place: number; // among the buildings
    facts: CardFacts;
}

/** A card that another one lets work. */
export interface Woken {
    number: number;
    arrow: number; // 0: none
    times: number;
}

export class Trading {
    readonly value: number;
    readonly whose: number;
    #only: number;
    #chosen: number;
    #repeats: number;
    #extras: readonly number[];

    /** Seat, value, chosen arrows, repeats, whose cards, the only one of them, two cards. */
    constructor(
        args: readonly number[],
        private board: BoardView,
    ) {
        this.value = args[1] ?? 0;
        this.whose = args[4] ?? args[0] ?? 0;
        this.#chosen = args[2] ?? 0;
        this.#only = args[5] ?? -1;
        this.#repeats = args[3] ?? 0;
        this.#extras = [args[6] ?? 0, args[7] ?? 0].filter(Boolean);
    }

    /** The buildings that take part, with something to decide about them. */
    get shops(): Shop[] {
        return this.board.building.flatMap((number, place) => {
            const facts = card(number);
            const works = facts && facts.value <= this.value;
            const meant = this.#only < 0 || this.#only === number;
            return works && meant && facts.trades.length ? [{ number, place, facts }] : [];
        });
    }

    /** The kinds of cards that buildings which take part let work. */
    get wakers(): Shop[] {
        return this.board.building.flatMap((number, place) => {
            const facts = card(number);
            const wakes = facts?.each.some(({ effect }) => effect === 'activate');
            return facts && wakes && facts.value <= this.value ? [{ number, place, facts }] : [];
        });
    }

    /** How often an arrow was chosen. */
    times({ number, place, facts }: Shop, arrow: number): number {
        if (!((this.#chosen >> (place * ARROWS + arrow)) & 1)) return 0;
        return facts.trades[arrow]?.repeated ? this.#often(number) : 1;
    }

    #often(number: number): number {
        const before = this.board.cards.slice(0, this.board.cards.indexOf(number));
        const rank = before.filter((each) => card(each)?.trades[0]?.repeated).length;
        return (this.#repeats >> (5 * rank)) & (TIMES - 1);
    }

    get woken(): Woken[] {
        return this.#extras.map((extra) => ({
            number: extra % NUMBER,
            arrow: Math.floor((extra % OFTEN) / NUMBER),
            times: Math.floor((extra % OPEN) / OFTEN),
        }));
    }
}
