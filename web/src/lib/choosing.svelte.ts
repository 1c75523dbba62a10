/** How an answer is chosen: things and chips that were clicked, letters that were typed, a first tap. */
import { innerWidth } from 'svelte/reactivity/window';

import { filtered, keyed, NOWHERE, numbered, type Keyed, type Places } from './keys';
import { unsaid } from './knowing';
import { nameOfItem } from './naming';
import {
    choose,
    give,
    groupOf,
    laid,
    leads,
    left,
    lossOf,
    NOTHING,
    offered,
    touch,
    touches,
    type Click,
    type Item,
    type Picks,
} from './narrow';
import { tapped } from './pointing';
import type { Told } from './scene';
import { gathered, meaning, stepped } from './stepper';
import type { Choice } from './wire';
import { words } from './words.svelte';

const WIDE = 1250; // pixels; a narrower table has less room for answers
const ROWS = 2700; // pixels of chips, in all rows
const FEW_ROWS = 900;

/** What is asked, and how it is answered. */
interface Asked {
    readonly options: readonly Choice[];
    readonly question: Told | null;
    readonly closing: Choice | null;
    readonly taken: readonly Choice[];
    readonly waiting: boolean;
    readonly ending: boolean; // only the end of the turn, or of a set, is waited for
    answer(choice: Choice): void;
    end(): void;
    untake(choice: Choice): void;
}

export class Choosing {
    picks = $state.raw<Picks>(NOTHING);
    ready = $state.raw<Choice | null>(null); // tapped first, or stepped to: the button gives it
    typed = $state(''); // letters of a place or of a name
    places = $state.raw<Places>(NOWHERE);

    constructor(private readonly asked: Asked) {}

