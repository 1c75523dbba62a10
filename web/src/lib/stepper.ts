/** A number is asked for: answers that differ in nothing else, from the least to the most. */
import type { Item } from './narrow';
import type { Choice } from './wire';

/** What an answer says besides how many. */
const besides = ({ verb, args, number }: Choice): string =>
    JSON.stringify([verb, ...Object.entries(args).filter(([, value]) => value !== `${number}`)]);

/** The answers of a stepper; none where something else than a number is asked for. */
export function steps(items: readonly Item[]): Choice[] {
    const choices = items.flatMap((item) => item.choices);
    const [first, ...others] = choices;
    if (!first || !others.length) return [];
    const alike = choices.every(
        (choice) => typeof choice.number === 'number' && besides(choice) === besides(first),
    );
    return alike ? choices.toSorted((one, other) => one.number! - other.number!) : [];
}

/** The answer so many steps further; at either end it stays. */
export function stepped(answers: readonly Choice[], from: Choice, by: number): Choice {
    const at = answers.indexOf(from) + by;
    return answers[Math.max(0, Math.min(at, answers.length - 1))] ?? from;
}

/** The answer that means so many, where there is one. */
export const meaning = (answers: readonly Choice[], number: number): Choice | undefined =>
    answers.find((choice) => choice.number === number);
