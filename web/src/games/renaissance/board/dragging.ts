/** Cards are dragged as well as clicked: a drop is a click on the card and one on the place. */
import type { Attachment } from 'svelte/attachments';

import { tip } from '../../../lib/explain.svelte';
import { motion } from '../../../lib/habits.svelte';
import { landed } from '../../../lib/pointing';
import type { Scene } from '../../../lib/scene';
import type { Choice } from '../../../lib/wire';
import { pick } from './choice.svelte';
import { placesFor } from './places';

const FAR = 8; // pixels from where a card was taken up: nearer it is a click
const HELD = 220; // ms that a finger rests on a card before it lifts: sooner it scrolls
const BACK = 180; // ms that a card flies back

interface Point {
    x: number;
    y: number;
}

/** Whether a card can be dragged anywhere; only at a table that is being played. */
const open = (scene: Scene, card: string): Set<string> =>
    placesFor((scene as Scene & { options?: readonly Choice[] }).options ?? [], card);

/** What a part of the board stands for when a card is dropped there. */
function thingOf(part: Element, card: string): string {
    const { thing, drop } = (part as HTMLElement).dataset;
    return drop ? `${drop}:${card}` : (thing ?? '');
}

/** A card that is being dragged, over the places where it can be put. */
class Dragged {
    #ghost: HTMLElement;
    #box: HTMLElement;
    #from: DOMRect;
    #places: Element[];
    #over: Element | null = null;

    constructor(
        private face: HTMLElement,
        private card: string,
        private start: Point,
        places: ReadonlySet<string>,
    ) {
        tip.hide();
        this.#from = face.getBoundingClientRect();
        this.#box = face.closest<HTMLElement>('.renaissance') ?? document.body;
        this.#places = [...this.#box.querySelectorAll('[data-thing], [data-drop]')].filter((part) =>
            places.has(thingOf(part, card)),
        );
        this.#ghost = this.#lifted();
        this.#box.classList.add('dragging');
        this.#places.forEach((place) => place.classList.add('drop'));
    }

    #lifted(): HTMLElement {
        const ghost = this.face.cloneNode(true) as HTMLElement;
        ghost.classList.add('dragged');
        for (const name of ['data-thing', 'data-guide']) ghost.removeAttribute(name);
        ghost.setAttribute('aria-hidden', 'true');
        const { x, y, width, height } = this.#from;
        ghost.style.cssText = `--w:${width}px;left:${x}px;top:${y}px;width:${width}px;height:${height}px`;
        this.face.classList.add('lifted');
        document.body.append(ghost); // no part of the board is laid out anew
        return ghost;
    }

    move({ x, y }: Point): void {
        this.#ghost.style.translate = `${x - this.start.x}px ${y - this.start.y}px`;
        const below = document.elementsFromPoint(x, y);
        const over = this.#places.find((place) => below.includes(place)) ?? null;
        if (over === this.#over) return;
        this.#over?.classList.remove('over');
        over?.classList.add('over');
        this.#over = over;
    }

    /** The thing under the card; empty where it cannot be put. */
    get below(): string {
        return this.#over === null ? '' : thingOf(this.#over, this.card);
    }

    /** Clear the board; a card that was not put anywhere flies back. */
    end(): void {
        this.#box.classList.remove('dragging');
        this.#places.forEach((place) => place.classList.remove('drop', 'over'));
        const flown = this.#ghost.animate(
            { translate: this.below ? this.#ghost.style.translate : '0 0' },
            this.below ? 0 : motion(BACK),
        );
        void flown.finished.finally(() => {
            this.#ghost.remove();
            this.face.classList.remove('lifted');
        });
    }
}

/** Click the card, and then the place, unless the card alone was the whole answer. */
function put(scene: Scene, card: string, among: readonly string[], place: string): void {
    if (!scene.picked(`card:${card}`)) pick(scene, card, among);
    if (scene.can(place)) scene.touch(place);
}

/** Let a card be dragged to where it can be put. */
export const draggable =
    (scene: Scene, card: string, among: readonly string[]): Attachment<HTMLElement> =>
    (face) => {
        let start: Point | null = null;
        let dragged: Dragged | null = null;
        let timer = 0;

        const lift = () => {
            const places = start && open(scene, card);
            if (!start || !places?.size) return;
            dragged = new Dragged(face, card, start, places);
        };
        const stop = () => {
            clearTimeout(timer);
            removeEventListener('pointermove', moved);
            removeEventListener('pointerup', dropped);
            removeEventListener('pointercancel', stop);
            removeEventListener('keydown', escaped, true);
            dragged?.end();
            [start, dragged] = [null, null];
        };
        const moved = (event: PointerEvent) => {
            const far = start && Math.hypot(event.x - start.x, event.y - start.y) > FAR;
            if (!dragged && far && event.pointerType === 'touch') return stop(); // it scrolls
            if (!dragged && far) lift();
            dragged?.move(event);
        };
        const dropped = () => {
            const place = dragged?.below;
            if (dragged) addEventListener('click', swallowed, { capture: true, once: true });
            if (dragged) setTimeout(() => removeEventListener('click', swallowed, true));
            stop();
            if (!place) return;
            landed();
            put(scene, card, among, place);
        };
        const escaped = (event: KeyboardEvent) => {
            if (event.key !== 'Escape' || !dragged) return;
            event.stopImmediatePropagation();
            stop();
        };
        const taken = (event: PointerEvent) => {
            if (event.button !== 0 || !event.isPrimary || !scene.live) return;
            stop();
            start = { x: event.x, y: event.y };
            if (event.pointerType === 'touch') timer = window.setTimeout(lift, HELD);
            addEventListener('pointermove', moved);
            addEventListener('pointerup', dropped);
            addEventListener('pointercancel', stop);
            addEventListener('keydown', escaped, true);
        };
        const held = (event: Event) => {
            if (dragged && event.cancelable) event.preventDefault(); // no scrolling, no menu
        };

        face.addEventListener('pointerdown', taken);
        face.addEventListener('touchmove', held, { passive: false });
        face.addEventListener('contextmenu', held);
        face.addEventListener('dragstart', (event) => event.preventDefault());
        return stop;
    };

/** The click that ends a drag is none. */
function swallowed(event: Event): void {
    event.stopImmediatePropagation();
    event.preventDefault();
}
