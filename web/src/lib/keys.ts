/** Keys of the bar: the letter of a place and the number on the chip, or letters of a name. */
import { byPlace, placeOf, type Item } from './narrow';
import type { Choice } from './wire';

/** Where answers lie on a board: its drawing, and what it is called. */
export interface Place {
    icon: string;
    name: string;
}

/** What is known of the places of answers: where one lies, and the number that stands there. */
export interface Places {
    all: readonly Place[];
    of: (choice: Choice) => string; // the drawing of its place; empty where it has none
    number: (choice: Choice) => number; // 0: none stands there
}

export const NOWHERE: Places = { all: [], of: () => '', number: () => 0 };

/** An item of the bar with the keys that give it. */
export interface Keyed {
    item: Item;
    place: string;
    letter: string; // of its place; empty where it has none
    number: number;
}

export const UNDO = 'u'; // the one letter that is no answer's
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';
const MARKS = /\p{M}/gu;

/** Letters as they are typed: small, and without accents. */
const folded = (text: string): string => text.normalize('NFD').replace(MARKS, '').toLowerCase();

const latin = (text: string): string[] =>
    [...folded(text)].filter((each) => ALPHABET.includes(each));

/** A letter for each place: of its name or, where that has none left, of its drawing's. */
export function letters(places: readonly Place[]): Map<string, string> {
    const found = new Map<string, string>();
    const free = (letter: string | undefined) =>
        letter !== undefined && letter !== UNDO && ![...found.values()].includes(letter);
    const spelt = places.map(({ icon, name }) => ({
        icon,
        wished: [...latin(name), ...latin(icon), ...ALPHABET],
    }));
    for (const { icon, wished } of spelt) if (free(wished[0])) found.set(icon, wished[0]!);
    for (const { icon, wished } of spelt)
        if (!found.has(icon)) found.set(icon, wished.find(free) ?? '');
    return found;
}

/** The numbers on the chips of one place: those that stand there, if they tell them apart. */
function numbers(items: readonly Item[], printed: (choice: Choice) => number): number[] {
    const there = items.map(({ choices }) => (choices.length === 1 ? printed(choices[0]!) : 0));
    const apart = new Set(there).size === there.length;
    return apart && there.every((n) => n > 0 && n < 10) ? there : items.map((_, i) => i + 1);
}

/** Items in the order of their places, each with its keys. */
export function keyed(items: readonly Item[], places: Places): Keyed[] {
    const letter = letters(places.all);
    return byPlace(items, places.of).flatMap((group) => {
        const [first] = group;
        const place = first ? placeOf(first, places.of) : '';
        const on = numbers(group, place ? places.number : () => 0);
        return group.map((item, i) => ({
            item,
            place,
            letter: letter.get(place) ?? '',
            number: on[i]!,
        }));
    });
}

const WORD = 4; // letters; shorter ones inside a name say little ("the", "und")

/** Whether letters begin a name, or one of its longer words. */
function begins(name: string, typed: string): boolean {
    const [first = '', ...parts] = folded(name).match(/[\p{L}\p{N}]+/gu) ?? [];
    const spoken = [first, ...parts.filter((part) => part.length >= WORD)];
    return spoken.some((part) => part.startsWith(typed));
}

/** What letters leave: the chips of the place they stand for, and those whose name they begin. */
export function filtered(
    all: readonly Keyed[],
    typed: string,
    nameOf: (item: Item) => string,
): Keyed[] {
    const wanted = folded(typed);
    return all.filter(
        ({ letter, item }) => !wanted || letter === wanted || begins(nameOf(item), wanted),
    );
}

/** What a number means after letters: on a chip of that place, or else of what is left. */
export function numbered(
    all: readonly Keyed[],
    left: readonly Keyed[],
    typed: string,
    number: number,
): Item | null {
    const loose = left.filter(({ letter }) => !letter);
    const placed = typed ? all.filter(({ letter }) => letter === folded(typed)) : [];
    const among = placed.length ? placed : typed || !loose.length ? left : loose;
    const [only, ...others] = among.filter((each) => each.number === number);
    return only && !others.length ? only.item : null;
}
