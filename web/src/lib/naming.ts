/** What stands on a button for an answer, or for many. */
import { groupOf, type Item, type Picks } from './narrow';
import type { Told } from './scene';
import type { Choice } from './wire';
import { say, words, type Args } from './words.svelte';

/** Whether an item of the bar is one answer. */
export const isAnswer = (item: Item): boolean => item.choices.length === 1;

/** What a kind of answer is called, where it has a name. */
export function named(verb: string): string | undefined {
    const key = `verb-${verb.replaceAll('_', '-')}`;
    return words.knows(key) ? say(key) : undefined;
}

/** The short name of an answer; empty where what it pays and gains says it all. */
export function nameOf(choice: Choice): string {
    if (choice.name) return choice.name;
    const shown = Object.keys(choice.pays ?? {}).length + Object.keys(choice.gains ?? {}).length;
    return shown ? '' : (named(choice.verb) ?? choice.sentence ?? choice.line);
}

/** How a drawn board calls things that stand for many answers, by what kind of things they are. */
export const CALLED = new Map<string, (name: string) => string>();

/** The question that is left after some clicks, where a game words it. */
export function narrowed({ things, verb }: Picks): string {
    const [kind = '', name = ''] = things.at(-1)?.split(/:(.*)/s) ?? [];
    const key = kind ? `narrow-${kind}` : `narrow-${(verb ?? '').replaceAll('_', '-')}`;
    return words.knows(key) ? say(key, { name: CALLED.get(kind)?.(name) ?? name }) : '';
}

function nameOfGroup(thing: string): string {
    const [kind = '', name = ''] = thing.split(/:(.*)/s);
    return say(groupOf(thing), { name: CALLED.get(kind)?.(name) ?? name });
}

export function nameOfItem(item: Item): string {
    const [first] = item.choices;
    if (first && isAnswer(item)) return nameOf(first);
    if (item.thing !== null) return nameOfGroup(item.thing);
    return named(item.verb) ?? item.verb;
}

const SHORT = 34; // letters on a button

/** What is known of a question in single words and numbers, to say something about it. */
const facts = (question: Told | null): Args =>
    Object.fromEntries(
        Object.entries(question ?? {}).filter(([, fact]) => /string|number/.test(typeof fact)),
    ) as Args;

/** What stands on the solid button that gives an answer: a verb, where it is short its object too. */
export function doing(choice: Choice, question: Told | null): string {
    const key = `do-${choice.verb.replaceAll('_', '-')}`;
    if (words.knows(key)) return say(key, facts(question));
    const { sentence } = choice;
    return sentence && breadth(sentence) <= SHORT ? sentence : say('do-it');
}

/** How wide a text is, in Latin letters. */
export const breadth = (said: string): number =>
    [...said].reduce((n, letter) => n + (letter > '\u2e80' ? 2 : 1), 0);

const DRAWN: Record<string, string> = { point: 'vp', token: 'seal' };

/** The drawing of what is paid or gained. */
export const drawnAs = (good: string): string => DRAWN[good] ?? good;
