/** Attacks on their way from site to site, and materials that change castles. */
import { motion } from '../../../lib/habits.svelte';
import { card, measures } from './printed';
import { sideOf } from './layout';
import type { RenaissanceView } from './types';

const SVG = 'http://www.w3.org/2000/svg';
const LONG = 380; // ms on the way
const SIZE = 34; // px
const SMALL = 24;

interface Told {
    event: string;
    seat: number;
    card?: string;
    hits?: number[];
    target?: number;
    whose?: number;
    cell?: number;
    to?: number;
    own_cell?: number;
}

const find = (selector: string): Element | null =>
    [...document.querySelectorAll(selector)].find((each) => each.checkVisibility()) ?? null;
const site = (side: number): Element | null =>
    find(`.renaissance [data-site="${side}"]`) ?? find(`.players > :nth-child(${side + 1})`);
const cell = (side: number, number: number): Element | null =>
    find(`.renaissance [data-thing="cell:${side}:${number}"]`);

/** The middle of the castle of a site, or of the whole where none is to be seen. */
const heart = (place: Element): DOMRect =>
    (place.querySelector('.castle') ?? place).getBoundingClientRect();

function send(icon: string, from: DOMRect, to: DOMRect, size: number): Animation {
    const flying = document.createElementNS(SVG, 'svg');
    const drawing = document.createElementNS(SVG, 'use');
    flying.setAttribute('class', 'sent');
    flying.style.width = flying.style.height = `${size}px`;
    drawing.setAttribute('href', `#${icon}`);
    flying.append(drawing);
    document.body.append(flying);
    const middle = (rect: DOMRect, lift = 0) =>
        `translate(${rect.x + rect.width / 2 - size / 2}px, ${rect.y + rect.height / 2 - size / 2 - lift}px)`;
    const half = new DOMRect(
        (from.x + to.x) / 2,
        (from.y + to.y) / 2,
        (from.width + to.width) / 2,
        (from.height + to.height) / 2,
    );
    const way = flying.animate(
        [
            { transform: `${middle(from)} scale(0.6)`, opacity: 0.3 },
            { transform: `${middle(half, 40)} scale(1.25)`, opacity: 1, offset: 0.55 },
            { transform: `${middle(to)} scale(1)`, opacity: 0.9 },
        ],
        { duration: LONG, easing: 'ease-in-out', fill: 'both' },
    );
    way.onfinish = way.oncancel = () => flying.remove();
    return way;
}

/** Let a site be seen to be hit; without motion, only by its outline. */
function strike(place: Element, after: number): void {
    window.setTimeout(() => {
        place.classList.add('hit');
        window.setTimeout(() => place.classList.remove('hit'), 1000);
    }, after);
}

function attack(from: number, to: number, icon: string): void {
    const [start, goal] = [site(from), site(to)];
    if (!start || !goal || start === goal) return;
    if (motion(LONG)) send(icon, heart(start), heart(goal), SIZE);
    if (icon === 'attack') strike(goal, motion(LONG * 0.8));
}

/** A lost material falls out of its castle. */
function drop(from: Element | null): void {
    if (!from || !motion(LONG)) return;
    const at = from.getBoundingClientRect();
    const ground = new DOMRect(at.x, at.bottom + at.height, at.width, at.height);
    send(drawn(from), at, ground, SMALL);
}

/** A material goes from one castle to another. */
function carry(from: Element | null, to: Element | null): void {
    if (!from || !to || !motion(LONG)) return;
    send(drawn(to), from.getBoundingClientRect(), to.getBoundingClientRect(), SMALL);
}

/** The drawing of what a cell is made of. */
function drawn(place: Element): string {
    const kind = (measures()?.kinds ?? []).find((each) => place.classList.contains(each));
    return `k-${kind ?? 'stone'}`;
}

function show(event: Told, view: RenaissanceView): void {
    const own = sideOf(view, event.seat);
    const whose = sideOf(view, event.whose ?? event.seat);
    switch (event.event) {
        case 'ActionPlayed':
            for (const seat of event.hits ?? []) attack(own, sideOf(view, seat), 'attack');
            return;
        case 'ActionAimed': {
            const aimed = card(event.card ?? '');
            const hostile = aimed !== undefined && 'attack' in aimed && aimed.attack.length > 0;
            return attack(own, sideOf(view, event.target ?? 0), hostile ? 'attack' : 'bolt');
        }
        case 'MaterialLost':
            return drop(cell(whose, event.cell ?? 0));
        case 'MaterialTaken':
            return carry(cell(whose, event.cell ?? 0), cell(own, event.to ?? 0));
        case 'MaterialsSwapped': {
            const [theirs, mine] = [cell(whose, event.cell ?? 0), cell(own, event.own_cell ?? 0)];
            carry(theirs, mine);
            return carry(mine, theirs);
        }
    }
}

/** Let what has just happened be seen to travel. */
export function fly(events: readonly unknown[], view: RenaissanceView): void {
    for (const event of events as readonly Told[]) show(event, view);
}
