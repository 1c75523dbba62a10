/** Standing orders for the reaction windows: never, for one's castle only, always; or to be asked. */
import type { AnswerAction, AnswerAttack, StandingOrder } from '../../../lib/wire';

export const ORDERS = ['ask', 'never', 'castle', 'always'] as const;
export type Order = (typeof ORDERS)[number];

const STAYS = ['let be'];
const REACTS = ['pray', 'pope', 'let be'];
const ACTION: AnswerAction['ask'] = 'answer-action';
const ATTACK: AnswerAttack['ask'] = 'answer-attack';

/** What to send for each of them; nothing for who wants to be asked. */
export function ordersFor(order: Order): StandingOrder[] {
    if (order === 'ask') return [];
    return [
        { question: ACTION, answers: order === 'always' ? REACTS : STAYS },
        { question: ATTACK, answers: order === 'never' ? STAYS : REACTS },
    ];
}
