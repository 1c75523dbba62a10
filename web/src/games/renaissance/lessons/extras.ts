/** What is told only once it comes: attacks, answers, missions, the end. */
import { ask, asks, did, free, own, region, told, type RenaissanceLesson } from './moments';

/** A question, told when it is asked for the first time. */
const question = (
    id: string,
    questions: readonly string[],
    paragraphs: number,
    at: readonly string[],
): RenaissanceLesson => ({
    id,
    at: [...at, region('bar')],
    when: (sitting) => questions.includes(ask(sitting)),
    text: paragraphs,
});

const RIVAL = '.rival';

export const EXTRAS: readonly RenaissanceLesson[] = [
    {
        id: 'claimed',
        at: [region('missions')],
        when: told((event, seat) => event.event === 'MissionClaimed' && event.seat === seat),
        text: 1,
        stays: true,
    },
    {
        id: 'nearly',
        at: [region('players')],
        when: (sitting, view) =>
            asks('operation')(sitting) && view.sides.some((side) => free(side) === 1),
        text: (view, seat) => [
            free(view.sides[view.people[seat]?.side ?? 0]) === 1
                ? 'renaissance-guide-nearly-own'
                : 'renaissance-guide-nearly-other',
        ],
    },
    question('answer', ['answer-action', 'answer-attack'], 2, [region('moment')]),
    question('target', ['target'], 1, [RIVAL]),
    question('lay-on', ['lay-on', 'lay-cell'], 1, []),
    {
        id: 'strike',
        at: [region('site'), region('bar')],
        when: ({ question: asked }) => asked?.ask === 'strike' && asked.own,
        text: 1,
    },
    question('placing', ['place-materials', 'build-more'], 1, [region('hand')]),
    {
        id: 'lost',
        at: [region('site')],
        when: told((event, seat) => event.event === 'MaterialLost' && event.whose === seat),
        text: 1,
        stays: true,
    },
    {
        id: 'skipped',
        at: [region('bar')],
        when: told((event, seat) => event.event === 'TurnSkipped' && event.seat === seat),
        text: 1,
        stays: true,
    },
    {
        id: 'exposed',
        at: [RIVAL],
        when: (sitting, view) =>
            asks('operation')(sitting) &&
            view.sides.some((side) => side !== own(sitting, view) && free(side) <= 3),
        done: did('MaterialTaken', 'MaterialLost'),
        text: 1,
    },
];
