/** The lessons of a first game of Lorenzo, in the order in which a game brings them. */
import { board, card } from '../board/pieces';
import { taught } from '../../../guide/lesson';
import { EXTRAS } from './extras';
import {
    after,
    asks,
    did,
    ending,
    open,
    own,
    region,
    passed,
    went,
    type LorenzoLesson,
} from './moments';

const space = (name: string) => `[data-thing="space:${name}"]`;

/** What is told before the first member is placed. */
const FIRST: readonly LorenzoLesson[] = [
    { id: 'welcome', at: [region('bar')], when: asks('turn'), done: did('MemberPlaced'), text: 2 },
    {
        id: 'round',
        at: [region('towers')],
        small: [region('dice')],
        when: asks('turn'),
        done: did('MemberPlaced'),
        text: 2,
    },
    { id: 'family', at: [region('dice')], when: asks('turn'), done: did('MemberPlaced'), text: 2 },
    {
        id: 'tower',
        at: [region('tower-territory')],
        small: [space('territory 4')],
        when: asks('turn'),
        done: did('CardTaken'),
        text: 2,
    },
    {
        id: 'territory',
        at: [region('tower-territory')],
        small: [`${region('tower-territory')} h2`],
        when: (sitting) => asks('turn')(sitting) && open(sitting, 'territory'),
        done: did('CardTaken'),
        text: 2,
    },
    {
        id: 'undo',
        at: [region('undo')],
        when: (sitting) => sitting.undo && ending(sitting),
        text: 1,
    },
    { id: 'end', at: [region('end'), region('bar')], when: ending, done: passed, text: 1 },
];

/** What the rest of the first round brings. */
const SECOND: readonly LorenzoLesson[] = [
    {
        id: 'costs',
        at: [region('tower-building')],
        small: [space('building 4')],
        when: after(1),
        text: 2,
    },
    {
        id: 'fee',
        at: ['.tower:has(.tax) h2'],
        when: (sitting, view) =>
            after(1)(sitting, view) &&
            view.members.some((member) =>
                board()?.towers.some((tower) => tower.spaces.includes(member.space)),
            ),
        done: did('FeePaid'),
        text: 2,
    },
    {
        id: 'first-card',
        at: [`${region('house')} .laid`],
        when: (sitting, view) =>
            after(1)(sitting, view) && (own(sitting, view)?.cards.length ?? 0) > 0,
        text: (view, seat) => {
            const [first = 0] = view.boards[seat]?.cards ?? [];
            return [`lorenzo-guide-first-${card(first)?.kind ?? 'territory'}`];
        },
        stays: true,
    },
    {
        id: 'servants',
        at: [`${region('house')} .gl`, region('house')],
        when: after(2),
        done: did('ServantsSpent'),
        text: 2,
    },
    {
        id: 'harvest',
        at: [space('harvest')],
        when: (sitting, view) =>
            after(2)(sitting, view) &&
            own(sitting, view)?.territory.length !== 0 &&
            open(sitting, 'harvest'),
        done: did('Harvested'),
        text: 2,
    },
    { id: 'others', at: [region('players')], when: after(2), text: 1, stays: true },
    {
        id: 'market',
        at: [region('market')],
        when: (sitting, view) => after(3)(sitting, view) && open(sitting, 'market'),
        done: went('market'),
        text: 2,
    },
    { id: 'council', at: [region('council')], when: after(3), done: went('council'), text: 2 },
    {
        id: 'neutral',
        at: [region('dice')],
        when: (sitting, view) =>
            after(3)(sitting, view) &&
            Object.keys(own(sitting, view)?.members ?? {}).join() === 'neutral',
        done: (events, seat) =>
            events.some(
                (each) =>
                    each.event === 'MemberPlaced' &&
                    each.seat === seat &&
                    each.member === 'neutral',
            ),
        text: 1,
    },
];

/** What matters from the second round on. */
const LATER: readonly LorenzoLesson[] = [
    {
        id: 'new-round',
        at: [`${region('council')} .order`, region('council')],
        when: after(4),
        text: 2,
    },
    {
        id: 'church',
        at: [region('church')],
        when: (sitting, view) => after(4)(sitting, view) && view.round === 2,
        done: (events) => events.some((each) => each.event === 'RoundBegan' && each.round > 2),
        text: (view, seat) => [
            [
                'lorenzo-guide-church-1',
                { needed: board()?.needed[0] ?? 0, faith: view.boards[seat]?.faith ?? 0 },
            ],
            'lorenzo-guide-church-2',
        ],
    },
    {
        id: 'production',
        at: [space('production')],
        when: (sitting, view) =>
            after(5)(sitting, view) &&
            own(sitting, view)?.building.length !== 0 &&
            open(sitting, 'production'),
        done: did('Produced'),
        text: 2,
    },
    {
        id: 'military',
        at: [`${region('house')} .nx`, region('tracks')],
        when: (sitting, view) => after(5)(sitting, view) && (own(sitting, view)?.needs ?? 0) > 0,
        text: 2,
    },
    { id: 'log', at: [region('log')], when: after(6), text: 1, stays: true },
    {
        id: 'play-on',
        at: [region('bar')],
        when: after(8),
        done: (events) =>
            events.some((each) => each.event === 'RoundBegan' && each.round === board()?.rounds),
        text: 2,
        stays: true,
    },
];

export const LESSONS = taught([...FIRST, ...SECOND, ...LATER], EXTRAS);
