/** What is told only once it comes: attacks, answers, missions, the end. */
import {
    ask,
    asks,
    did,
    free,
    never,
    own,
    region,
    texts,
    told,
    type RenaissanceLesson,
} from './moments';

const extra = (lesson: Omit<RenaissanceLesson, 'extra'>): RenaissanceLesson => ({
    ...lesson,
    extra: true,
});

/** A question, told when it is asked for the first time. */
const question = (
    id: string,
    questions: readonly string[],
    paragraphs: number,
    at: readonly string[],
): RenaissanceLesson =>
    extra({
        id,
        at: [...at, region('bar')],
        when: (sitting) => questions.includes(ask(sitting)),
        done: never,
        text: texts(id, paragraphs),
    });

const RIVAL = '.rival';

export const EXTRAS: readonly RenaissanceLesson[] = [
    extra({
        id: 'result',
        at: [],
        when: (sitting) => sitting.outcome !== null,
        done: never,
        text: texts('result', 2),
        stays: true,
    }),
    extra({
        id: 'claimed',
        at: [region('missions')],
        when: told((event, seat) => event.event === 'MissionClaimed' && event.seat === seat),
        done: never,
        text: texts('claimed', 1),
        stays: true,
    }),
    extra({
        id: 'nearly',
        at: [region('players')],
        when: (sitting, view) =>
            asks('operation')(sitting) && view.sides.some((side) => free(side) === 1),
        done: never,
        text: (view, seat) => [
            free(view.sides[view.people[seat]?.side ?? 0]) === 1
                ? 'renaissance-guide-nearly-own'
                : 'renaissance-guide-nearly-other',
        ],
    }),
    question('answer', ['answer-action', 'answer-attack'], 2, [region('moment')]),
    question('target', ['target'], 1, [RIVAL]),
    question('lay-on', ['lay-on', 'lay-cell'], 1, []),
    extra({
        id: 'strike',
        at: [region('site'), region('bar')],
        when: ({ question: asked }) => asked?.ask === 'strike' && asked.own,
        done: never,
        text: texts('strike', 1),
    }),
    question('placing', ['place-materials', 'build-more'], 1, [region('hand')]),
    extra({
        id: 'lost',
        at: [region('site')],
        when: told((event, seat) => event.event === 'MaterialLost' && event.whose === seat),
        done: never,
        text: texts('lost', 1),
        stays: true,
    }),
    extra({
        id: 'skipped',
        at: [region('bar')],
        when: told((event, seat) => event.event === 'TurnSkipped' && event.seat === seat),
        done: never,
        text: texts('skipped', 1),
        stays: true,
    }),
    extra({
        id: 'exposed',
        at: [RIVAL],
        when: (sitting, view) =>
            asks('operation')(sitting) &&
            view.sides.some((side) => side !== own(sitting, view) && free(side) <= 3),
        done: did('MaterialTaken', 'MaterialLost'),
        text: texts('exposed', 1),
    }),
];
