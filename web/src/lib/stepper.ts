/** A number is asked for: answers that differ in nothing else, from the least to the most. */
import type { Item } from './narrow';
import type { Choice } from './wire';

/** What an answer says besides how many. */
const besides = ({ verb, args, number }: Choice): string =>
    JSON.stringify([verb, ...Object.entries(args).filter(([, value]) => value !== `${number}`)]);

/** Whether answers differ in nothing but how many. */
function alike(choices: readonly Choice[]): boolean {
    const [first, ...others] = choices;
    if (!first || !others.length) return false;
    return choices.every(
        (choice) => typeof choice.number === 'number' && besides(choice) === besides(first),
    );
}

const one = (verb: string, choices: Choice[]): Item => ({ verb, thing: null, choices });

/** What is asked with a stepper, from the least to the most, and what else stands in the bar. */
export interface Gathered {
    steps: Choice[];
    items: Item[];
}

/**
 * Gather numbers of one thing. Where nothing else is asked for the first kind is stepped through;
 * otherwise each kind is one item, which narrows to it.
 */
export function gathered(items: readonly Item[]): Gathered {
    const verbs = [...new Set(items.map(({ verb }) => verb))];
    const kinds = verbs
        .map((verb) =>
            one(
                verb,
                items.filter((each) => each.verb === verb).flatMap((each) => each.choices),
            ),
        )
        .filter(({ choices }) => alike(choices));
    const counted = new Set(kinds.map(({ verb }) => verb));
    const others = items.filter(({ verb }) => !counted.has(verb));
    const [first, ...more] = kinds;
    if (!first || others.length) return { steps: [], items: [...others, ...kinds] };
    const steps = first.choices.toSorted((less, greater) => less.number! - greater.number!);
    return { steps, items: more };
}

/** The answer so many steps further; at either end it stays. */
export function stepped(answers: readonly Choice[], from: Choice, by: number): Choice {
    const at = answers.indexOf(from) + by;
    return answers[Math.max(0, Math.min(at, answers.length - 1))] ?? from;
}

/** The answer that means so many, where there is one. */
export const meaning = (answers: readonly Choice[], number: number): Choice | undefined =>
    answers.find((choice) => choice.number === number);
