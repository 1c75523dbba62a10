/** Options that depend on each other: what goes with what, and how the others follow a change. */
import type { OptionInfo, GameInfo } from '../lib/wire';

export type Options = Record<string, string>;

/** What is to be played: by how many, and with which value of every option. */
export interface Terms {
    players: number;
    options: Options;
}

/** Stands for the number of players where an option is named. */
export const PLAYERS = 'players';
const ANYTHING = '*'; // stands for every value that is not listed

export const usualOf = (choice: OptionInfo): string => choice.default ?? choice.values[0] ?? '';

const split = (list: string): string[] => list.split(',');
const isList = (value: string): boolean => value.includes(',');

/** The words of the lists that an option has as values; none where it has no lists. */
export const partsOf = ({ values }: OptionInfo): string[] => [
    ...new Set(values.filter(isList).flatMap(split)),
];

/** Whether a value is what is named, or lists it. */
export const has = (value: string, part: string): boolean => split(value).includes(part);

/** The value with a word of its list turned on or off; without lists, another value. */
export function turned(choice: OptionInfo, value: string, part: string): string {
    const parts = partsOf(choice);
    if (!parts.length) return value === part ? otherThan(choice, part) : part;
    const wished = parts.filter((each) => (each === part) !== has(value, each));
    const same = (each: string) =>
        split(each).length === wished.length && wished.every((word) => has(each, word));
    return choice.values.find(same) ?? usualOf(choice);
}

const otherThan = (choice: OptionInfo, value: string): string =>
    choice.values.find((each) => each !== value) ?? value;

/** Fill in what was not said. */
export function terms(game: GameInfo, players: number, options: Options): Terms {
    const usual = Object.entries(game.options).map(([name, choice]) => [name, usualOf(choice)]);
    return { players, options: { ...(Object.fromEntries(usual) as Options), ...options } };
}

/** What does not go together: an option asks something of another, or of the number of players. */
interface Misfit {
    option: string;
    other: string;
    allowed: readonly string[];
}

function* asks(name: string, choice: OptionInfo, value: string): Generator<Misfit> {
    const players = choice.players?.[value];
    if (players) yield { option: name, other: PLAYERS, allowed: players.map(String) };
    const needs = choice.needs ?? {};
    const named = value in needs || choice.values.includes(value) ? value : ANYTHING;
    for (const [other, allowed] of Object.entries(needs[named] ?? {}))
        yield { option: name, other, allowed };
}

const valueAt = ({ players, options }: Terms, name: string): string =>
    name === PLAYERS ? String(players) : (options[name] ?? '');

/** Whether a value of an option goes with the others, or with those of them that matter. */
function goes(game: GameInfo, at: Terms, name: string, value: string, mind = always): boolean {
    const choice = game.options[name];
    if (!choice) return false;
    return [...asks(name, choice, value)].every(
        ({ other, allowed }) => !mind(other) || allowed.includes(valueAt(at, other)),
    );
}
const always = (_name: string): boolean => true;

function misfit(game: GameInfo, at: Terms): Misfit | null {
    for (const [name, choice] of Object.entries(game.options))
        for (const each of asks(name, choice, at.options[name] ?? ''))
            if (!each.allowed.includes(valueAt(at, each.other))) return each;
    return null;
}

/** Whether everything goes together. */
export const fits = (game: GameInfo, at: Terms): boolean => misfit(game, at) === null;

/** How far a value is from another: by the words of their lists, or as numbers. */
function distance(one: string, other: string): number {
    if (/^\d+$/.test(one) && /^\d+$/.test(other)) return Math.abs(Number(one) - Number(other));
    const [a, b] = [new Set(one.split(',')), new Set(other.split(','))];
    return [...a].filter((word) => !b.has(word)).length + [...b].filter((w) => !a.has(w)).length;
}

const nearest = (to: string, values: readonly string[]): string | undefined =>
    values.toSorted((a, b) => distance(a, to) - distance(b, to))[0];

function put(at: Terms, name: string, value: string): Terms {
    if (name === PLAYERS) return { ...at, players: Number(value) };
    return { ...at, options: { ...at.options, [name]: value } };
}

/** Let everything else follow what was changed, as little as is needed. */
export function followed(game: GameInfo, at: Terms, changed: string): Terms {
    const firm = new Set([changed]);
    let now = at;
    for (let wrong = misfit(game, now); wrong; wrong = misfit(game, now)) {
        const { option, other, allowed } = wrong;
        const name = firm.has(option) ? other : option;
        if (firm.has(name)) return now; // nothing helps: the server will say so
        const values = name === other ? allowed : possible(game, now, option, firm);
        const value = nearest(valueAt(now, name), values);
        if (value === undefined) return now;
        now = put(now, name, value);
        firm.add(name);
    }
    return now;
}

const possible = (game: GameInfo, at: Terms, name: string, firm: Set<string>): string[] =>
    (game.options[name]?.values ?? []).filter((value) =>
        goes(game, at, name, value, (other) => firm.has(other)),
    );

/** Whether an option leaves a choice as the others are; the number of players follows it. */
export function matters(game: GameInfo, at: Terms, name: string): boolean {
    const choice = game.options[name];
    if (!choice) return false;
    const values = choice.values.filter((value) => value !== usualOf(choice));
    return [...values, ...(choice.free ? [ANYTHING] : [])].some((value) =>
        goes(game, at, name, value, (other) => other !== PLAYERS),
    );
}

/** The names of what is different. */
export function changes(before: Terms, after: Terms): string[] {
    const names = [PLAYERS, ...Object.keys(after.options)];
    return names.filter((name) => valueAt(before, name) !== valueAt(after, name));
}