    open = $derived.by(() =>
        this.asked.waiting ? [] : unsaid(left(this.asked.options, this.picks), this.picks),
    );
    #laid = $derived.by(() =>
        laid(
            this.open,
            this.picks,
            (innerWidth.current ?? WIDE) < WIDE ? FEW_ROWS : ROWS,
            (thing) => words.knows(groupOf(thing)),
        ),
    );
    /** What closes the question: it has its own place, as what gives something away has. */
    last = $derived(this.#laid.last);
    /** The ways to give something away, where that is not what is asked for. */
    quiet = $derived(this.#laid.quiet);
    #gathered = $derived(gathered(this.#laid.items));
    items = $derived(this.#gathered.items);
    /** The answers where a number is asked for, from the least to the most. */
    steps = $derived(this.#gathered.steps);
    keyed = $derived.by(() => keyed(this.items, this.places));
    /** The chips that what was typed leaves. */
    shown = $derived.by<Keyed[]>(() => filtered(this.keyed, this.typed, nameOfItem));
    /** What the solid button gives, besides what closes. */
    meant = $derived(this.ready ?? this.steps[0] ?? null);
    /** What was chosen one by one and can be taken back, by the things that show it. */
    chosen = $derived.by<readonly string[]>(() => this.asked.taken.flatMap(touches));
    narrowed = $derived.by(
        () => this.picks !== NOTHING || (this.ready !== null && !this.steps.length),
    );

    /** Forget all clicks: something else is asked, or an answer is on its way. */
    forget(): void {
        this.picks = NOTHING;
        this.ready = null;
        this.typed = '';
    }

    // Things on the board.

    /** Whether a thing can be clicked now: to answer, to close a choice, or to take one back. */
    can(thing: string): boolean {
        if (this.asked.waiting) return false;
        const open = offered(this.asked.options, this.picks);
        return leads(open, this.picks, thing) || this.#closes(thing) || this.#stands(thing);
    }

    #closes = (thing: string): boolean =>
        this.asked.closing !== null && touches(this.asked.closing).includes(thing);

    #stands = (thing: string): boolean => this.chosen.includes(thing);

    /** How often a thing, or any of its kind, has been clicked. */
    picked(thing: string): number {
        const clicked = this.ready ? touches(this.ready) : this.picks.things;
        return clicked.filter((each) => each === thing || each.startsWith(`${thing}:`)).length;
    }

    /** The number in the bar of what a click on a thing leads to; 0 where a letter comes first. */
    disc(thing: string): number {
        const [only, ...others] = this.keyed.filter(({ item }) =>
            item.choices.some((choice) => touches(choice).includes(thing)),
        );
        const plain = only && !others.length && !only.letter && !this.steps.length;
        return plain ? only.number : 0;
    }

    /** Click a thing: it answers where one answer is left, and narrows where there are more. */
    touch(thing: string): void {
        if (!this.can(thing)) return;
        if (this.#closes(thing)) return this.asked.end();
        if (this.#stands(thing)) return this.#release(thing);
        this.#click(touch(this.asked.options, this.picks, thing));
    }

    /** Take back the choice that a thing shows; the later ones stand. */
    #release(thing: string): void {
        const choice = this.asked.taken.findLast((each) => touches(each).includes(thing));
        if (choice) this.asked.untake(choice);
    }

    givable = (thing: string): boolean => lossOf(this.open, thing) !== undefined;

    /** Give away by a control of its own: at once where it can be seen, or else with a second click. */
    give(thing: string): void {
        if (!this.asked.waiting) this.#click(give(this.asked.options, this.picks, thing));
    }

    // The bar.

    /** Choose a line of the bar: answer, or narrow to what it stands for. */
    choose = (item: Item): void =>
        this.#click(choose(this.asked.options, this.picks, item, this.quiet.includes(item)));

    #click(done: Click | null): void {
        if (done === null) return;
        this.typed = '';
        if ('answer' in done) return this.#mean(done.answer);
        this.picks = done.picks;
        const [only, ...others] = this.open;
        this.ready = tapped() && only && !others.length ? only : null;
    }

    /** Give an answer; a tap only makes it ready, but for what is ticked and can be unticked. */
    #mean(choice: Choice): void {
        if (tapped() && this.sum === null) this.ready = choice;
        else this.asked.answer(choice);
    }

    /** What is paid and received for all that is ticked here; null where nothing is ticked. */
    get sum(): { pays: Record<string, number>; gains: Record<string, number> } | null {
        const { question } = this.asked;
        return question && 'pays' in question && 'gains' in question ? question : null;
    }

    /** Go on to another number, so many steps away. */
    step(by: number): void {
        if (this.meant) this.ready = stepped(this.steps, this.meant, by);
    }

    /** Take back the last click or what was typed; tell whether there was something. */
    back(): boolean {
        if (this.typed) this.typed = '';
        else if (this.ready && !this.steps.length) this.ready = null;
        else if (this.picks !== NOTHING) this.#widen();
        else return false;
        return true;
    }

    #widen(): void {
        const things = this.picks.things.slice(0, -1);
        const verb = this.picks.things.length ? this.picks.verb : null;
        this.picks = things.length || verb !== null ? { things, verb } : NOTHING;
        this.ready = null;
    }

    /** Press the solid button. */
    close(): void {
        if (this.asked.waiting) return;
        if (this.meant) this.asked.answer(this.meant);
        else if (this.asked.ending) this.asked.end();
        else if (this.last) this.asked.answer(this.last);
    }

    // Keys.

    /** Type a letter of a place or a name, where there is something to type for. */
    type(letter: string): void {
        if (this.items.length) this.typed += letter;
    }

    erase(): void {
        this.typed = this.typed.slice(0, -1);
    }

    /** The highest number on the chips that are left. */
    get most(): number {
        return this.shown.reduce((most, { number }) => Math.max(most, number), 0);
    }

    /** Press a number: that many, or the chip that has it. */
    press(number: number): void {
        const many = meaning(this.steps, number);
        if (many) this.ready = many;
        if (this.steps.length) return;
        const item = numbered(this.keyed, this.shown, this.typed, number);
        if (item) this.choose(item);
    }

    /** Press Enter: the only chip that what was typed leaves, or the solid button. */
    enter(): void {
        const [only, ...others] = this.shown;
        if (!this.typed) this.close();
        else if (only && !others.length) this.choose(only.item);
    }
}
