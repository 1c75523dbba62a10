/** What stands on a button for an answer, or for many. */
import { groupOf, type Item, type Picks } from './narrow';
import type { Choice } from './wire';
import { say, words } from './words.svelte';

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
