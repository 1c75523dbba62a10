/** What is told only once it comes: choices, gifts, reports, periods, the end. */
import type { LorenzoEvent } from '../../../lib/wire';
import { board, excommunication } from '../board/pieces';
import { period } from '../board/layout';
import { after, asks, did, region, type Ask, type LorenzoLesson } from './moments';

/** A question that is answered in the house, told when it is asked for the first time. */
const question = (id: string, name: Ask, paragraphs: number): LorenzoLesson => ({
    id,
    at: [region('pending'), region('bar')],
    when: asks(name),
    text: paragraphs,
});

export const EXTRAS: readonly LorenzoLesson[] = [
    {
        id: 'last-round',
        at: [region('bar')],
        when: (sitting, view) => after(0)(sitting, view) && view.round === board()?.rounds,
        text: 1,
    },
    {
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
    },
    {
        id: 'report',
        at: [region('church')],
        when: (sitting, view) => after(0)(sitting, view) && period(view.round) === 2,
        text: (view, seat) =>
            view.boards[seat]?.excommunications.includes(1)
                ? [
                      [
                          'lorenzo-guide-report-banned',
                          { tile: excommunication(view.tiles[0] ?? '')?.called ?? '' },
                      ],
                  ]
                : ['lorenzo-guide-report-kept'],
    },
    {
        id: 'period',
        at: [region('towers')],
        small: [`${region('tower-territory')} h2`],
        when: (sitting, view) => after(0)(sitting, view) && period(view.round) === 2,
        text: 1,
    },
    { id: 'bonus', at: [region('bar')], when: asks('bonus-take'), text: 2 },
    question('helpers', 'work', 1),
    question('trades', 'production', 2),
    question('privilege', 'pick-privileges', 1),
    question('price', 'pay-for', 1),
    question('order', 'effects', 1),
    {
        id: 'lost',
        at: [region('dice')],
        when: (sitting) =>
            did('MemberLost')(
                sitting.log.flatMap((entry) => (entry.events ?? []) as LorenzoEvent[]),
                sitting.seat ?? -1,
            ),
        text: 1,
        stays: true,
    },
];
