/** What is asked in a house, as it is told; nothing is decided here. */
import type { Scene } from '../../../lib/scene';
import type { LorenzoQuestion } from '../../../lib/wire';

type Ask = LorenzoQuestion['ask'];

// The questions that are answered in the city, or by what lies there anyway, and their tabs.
const CITY = {
    bid: 'a',
    'choose-tile': 'a',
    'keep-leader': 'a',
    turn: 'a',
    'last-word': 'b',
    'bonus-take': 'a',
    'buy-leftover': 'a',
} as const satisfies Partial<Record<Ask, string>>;

/** A question that is answered in the house. */
export type Asked = Exclude<LorenzoQuestion, { ask: keyof typeof CITY }>;

const inHouse = (question: LorenzoQuestion): question is Asked => !(question.ask in CITY);

/** The tab where a question is answered; most are in the house. */
export const tabFor = (ask: string): string => (CITY as Record<string, string>)[ask] ?? 'b';

/** What a seat of this game is asked; null where it is not. */
export function told(scene: Scene, seat: number): LorenzoQuestion | null {
    const question = scene.question as LorenzoQuestion | null;
    return question?.seat === seat ? question : null;
}

/** What a seat is to answer now in its house; null where there is nothing. */
export function asked(scene: Scene, seat: number): Asked | null {
    const question = told(scene, seat);
    return question && inHouse(question) ? question : null;
}

/** The thing that asks, `card:12` or `leader:santa-rita`; empty where it is none. */
export function askedBy(question: Asked): string {
    switch (question.ask) {
        case 'pick-option':
        case 'drop-card':
        case 'dismiss-leader':
        case 'collect-market':
            return question.piece;
        case 'arrow':
        case 'give-goods':
            return `card:${question.card}`;
        case 'production':
            return question.arrows ? `card:${question.arrows.card}` : '';
        default:
            return '';
    }
}

/** Cards to choose one of, and the verb of the answer; null where it is about something else. */
export function choosing(question: Asked): { cards: number[]; verb: string } | null {
    const verb = VERBS[question.ask];
    if (!verb || !('cards' in question)) return null;
    return { cards: question.cards.map(({ card }) => card), verb };
}

const VERBS: Partial<Record<Ask, string>> = {
    'drop-card': 'drop',
    'activate-card': 'activate',
    'pick-one': 'activate',
    'fetch-card': 'fetch',
};
