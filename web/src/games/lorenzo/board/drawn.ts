/** Lorenzo il Magnifico as a drawn board. */
import type { DrawnBoard } from '../../../lib/boards';
import type { LorenzoView } from '../../../lib/wire';
import { say } from '../../../lib/words.svelte';
import BoardView from './Board.svelte';
import Face from './Face.svelte';
import Heading from './Heading.svelte';
import { iconOf } from './glyphs';
import { goodsOf, whereOf } from './layout';

const lorenzo = (view: unknown) => view as LorenzoView;

// The questions that are answered in the city; all others have their place in the house.
const TABS: Record<string, string> = {
    bid: 'a',
    'choose-tile': 'a',
    'keep-leader': 'a',
    turn: 'a',
    'bonus-take': 'a',
    'buy-leftover': 'a',
    'raise-one': 'a',
    'collect-market': 'c',
};

// The drawings of the places where a member goes.
const PLACES = [
    'territory',
    'character',
    'building',
    'venture',
    'harvest',
    'production',
    'market',
    'council',
];

export const drawn: DrawnBoard = {
    Board: BoardView,
    Face,
    Heading,
    facts(view, seat) {
        const own = lorenzo(view).boards[seat]!;
        const goods = goodsOf(lorenzo(view)).map((good) => ({
            icon: iconOf(good),
            n: own[good],
            label: say(`count-${good}`, { n: own[good] }),
        }));
        return {
            points: own.score.points,
            parts: own.score.parts,
            first: lorenzo(view).round > 0 && lorenzo(view).order[0] === seat,
            goods,
        };
    },
    where(view) {
        const { round } = lorenzo(view);
        if (!round) return say('city-where-setup');
        return whereOf(round);
    },
    tabs: [
        { id: 'a', icon: 'building', label: 'city-tab-towers' },
        { id: 'c', icon: 'board', label: 'city-tab-city' },
        { id: 'b', icon: 'hand', label: 'city-tab-yours' },
        { id: 'd', icon: 'log', label: 'log-ledger' },
    ],
    placeOf({ touches = [] }) {
        const space = touches.find((thing) => thing.startsWith('space:')) ?? '';
        const words = space.slice('space:'.length).split(' ');
        return words.find((word) => PLACES.includes(word)) ?? '';
    },
    tabFor(ask) {
        return TABS[ask] ?? 'b';
    },
};
