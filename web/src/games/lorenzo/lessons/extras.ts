/** What is told only once it comes: choices, gifts, reports, periods, the end. */
import type { LorenzoEvent } from '../../../lib/wire';
import { board, excommunication } from '../board/pieces';
import { period } from '../board/layout';
import { after, asks, did, never, region, texts, type Ask, type LorenzoLesson } from './moments';

const extra = (lesson: Omit<LorenzoLesson, 'extra'>): LorenzoLesson => ({ ...lesson, extra: true });

/** A question that is answered in the house, told when it is asked for the first time. */
const question = (id: string, name: Ask, paragraphs: number): LorenzoLesson =>
    extra({
        id,
        at: [region('pending'), region('bar')],
        when: asks(name),
        done: never,
        text: texts(id, paragraphs),
    });

export const EXTRAS: readonly LorenzoLesson[] = [
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
        when: (sitting, view) => after(0)(sitting, view) && view.round === board()?.rounds,
        done: never,
        text: texts('last-round', 1),
    }),
    extra({
        id: 'support',
        at: [region('pending'), region('bar')],
        when: asks('faith'),
        done: did('ChurchSupported', 'Excommunicated'),
        text: (view, seat) => {
            const faith = view.boards[seat]?.faith ?? 0;
            return [
                ['lorenzo-guide-support-1', { faith, points: board()?.faith[faith] ?? 0 }],
                'lorenzo-guide-support-2',
            ];
        },
    }),
    extra({
        id: 'report',
        at: [region('church')],
        when: (sitting, view) => after(0)(sitting, view) && period(view.round) === 2,
        done: never,
        text: (view, seat) =>
            view.boards[seat]?.excommunications.includes(1)
                ? [
                      [
                          'lorenzo-guide-report-banned',
                          { tile: excommunication(view.tiles[0] ?? '')?.called ?? '' },
                      ],
                  ]
                : ['lorenzo-guide-report-kept'],
    }),
    extra({
        id: 'period',
        at: [region('towers')],
        small: [`${region('tower-territory')} h2`],
        when: (sitting, view) => after(0)(sitting, view) && period(view.round) === 2,
        done: never,
        text: texts('period', 1),
    }),
    extra({
        id: 'bonus',
        at: [region('bar')],
        when: asks('bonus-take'),
        done: never,
        text: texts('bonus', 2),
    }),
    question('helpers', 'work', 1),
    question('trades', 'production', 2),
    question('privilege', 'pick-privileges', 1),
    question('price', 'pay-for', 1),
    question('order', 'effects', 1),
    extra({
        id: 'lost',
        at: [region('dice')],
        when: (sitting) =>
            did('MemberLost')(
                sitting.log.flatMap((entry) => (entry.events ?? []) as LorenzoEvent[]),
                sitting.seat ?? -1,
            ),
        done: never,
        text: texts('lost', 1),
        stays: true,
    }),
];
