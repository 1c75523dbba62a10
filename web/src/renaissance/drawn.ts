/** Renaissance as a drawn board. */
import type { DrawnBoard } from '../lib/boards';
import { say, words } from '../lib/words.svelte';
import BoardView from './Board.svelte';
import { filled, question, sideOf, wallPoints } from './layout';
import type { RenaissanceView } from './types';

const renaissance = (view: unknown) => view as RenaissanceView;

// The questions that are answered at the sites of others or at the missions; all others have their place at one's own.
const TABS: Record<string, string> = {
    'choose-missions': 'a',
    target: 'b',
    aim: 'b',
    'lay-on': 'b',
    'take-special': 'b',
    toll: 'b',
    'show-mission': 'c',
};

/** The phase of the turn: acting, storing a card, or what others are asked in between. */
function phase(view: RenaissanceView): string {
    if (view.pending.some(({ frame }) => frame === 'Store')) return 'store';
    return question(view, view.mover) ? 'act' : 'wait';
}

export const drawn: DrawnBoard = {
    Board: BoardView,
    facts(view, seat) {
        const table = renaissance(view);
        const own = table.sides[sideOf(table, seat)]!;
        const walls = wallPoints(own);
        const hand = table.people[seat]?.hand_size ?? 0;
        const cells = filled(own);
        const of = own.cells.length;
        return {
            points: own.score.points,
            parts: own.score.parts,
            first: table.turn > 0 && table.first === seat,
            goods: [
                { icon: `castle-${own.castle}`, n: walls, label: say('site-walls', { n: walls }) },
                { icon: 'board', n: cells, label: say('site-filled', { n: cells, of }) },
                { icon: 'hand', n: hand, label: say('site-hand', { n: hand }) },
                {
                    icon: 'stock',
                    n: own.stock_size + own.vault_size,
                    label: say('site-stock-of', { n: own.stock_size, of: own.stock_slots }),
                },
            ],
        };
    },
    where(view) {
        const table = renaissance(view);
        if (!table.turn) return say('site-where-setup');
        return say('site-where', {
            turn: table.turn,
            phase: phase(table),
            families: words.both(table.families.map((family) => say(`family-${family}`))),
        });
    },
    tabs: [
        { id: 'a', icon: 'castle-quick', label: 'site-tab-castle' },
        { id: 'b', icon: 'players', label: 'site-tab-others' },
        { id: 'c', icon: 'mission-royal', label: 'site-tab-missions' },
        { id: 'd', icon: 'log', label: 'tab-log' },
    ],
    tabFor(ask) {
        return TABS[ask] ?? 'a';
    },
};
