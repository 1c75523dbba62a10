/** What stands on a button for an answer, or for many. */
import type { Item } from './narrow';
import { group } from './sitting.svelte';
import type { Choice } from './wire';
import { say, words } from './words.svelte';

/** Whether an item of the bar is one answer. */
export const isAnswer = (item: Item): boolean => item.choices.length === 1;

/** What a kind of answer is called, where it has a name. */
export function named(verb: string, n: number): string | undefined {
    const key = `verb-${verb.replaceAll('_', '-')}`;
    return words.knows(key) ? say(key, { n }) : undefined;
}

/** The short name of an answer; empty where what it pays and gains says it all. */
export function nameOf(choice: Choice): string {
    if (choice.name) return choice.name;
    const shown = Object.keys(choice.pays ?? {}).length + Object.keys(choice.gains ?? {}).length;
    return shown ? '' : (named(choice.verb, 1) ?? choice.sentence ?? choice.line);
}

/** How a drawn board calls things that stand for many answers, by what kind of things they are. */
export const CALLED = new Map<string, (name: string) => string>();

function nameOfGroup(thing: string, n: number): string {
    const [key, args] = group(thing, n);
    const [kind = '', name = ''] = thing.split(/:(.*)/s);
    return say(key, { ...args, name: CALLED.get(kind)?.(name) ?? name });
}

export function nameOfItem(item: Item): string {
    const [first] = item.choices;
    if (first && isAnswer(item)) return nameOf(first);
    if (item.thing !== null) return nameOfGroup(item.thing, item.choices.length);
    return named(item.verb, item.choices.length) ?? item.verb;
}
