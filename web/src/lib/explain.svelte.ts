/** Explanations beside things: on hover, on focus, and on a touch that does nothing else. */
import type { Attachment } from 'svelte/attachments';

import { habits } from './habits.svelte';
import { HOVERS } from './preferences';

export interface Explanation {
    title: string;
    text?: string;
    rule?: string; // the section of the rules page that has more
    warning?: boolean; // it says why something is not possible
}

export type Explaining = () => Explanation | Promise<Explanation | null> | null;

class Tip {
    shown = $state.raw<Explanation | null>(null);
    at = $state.raw<DOMRect | null>(null);
    #target: Element | null = null;
    #timer = 0;

    async show(target: Element, explaining: Explaining, delay = 0): Promise<void> {
        clearTimeout(this.#timer);
        this.#target = target;
        if (delay)
            await new Promise((resolve) => (this.#timer = window.setTimeout(resolve, delay)));
        const explanation = await explaining();
        if (this.#target !== target || !target.isConnected) return;
        this.at = target.getBoundingClientRect();
        this.shown = explanation;
    }

    hide(target: Element | null = null): void {
        if (target !== null && target !== this.#target) return;
        clearTimeout(this.#timer);
        this.#target = null;
        if (this.shown !== null) this.shown = null; // what is focused may go while others are drawn
    }

    /** Hide in a moment, unless the pointer comes to the explanation itself. */
    leave(target: Element | null = this.#target): void {
        if (target !== this.#target) return;
        clearTimeout(this.#timer);
        if (this.shown === null) return this.hide(target);
        this.#timer = window.setTimeout(() => this.hide(target), LINGER);
    }

    /** After something scrolled, go along with what has the focus: the focus itself may scroll. */
    follow(): void {
        const target = this.#target;
        if (!target?.matches(':focus-visible')) return this.hide();
        this.at = target.getBoundingClientRect();
    }

    /** Stay: the pointer is on the explanation. */
    stay(): void {
        clearTimeout(this.#timer);
    }
}

export const tip = new Tip();

const LINGER = 220; // ms

const known = new WeakMap<Element, Explaining>();

/** What explains an element, to explain it elsewhere too. */
export const explainingOf = (element: Element): Explaining => known.get(element) ?? (() => null);

/** Explain an element when it is pointed at, focused, or touched for a while.
 *
 * Where clicks go `through` they are for what it lies on.
 */
export function explain(
    explaining: Explaining,
    { through = false } = {},
): Attachment<HTMLElement | SVGElement> {
    return (element) => {
        let hold = 0;
        known.set(element, explaining);
        const gone = new AbortController();
        const on = (type: string, listener: (event: Event) => void) =>
            element.addEventListener(type, listener, { signal: gone.signal });
        let pointed = false;
        on('pointermove', (event) => {
            const { pointerType, movementX, movementY } = event as PointerEvent;
            // What comes to lie under a resting pointer was not pointed at.
            if (pointed || pointerType !== 'mouse' || (!movementX && !movementY)) return;
            pointed = true;
            void tip.show(element, explaining, HOVERS[habits.preferred.delay]);
        });
        on('pointerleave', () => {
            pointed = false;
            tip.leave(element);
        });
        on('focus', () => {
            if (element.matches(':focus-visible')) void tip.show(element, explaining);
        });
        on('blur', () => tip.leave(element)); // a moment later: perhaps for the link in it
        on('pointerdown', (event) => {
            if ((event as PointerEvent).pointerType !== 'mouse') {
                hold = window.setTimeout(() => void tip.show(element, explaining), 450);
            }
        });
        for (const type of ['pointerup', 'pointercancel']) on(type, () => clearTimeout(hold));
        on('contextmenu', (event) => {
            if (hold) event.preventDefault(); // a long touch explains instead
        });
        const plain = !through && element.tagName !== 'BUTTON' && element.tagName !== 'A';
        on('click', (event) => {
            if (plain || element.getAttribute('aria-disabled') === 'true') {
                void tip.show(element, explaining);
                event.stopPropagation();
            } else tip.hide(element);
        });
        return () => {
            gone.abort();
            clearTimeout(hold);
            tip.hide(element);
        };
    };
}
