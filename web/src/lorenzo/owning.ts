/** What a player has, and which of a house's questions is open. Nothing is decided here. */
import type { LorenzoView } from '../lib/wire';
import { excommunication, type Counts } from './facts';
import { GOODS, KINDS, type BoardView } from './layout';

/** What a leader may ask for: goods, cards by kind, and the most cards of one kind. */
export function possession(board: BoardView): Counts {
    const goods = Object.fromEntries([...GOODS, 'vp' as const].map((good) => [good, board[good]]));
    const cards = Object.fromEntries(KINDS.map((kind) => [kind, board[kind].length]));
    return { ...goods, ...cards, 'one-kind': Math.max(...Object.values(cards)) };
}

export const meets = (requires: Counts, have: Counts): boolean =>
    Object.entries(requires).every(([name, n]) => (have[name] ?? 0) >= n);

/** Questions that are answered in the house; the first number of each is the seat. */
const FRAMES = [
    'PayFor',
    'Work',
    'Production',
    'PickPrivileges',
    'Effects',
    'Faith',
    'CopyFrom',
    'RaiseOne',
];
const OTHERS = ['Turn', 'LastWord', 'BonusTake'];

export interface Asked {
    frame: string;
    args: readonly number[];
}

/** The question that a seat is to answer now in its house; null where there is none. */
export function question(view: LorenzoView, seat: number): Asked | null {
    if (view.asked !== seat) return null; // others may be asked the same before
    const asked = view.pending.findLast(
        ({ frame, args }) => (FRAMES.includes(frame) || OTHERS.includes(frame)) && args[0] === seat,
    );
    return asked && FRAMES.includes(asked.frame) ? asked : null;
}

/** How many servants make an action worth one more. */
export function servantsPerValue(view: LorenzoView, board: BoardView): number {
    const abilities = board.excommunications.map(
        (period) => excommunication(view.tiles[period - 1] ?? '')?.ability,
    );
    const dearer = abilities.find((ability) => ability?.ability === 'servants');
    return dearer?.ability === 'servants' ? dearer.n : 1;
}
