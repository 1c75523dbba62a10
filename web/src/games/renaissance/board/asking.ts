/** What is asked, and what belongs to that: rows of cards and buttons, as the server tells them. */
import type { Scene } from '../../../lib/scene';
import type { Row } from '../../../lib/wire';
import type { RenaissanceQuestion, Telling } from './types';

/** What the seat is asked; null where it waits. */
export const asked = (scene: Scene): RenaissanceQuestion | null =>
    scene.question as RenaissanceQuestion | null;

/** Whether a question tells of something. */
export const tells = <Key extends string>(
    question: RenaissanceQuestion | null,
    key: Key,
): question is Telling<Key> => question !== null && key in question;

export interface Panel {
    ask: string;
    rows: readonly Row[];
    buttons: readonly string[]; // things to click that are no card
    shown: string | null; // the card that asks
    whose: number; // the seat that the heading may name
    n: number; // and its number
}

/** The number that a question speaks of: how many are left, or which cell. */
export function numberIn(question: RenaissanceQuestion): number {
    if (tells(question, 'left')) return Array.isArray(question.left) ? 0 : question.left;
    return tells(question, 'cell') ? question.cell : 0;
}

/** The seat that a question speaks of, or else the one it is put to. */
export const whoseIn = (question: RenaissanceQuestion): number =>
    tells(question, 'whose') ? question.whose : question.seat;

/** What is laid open for the seat; null where it answers on the table or from the hand. */
export function panelOf(scene: Scene): Panel | null {
    const question = asked(scene);
    if (!tells(question, 'rows') || !question.rows) return null;
    return {
        ask: question.ask,
        rows: question.rows,
        buttons: question.buttons ?? [],
        shown: tells(question, 'card') ? question.card : null,
        whose: whoseIn(question),
        n: numberIn(question),
    };
}

/** Whether something lies where the hand usually is. */
export const covered = (scene: Scene): boolean =>
    panelOf(scene) !== null || tells(asked(scene), 'gives');
