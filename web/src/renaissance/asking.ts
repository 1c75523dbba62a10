/** What a question lays open, beside what lies on the table anyway: rows of cards, and buttons. */
import type { Question } from '../lib/wire';
import { nameOfCard } from './cards';
import { question, sideOf } from './layout';
import type { RenaissanceView, Side } from './types';

/** Cards that are looked at together: those one may know, and how many one may not. */
export interface Row {
    called: string; // the end of the key of its caption
    whose: number; // the seat that the caption may name
    cards: readonly string[];
    hidden: number;
    used?: boolean; // cards are chosen first, and used then
}

export interface Panel {
    frame: string;
    rows: readonly Row[];
    buttons: readonly string[]; // verbs that are no card
    shown: string | null; // the card that asks
    whose: number; // the seat that the heading may name
    n: number; // and its number
}

const WINDOWS = ['AnswerAction', 'AnswerAttack'];
const OFFERS = ['Offer', 'AnswerOffer', 'AnswerCounter'];

/** Whether a question is a reaction window. */
export const isWindow = (frame: string): boolean => WINDOWS.includes(frame);
/** Whether a question belongs to a trade of two hands. */
export const isOffer = (frame: string): boolean => OFFERS.includes(frame);

/** Specials that lie on a side: on its castle, and perhaps in its zone and its stock. */
function specialsOf(side: Side, reach: '' | 'zone' | 'stock'): string[] {
    const walls = side.cells.flatMap((cell) =>
        cell ? [...cell.specials, ...(cell.material ? [] : [cell.card])] : [],
    );
    const zone = reach ? side.zone : [];
    return [...walls, ...zone, ...(reach === 'stock' ? side.stock.filter(isSpecial) : [])];
}

const FIRST_SPECIAL = 31;
const LAST_SPECIAL = 35;
function isSpecial(card: string): boolean {
    const number = Number(card.split('-')[1]);
    return number >= FIRST_SPECIAL && number <= LAST_SPECIAL;
}

const row = (called: string, whose: number, cards: readonly string[], hidden = 0): Row => ({
    called,
    whose,
    cards,
    hidden: Math.max(0, hidden),
});

/** The rows of a question; null where it is answered on the table or from the hand. */
function rowsOf({ frame, args }: Question, view: RenaissanceView): Row[] | null {
    const [seat = 0, second = 0] = args;
    const own = view.sides[sideOf(view, seat)]!;
    const rival = view.sides[sideOf(view, second)];
    const hand = view.people[seat]?.hand ?? [];
    const stock = [...own.stock, ...own.vault];
    const tray = row('tray', seat, view.tray, view.tray_size - view.tray.length);
    switch (frame) {
        case 'PlayStock':
            return [{ ...row('stock', seat, stock), used: true }];
        case 'DoubleWhich':
            return second ? [{ ...row('stock', seat, stock), used: true }] : null;
        case 'BuildFromStock':
            return [{ ...row('stock-of', second, rival?.stock ?? []), used: true }];
        case 'TradeTake': {
            const other = view.people[second]!;
            return [row('hand-of', second, other.hand, other.hand_size - other.hand.length)];
        }
        case 'StoreExchange':
            return [row('stock-of', second, rival?.stock ?? []), tray];
        case 'StoreReturn':
            return [row('stock', seat, own.stock), tray];
        case 'Sin':
            return [row('stock', seat, stock), tray];
        case 'SinReturn':
            return [row('hand', seat, hand), tray];
        case 'DealPool':
            return [row('pool', seat, poolCards(view), view.pool.length - poolCards(view).length)];
        case 'TakeDrawn':
        case 'ReturnDrawn':
            return [row('pile', seat, view.tray)];
        case 'Relay':
            return [row('lifted', seat, view.tray)];
        case 'DiscardOwn':
            return [row('specials', seat, specialsOf(own, 'stock'))];
        case 'TakeSpecial':
            return [
                row('specials-of', second, rival ? specialsOf(rival, args[3] ? 'zone' : '') : []),
            ];
        case 'DoubleHow':
        case 'RepeatAction':
        case 'RepeatLast':
        case 'Toll':
            return [];
        default:
            return null;
    }
}

const poolCards = (view: RenaissanceView): string[] =>
    view.pool.flatMap(([, card]) => (card === null ? [] : [card]));

const BUTTONS: Record<string, readonly string[]> = {
    PlayStock: ['done'],
    DoubleWhich: ['pass'],
    BuildFromStock: ['pass'],
    StoreExchange: ['done'],
    Sin: ['done'],
    Relay: ['empty'],
    DoubleHow: ['double:cards', 'double:players'],
    RepeatAction: ['repeat', 'pass'],
    RepeatLast: ['repeat', 'pass'],
    Toll: ['target', 'pass'],
};

// Which of a question's arguments is the card it speaks of, and which the number.
const CARD: Record<string, number> = { DoubleHow: 1, RepeatAction: 2, RepeatLast: 2 };
const NUMBER: Record<string, number> = {
    TradeTake: 2,
    StoreReturn: 2,
    SinReturn: 1,
    DealPool: 2,
    TakeDrawn: 1,
    Relay: 1,
    DiscardOwn: 1,
    TakeSpecial: 2,
    BuildFromStock: 2,
};

/** What is laid open for a seat; null where nothing is. */
export function panelOf(view: RenaissanceView, seat: number): Panel | null {
    const asked = question(view, seat);
    const rows = asked ? rowsOf(asked, view) : null;
    if (!asked || !rows) return null;
    const { frame, args } = asked;
    const at = CARD[frame];
    return {
        frame,
        rows,
        buttons: (BUTTONS[frame] ?? []).map((verb) =>
            verb === 'target' ? `seat:${args[1] ?? 0}` : verb,
        ),
        shown: at === undefined ? null : nameOfCard(args[at] ?? 0),
        whose: args[1] ?? seat,
        n: (args[NUMBER[frame] ?? -1] ?? 0) + (frame === 'Relay' ? 1 : 0), // cells are told from 1
    };
}

/** Whether something lies where the hand usually is. */
export function covered(view: RenaissanceView, seat: number): boolean {
    const asked = question(view, seat);
    return panelOf(view, seat) !== null || isOffer(asked?.frame ?? '');
}
