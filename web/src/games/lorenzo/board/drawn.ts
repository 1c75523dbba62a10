/** Lorenzo il Magnifico as a drawn board. */
import type { DrawnBoard } from '../../../lib/boards';
import type { Choice, LorenzoView } from '../../../lib/wire';
import { say } from '../../../lib/words.svelte';
import { tabFor } from './asking';
import BoardView from './Board.svelte';
import Face from './Face.svelte';
import Heading from './Heading.svelte';
import { iconOf } from './glyphs';
import { goodsOf, whereOf } from './layout';
import { board } from './pieces';

const lorenzo = (view: unknown) => view as LorenzoView;

// The drawings of the places where a member goes, and the keys of their names.
const PLACES: Record<string, string> = {
    territory: 'city-tower-territory',
    character: 'city-tower-character',
    building: 'city-tower-building',
    venture: 'city-tower-venture',
    harvest: 'label-harvest',
    production: 'label-production',
    market: 'label-market',
    council: 'city-council',
};

/** The space that an answer is about. */
const spaceOf = ({ touches = [] }: Choice): string =>
    touches.find((thing) => thing.startsWith('space:'))?.slice('space:'.length) ?? '';

/** What an action on a floor must be worth now; 0 outside the towers. */
function floorValue(view: LorenzoView, space: string): number {
    const floors = (board()?.towers ?? []).flatMap((tower) => tower.spaces);
    return view.values[floors.indexOf(space)] ?? 0;
}

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
    places: (view) => ({
        all: Object.entries(PLACES).map(([icon, key]) => ({ icon, name: say(key) })),
        of: (choice) =>
            spaceOf(choice)
                .split(' ')
                .find((word) => word in PLACES) ?? '',
        number: (choice) => floorValue(lorenzo(view), spaceOf(choice)),
    }),
    tabFor,
};
