/** Goods on their way: from where they were received to the house or the place of who got them. */
import { beforeDrawing } from '../../../lib/frame';
import { motion } from '../../../lib/habits.svelte';
import type { CardTaken, LorenzoEvent, Received } from '../../../lib/wire';
import { spaceNames } from './city';
import type { Counts } from './pieces';
import { iconOf } from './glyphs';
import { GOODS } from './layout';

const SVG = 'http://www.w3.org/2000/svg';
const MOST = 3; // of one kind that are seen to fly
const SIZE = 22; // px
const APART = 45; // ms between two
const LONG = 380; // ms on the way, the last one included

const find = (selector: string): Element | null =>
    [...document.querySelectorAll(selector)].find((each) => each.checkVisibility()) ?? null;

/** Where goods come from; null where that is not to be seen. */
function origin(got: Received, taken: readonly CardTaken[]): Element | null {
    const thing = (name: string) => find(`.lorenzo [data-thing="${name}"]`);
    switch (got.source) {
        case 'space':
            return thing(`space:${spaceNames()[got.piece]}`);
        case 'card': {
            const floor = taken.find((event) => event.card === got.piece)?.space;
            return floor ? thing(`space:${floor}`) : thing(`card:${got.piece}`);
        }
        case 'yield':
            return thing(`card:${got.piece}`);
        case 'privilege':
            return thing('space:council');
        case 'church':
            return find('.lorenzo .church');
        case 'token':
            return find('.lorenzo .held');
        case 'family':
            return find('.lorenzo .ftile');
        default:
            return null;
    }
}

/** Where goods go: to the count of that good in the house that is shown, else to the rail. */
function goal(seat: number, shown: number, good: string): Element | null {
    const at = [...GOODS, 'token'].indexOf(good);
    const counted = seat === shown && at >= 0 ? find(`.house .gl > :nth-child(${at + 1})`) : null;
    return counted ?? find(`.players > :nth-child(${seat + 1})`);
}

interface Journey {
    seat: number; // who receives
    goods: Counts;
    from: (good: string) => Element | null;
}

/** What travels because of an event; null where nothing does. */
function journey(event: LorenzoEvent, taken: readonly CardTaken[], shown: number): Journey | null {
    switch (event.event) {
        case 'Received': {
            const from = origin(event, taken);
            return { seat: event.seat, goods: event.goods, from: () => from };
        }
        case 'TokensDrawn': {
            const supply = find('.lorenzo .supply');
            return { seat: event.seat, goods: { token: event.n }, from: () => supply };
        }
        case 'Given': {
            const from = (good: string) => goal(event.seat, shown, good);
            return { seat: event.to, goods: event.goods, from };
        }
        default:
            return null;
    }
}

function send(good: string, from: DOMRect, to: DOMRect, delay: number): void {
    const flying = document.createElementNS(SVG, 'svg');
    const drawing = document.createElementNS(SVG, 'use');
    flying.setAttribute('class', 'flying');
    drawing.setAttribute('href', `#${iconOf(good)}`);
    flying.append(drawing);
    document.body.append(flying);
    const place = (rect: DOMRect) =>
        `translate(${rect.x + rect.width / 2 - SIZE / 2}px, ${rect.y + rect.height / 2 - SIZE / 2}px)`;
    const way = flying.animate(
        [
            { transform: `${place(from)} scale(0.7)`, opacity: 0.2 },
            { transform: `${place(from)} scale(1.15)`, opacity: 1, offset: 0.2 },
            { transform: `${place(to)} scale(0.8)`, opacity: 0.5 },
        ],
        { duration: LONG - (MOST - 1) * APART, delay, easing: 'ease-in-out', fill: 'both' },
    );
    way.onfinish = way.oncancel = () => flying.remove();
}

interface Flight {
    good: string;
    n: number;
    from: DOMRect;
    to: DOMRect;
}

/** The ways that goods take because of some events. */
function flights(told: readonly LorenzoEvent[], shown: number): Flight[] {
    const taken = told.filter((event): event is CardTaken => event.event === 'CardTaken');
    return told.flatMap((event) => {
        const way = journey(event, taken, shown);
        return Object.entries(way?.goods ?? {}).flatMap(([good, n]) => {
            const from = way?.from(good)?.getBoundingClientRect();
            const to = way && goal(way.seat, shown, good)?.getBoundingClientRect();
            return from && to ? [{ good, n, from, to }] : [];
        });
    });
}

/** Let what was just received be seen to travel; nothing moves for those who want no motion. */
export function fly(events: readonly unknown[], shown: number): void {
    if (!motion(LONG) || !events.length) return;
    beforeDrawing(() => {
        const ways = flights(events as readonly LorenzoEvent[], shown);
        return () => {
            for (const { good, n, from, to } of ways)
                for (let i = 0; i < Math.min(n, MOST); i++) send(good, from, to, i * APART);
        };
    });
}
