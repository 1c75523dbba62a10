/** What is told only once it comes: choices, reports, levels, the end. */
import { board } from '../board/pieces';
import { region, ask, asks, offers, cards, did, type MastersLesson } from './moments';

export const EXTRAS: readonly MastersLesson[] = [
    {
        id: 'last-round',
        at: [region('bar')],
        when: (sitting, view) => view.last && sitting.outcome === null,
        text: 1,
        stays: true,
    },
    {
        id: 'report',
        at: [region('faith')],
        when: (_, view) => view.reports > 0,
        text: (view, seat) => [
            view.boards[seat]?.tiles.includes(1) ? 'guide-report-kept' : 'guide-report-lost',
        ],
        stays: true,
    },
    { id: 'whites', at: [region('bar')], when: asks('whites'), done: did('WhitesTurned'), text: 1 },
    { id: 'pay', at: [region('warehouse')], when: asks('pay'), text: 1 },
    {
        id: 'base',
        at: [region('base')],
        when: (sitting) => ['spend', 'receive'].includes(ask(sitting)),
        text: 1,
    },
    { id: 'producing', at: [region('bar')], when: asks('produce'), text: 1 },
    {
        id: 'play-leader',
        at: [region('leaders')],
        when: (sitting) => offers(sitting, 'play'),
        done: did('LeaderPlayed'),
        text: 1,
    },
    {
        id: 'level-two',
        at: [region('cards')],
        when: (sitting) => sitting.options.some((each) => /^buy \w+ 2 /.test(each.line)),
        text: 1,
    },
    {
        id: 'six',
        at: [region('slots')],
        when: (sitting, view) => cards(sitting, view) + 1 === board()?.cards && !view.last,
        text: 1,
        stays: true,
    },
];
