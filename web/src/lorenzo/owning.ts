/** What a player has, and which of a house's questions is open. Nothing is decided here. */
import type { LorenzoView } from '../lib/wire';
import {
    card,
    excommunication,
    leader,
    type Ability,
    type Counts,
    type LeaderFacts,
} from './facts';
import { KINDS, type BoardView } from './layout';

const HELD = ['coin', 'wood', 'stone', 'servant', 'military', 'faith', 'vp', 'token'] as const;

/** What a leader may ask for: goods, cards by kind and in all, and leaders in play. */
export function possession(board: BoardView): Counts {
    const goods = Object.fromEntries(HELD.map((good) => [good, board[good]]));
    const cards = Object.fromEntries(KINDS.map((kind) => [kind, board[kind].length]));
    return {
        ...goods,
        ...cards,
        'one-kind': Math.max(...Object.values(cards)),
        'wood+stone': board.wood + board.stone,
        kinds: Object.values(cards).filter(Boolean).length,
        total: board.cards.length,
        leaders: board.played.length,
    };
}

/** Whether somebody has what a leader asks for; a card may waive one of its conditions. */
export function meets(facts: LeaderFacts, board: BoardView): boolean {
    const have = possession(board);
    const missed = [
        ...Object.entries(facts.requires).filter(([name, n]) => (have[name] ?? 0) < n),
        ...Object.entries(facts.most).filter(([name, n]) => (have[name] ?? 0) > n),
    ];
    const waived = board.character
        .flatMap((number) => card(number)?.standing ?? [])
        .map((ability) => (ability.ability === 'waive-condition' ? ability.n : 0));
    return missed.length <= Math.max(0, ...waived);
}

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
    'PayTokens',
    'ReplaceGoods',
    'PickOption',
    'PlayFree',
    'FlipSeal',
    'KeepToken',
    'ActivateCard',
    'Arrow',
    'FetchCard',
    'DropCard',
    'DismissLeader',
    'VisitBoard',
    'GiveGoods',
    'CollectMarket',
    'ChooseWork',
    'PickOne',
];
const OTHERS = ['Turn', 'LastWord', 'BonusTake', 'BuyLeftover', 'Bid', 'ChooseTile', 'KeepLeader'];

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

/** The abilities of a board's leaders: a copied one stands for who copies. */
const led = (board: BoardView): Ability[] =>
    [...board.played, ...(board.copied ? [board.copied] : [])].flatMap(
        (id) => leader(id)?.standing ?? [],
    );

/** What so many servants make an action worth more. */
export function reach(view: LorenzoView, board: BoardView, servants: number): number {
    const curses = board.excommunications.map(
        (period) => excommunication(view.tiles[period - 1] ?? '')?.ability,
    );
    const dearer = curses.find((ability) => ability?.ability === 'servants');
    const better = led(board).find((ability) => ability.ability === 'value-per-servant');
    const worth = servants * (better?.ability === 'value-per-servant' ? better.n : 1);
    return Math.floor(worth / (dearer?.ability === 'servants' ? dearer.n : 1));
}

/** Tokens by what they show, each face once with how many there are. */
export function tally(faces: readonly number[]): { face: number; n: number }[] {
    const shown = [...new Set(faces)].sort((a, b) => a - b);
    return shown.map((face) => ({ face, n: faces.filter((each) => each === face).length }));
}
