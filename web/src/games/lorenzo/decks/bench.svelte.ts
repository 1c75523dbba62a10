/** The deck on the workbench: which cards stay in the box, and how it is called. */
import { recall, remember } from '../../../lib/storage';
import { decode, encode, grouped, PILE, type Fault } from './code';
import { kept } from './kept.svelte';
import { numbers, type Pile } from './piles';

interface Draft {
    name: string;
    out: number[];
}

const KEY = 'decks.lorenzo.draft';

export class Bench {
    name = $state('');
    out = $state.raw<ReadonlySet<number>>(new Set());
    /** The code of the deck, once every pile has as many cards as it needs. */
    code = $derived(numbers().length ? encode(numbers(), this.out) : null);

    constructor() {
        const draft = recall<Draft | null>(KEY, null);
        this.name = draft?.name ?? '';
        this.out = new Set(draft?.out ?? []);
    }

    /** How many cards of a pile have to go into the box yet; below 0, to come back. */
    left = ({ cards }: Pile): number =>
        cards.length - PILE - cards.filter((card) => this.out.has(card)).length;

    /** Put a card into the box, or take it back. */
    turn(card: number): void {
        const out = new Set(this.out);
        if (!out.delete(card)) out.add(card);
        this.#put(out);
    }

    /** Leave the choice to chance in piles that are not ready; where all are, in all of them. */
    fill(piles: readonly Pile[]): void {
        const open = piles.filter((pile) => this.left(pile) !== 0);
        const out = new Set(this.out);
        for (const pile of open.length ? open : piles) {
            if (!open.length) for (const card of pile.cards) out.delete(card);
            chance(pile.cards, out);
        }
        this.#put(out);
    }

    empty(): void {
        this.#put(new Set());
    }

    rename(name: string): void {
        this.name = name;
        this.#put(this.out);
    }

    /** Lay another deck on the bench; what lay there is kept if it was ready. */
    open(text: string, name = ''): Fault | null {
        const found = decode(numbers(), text);
        if (typeof found === 'string') return found;
        const before = this.code;
        if (before && !kept.has(before))
            kept.save({ name: this.name || grouped(before), code: before });
        this.name = name;
        this.#put(found);
        return null;
    }

    #put(out: ReadonlySet<number>): void {
        this.out = out;
        remember(KEY, { name: this.name, out: [...out] } satisfies Draft);
    }
}

/** Put cards into the box, or take some back, until as many are left as a pile needs. */
function chance(cards: readonly number[], out: Set<number>): void {
    const any = (from: readonly number[]) => from[Math.floor(Math.random() * from.length)] ?? 0;
    const inside = () => cards.filter((card) => !out.has(card));
    while (inside().length > PILE) out.add(any(inside()));
    while (inside().length < PILE) out.delete(any(cards.filter((card) => out.has(card))));
}
