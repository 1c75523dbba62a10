/** What is told only once it comes: choices, reports, levels, the end. */
import { board } from '../board/pieces';
import { region, ask, asks, offers, cards, did, never, texts, type MastersLesson } from './moments';

const extra = (lesson: Omit<MastersLesson, 'extra'>): MastersLesson => ({ ...lesson, extra: true });

export const EXTRAS: readonly MastersLesson[] = [
    extra({
        id: 'result',
        at: [],
        when: (sitting) => sitting.outcome !== null,
        done: never,
        text: texts('result', 2),
        stays: true,
    }),
    extra({
        id: 'last-round',
        at: [region('bar')],
        when: (sitting, view) => view.last && sitting.outcome === null,
        done: never,
        text: texts('last-round', 1),
        stays: true,
    }),
    extra({
        id: 'report',
        at: [region('faith')],
        when: (_, view) => view.reports > 0,
        done: never,
        text: (view, seat) => [
            view.boards[seat]?.tiles.includes(1) ? 'guide-report-kept' : 'guide-report-lost',
        ],
        stays: true,
    }),
    extra({
        id: 'whites',
        at: [region('bar')],
        when: asks('whites'),
        done: did('WhitesTurned'),
        text: texts('whites', 1),
    }),
    extra({
        id: 'pay',
        at: [region('warehouse')],
        when: asks('pay'),
        done: never,
        text: texts('pay', 1),
    }),
    extra({
        id: 'base',
        at: [region('base')],
        when: (sitting) => ['spend', 'receive'].includes(ask(sitting)),
        done: never,
        text: texts('base', 1),
    }),
    extra({
        id: 'producing',
        at: [region('bar')],
        when: asks('produce'),
        done: never,
        text: texts('producing', 1),
    }),
    extra({
        id: 'play-leader',
        at: [region('leaders')],
        when: (sitting) => offers(sitting, 'play'),
        done: did('LeaderPlayed'),
        text: texts('play-leader', 1),
    }),
    extra({
        id: 'level-two',
        at: [region('cards')],
        when: (sitting) => sitting.options.some((each) => /^buy \w+ 2 /.test(each.line)),
        done: never,
        text: texts('level-two', 1),
    }),
    extra({
        id: 'six',
        at: [region('slots')],
        when: (sitting, view) => cards(sitting, view) + 1 === board()?.cards && !view.last,
        done: never,
        text: texts('six', 1),
        stays: true,
    }),
];
