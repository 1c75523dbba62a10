/** The lessons of a first game of Masters, in the order in which a game brings them. */
import type { Sitting } from '../../../lib/sitting.svelte';
import type { MastersView } from '../../../lib/wire';
import { board, leader } from '../board/pieces';
import { taught } from '../../../guide/lesson';
import { EXTRAS } from './extras';
import {
    region,
    ask,
    asks,
    offers,
    own,
    ending,
    some,
    cards,
    did,
    passed,
    type MastersLesson,
} from './moments';
import { nearest } from './nearest';

/** A quiet moment at the beginning of one's turn, not before so many turns of all players. */
const quiet = (turns: number) => (sitting: Sitting, view: MastersView) =>
    ask(sitting) === 'turn' && view.turn > turns;
/** Faith has been seen to move. */
const walked = (sitting: Sitting, view: MastersView) =>
    quiet(2)(sitting, view) && view.boards.some((board) => board.faith > 0);
/** One's own turn, and no card yet. */
const wantsCard = (sitting: Sitting, view: MastersView) =>
    ask(sitting) === 'turn' && cards(sitting, view) === 0;

const COURSE: readonly MastersLesson[] = [
    {
        id: 'welcome',
        at: [region('bar')],
        when: asks('choose-leaders'),
        done: did('LeadersKept'),
        text: 2,
    },
    {
        id: 'dealt',
        at: [region('leaders')],
        when: asks('choose-leaders'),
        done: did('LeadersKept'),
        text: (view, seat) => {
            const hand = view.boards[seat]?.hand ?? [];
            const abilities = new Set(hand.map((number) => leader(number)?.ability));
            const told = ['discount', 'depot', 'white', 'production'] as const;
            const lines = told.filter((ability) => abilities.has(ability));
            return [
                'guide-dealt-1',
                ...lines.map((ability) => `guide-dealt-${ability}`),
                'guide-dealt-2',
            ];
        },
    },
    {
        id: 'start-goods',
        at: [region('cards')],
        when: asks('start'),
        done: did('StartReceived'),
        text: 1,
    },
    {
        id: 'market',
        at: [region('market')],
        when: asks('turn'),
        done: did('MarblesTaken'),
        text: 1,
    },
    {
        id: 'marbles',
        at: [region('market')],
        when: asks('turn'),
        done: did('MarblesTaken'),
        text: 2,
    },
    {
        id: 'slide',
        at: [region('slide'), region('market')],
        when: asks('turn'),
        done: did('MarblesTaken'),
        text: 2,
    },
    {
        id: 'must-let-go',
        at: [region('fresh'), region('warehouse')],
        when: (sitting) =>
            ask(sitting) === 'store' && offers(sitting, 'let_go') && !offers(sitting, 'store'),
        done: (events, seat) =>
            events.some(
                (each) => each.event === 'GoodsStored' && each.seat === seat && each.let_go > 0,
            ),
        text: 2,
    },
    {
        id: 'store',
        at: [region('warehouse')],
        when: (sitting, view) =>
            ask(sitting) === 'store' && offers(sitting, 'store') && !view.let_go,
        done: did('GoodsStored'),
        text: 2,
    },
    {
        id: 'leaders',
        at: [region('leaders')],
        when: asks('last-word'),
        done: did('LeaderPlayed', 'LeaderDiscarded'),
        text: 2,
    },
    {
        id: 'undo',
        at: [region('undo')],
        when: (sitting) => sitting.undo && (ask(sitting) === 'last-word' || ending(sitting)),
        text: 1,
    },
    {
        id: 'end',
        at: [region('end'), region('bar')],
        when: (sitting) => ask(sitting) === 'last-word' || ending(sitting),
        done: passed,
        text: 1,
    },
    {
        id: 'buy',
        at: [region('cards')],
        when: (sitting, view) => wantsCard(sitting, view) && offers(sitting, 'buy'),
        done: did('CardBought'),
        text: 2,
    },
    {
        id: 'aim',
        at: [region('cards')],
        when: (sitting, view) =>
            wantsCard(sitting, view) && view.turn > 2 && !offers(sitting, 'buy'),
        done: did('CardBought'),
        text: 2,
        aim: nearest,
    },
    { id: 'others', at: [region('players')], when: quiet(1), text: 1, stays: true },
    { id: 'log', at: [region('log')], when: quiet(3), text: 1, stays: true },
    {
        id: 'first-card',
        at: [region('slots')],
        when: (sitting, view) => cards(sitting, view) > 0,
        text: 2,
        stays: true,
    },
    {
        id: 'produce',
        at: [region('slots')],
        when: (sitting) =>
            ask(sitting) === 'turn' &&
            sitting.options.some((each) => each.line.startsWith('activate slot')),
        done: (events, seat) =>
            events.some(
                (each) =>
                    each.event === 'PowerActivated' &&
                    each.seat === seat &&
                    each.power < (board()?.slots ?? 0),
            ),
        text: 2,
    },
    { id: 'faith', at: [region('faith')], when: walked, text: 2, stays: true },
    {
        id: 'vatican',
        at: [region('faith')],
        when: walked,
        done: (events) => events.some((each) => each.event === 'VaticanReport'),
        text: 2,
        stays: true,
    },
    {
        id: 'strongbox',
        at: [region('strongbox')],
        when: (sitting, view) => some(own(sitting, view)?.box),
        text: 1,
        stays: true,
    },
    {
        id: 'play-on',
        at: [region('bar')],
        when: (sitting, view) => quiet(6)(sitting, view) && cards(sitting, view) > 0,
        done: (events) => events.some((each) => each.event === 'LastRound'),
        text: 2,
        stays: true,
    },
];

export const LESSONS = taught(COURSE, EXTRAS);
