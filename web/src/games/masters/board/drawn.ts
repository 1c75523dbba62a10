/** Masters of Renaissance as a drawn board. */
import type { DrawnBoard } from '../../../lib/boards';
import type { MastersView } from '../../../lib/wire';
import { say } from '../../../lib/words.svelte';
import BoardView from './Board.svelte';
import Face from './Face.svelte';
import { board } from './pieces';
import { GOODS } from './layout';

const masters = (view: unknown) => view as MastersView;

export const drawn: DrawnBoard = {
    Board: BoardView,
    Face,
    facts(view, seat) {
        const own = masters(view).boards[seat]!;
        const cards = own.slots.reduce((n, slot) => n + slot.length, 0);
        const goods = GOODS.map((icon) => {
            const n = (own.store[icon] ?? 0) + (own.box[icon] ?? 0);
            return { icon: icon as string, n, label: say(`count-${icon}`, { n }) };
        }).filter(({ n }) => n > 0);
        const cardFact = { icon: 'board', n: cards, label: say('board-cards-of', { n: cards }) };
        const faith = { icon: 'faith', n: own.faith, label: say('count-faith', { n: own.faith }) };
        return {
            points: own.score.points,
            parts: own.score.parts,
            first: masters(view).first === seat && masters(view).boards.length > 1,
            goods: [cardFact, faith, ...goods],
        };
    },
    where(view) {
        const { turn, last, boards } = masters(view);
        const facts = board();
        if (!turn) return say('board-where-setup', { players: boards.length });
        if (last) return say('board-where-last', { turn });
        return say('board-where', {
            turn,
            players: boards.length,
            cards: facts?.cards ?? 0,
            space: facts?.spaces ?? 0,
        });
    },
    tabs: [
        { id: 'a', icon: 'marble-yellow', label: 'label-market' },
        { id: 'c', icon: 'board', label: 'board-tab-cards' },
        { id: 'b', icon: 'hand', label: 'board-tab-yours' },
        { id: 'd', icon: 'log', label: 'log-ledger' },
    ],
    tabFor(ask) {
        return ask === 'turn' ? 'a' : 'b';
    },
};
