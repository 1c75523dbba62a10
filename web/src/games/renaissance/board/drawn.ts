/** Renaissance as a drawn board. */
import type { DrawnBoard } from '../../../lib/boards';
import { CALLED, named } from '../../../lib/naming';
import { say } from '../../../lib/words.svelte';
import BoardView from './Board.svelte';
import Face from './Face.svelte';
import { card as printed, kindsOn, titleOf } from './printed';
import { filled, sideOf, wallPoints } from './layout';
import type { RenaissanceQuestion, RenaissanceView } from './types';

const renaissance = (view: unknown) => view as RenaissanceView;

// Where the things lie that one clicks.
const TABS = { own: 'a', others: 'b', missions: 'c' };

// The drawings of what is done: the first of a drawing gives it its letter.
const DEEDS: Record<string, string> = {
    build: 'k-stone',
    play: 'bolt',
    lay: 'protection',
    open: 'stock',
    store: 'stock',
    shelter: 'lock',
    claim: 'mission-royal',
};

CALLED.set('card', (name) => {
    const facts = printed(name);
    return facts?.type === 'material' ? `${facts.called} ${facts.value}` : titleOf(name);
});
CALLED.set('mission', titleOf);
CALLED.set('material', (name) => {
    const [card = '', value = ''] = name.split(':');
    const kinds = kindsOn(printed(card));
    const named = kinds.map((kind) => say(`kind-${kind}`)).join('/\u200b'); // a line may break there
    return kinds.length > 1 ? `${titleOf(card)} (${named} ${value})` : `${titleOf(card)} ${value}`;
});

export const drawn: DrawnBoard = {
    Board: BoardView,
    Face,
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
        return say('site-where', { turn: table.turn, phase: table.phase });
    },
    tabs: [
        { id: 'a', icon: 'castle-quick', label: 'site-tab-castle' },
        { id: 'b', icon: 'players', label: 'site-tab-others' },
        { id: 'c', icon: 'mission-royal', label: 'site-tab-missions' },
        { id: 'd', icon: 'log', label: 'log-ledger' },
    ],
    places: () => ({
        all: Object.entries(DEEDS)
            .filter(([, icon], at, all) => all.findIndex((each) => each[1] === icon) === at)
            .map(([verb, icon]) => ({ icon, name: named(verb) ?? verb })),
        of: ({ verb }) => DEEDS[verb] ?? '',
        number: () => 0,
    }),
    tabFor(_, question) {
        return TABS[(question as RenaissanceQuestion).place ?? 'own'];
    },
};
