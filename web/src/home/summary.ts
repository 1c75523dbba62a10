/** A table in one line: who plays there. */
import { seatName } from '../lib/scene';
import { botName, botsApart } from '../coach/levels';
import type { Editors } from '../lib/editors';
import { say, words } from '../lib/words.svelte';
import type { TableInfo } from '../lib/wire';
import { PLAYERS } from './fitting';
import { optionKey, type Plan, type Setup } from './setup';

/** Say who else is to sit at the table; the bots may be said in another way. */
export function inWords({ seats }: Setup, bots = botsInWords(seats)): string {
    const others = [...(bots ? [bots] : []), ...peopleOf(seats)];
    if (!seats.some((plan) => plan.kind === 'me'))
        return say('home-with-bots', { others: words.both(others) });
    if (others.length === 0) return say('home-alone');
    return say('home-against', { others: words.both(others) });
}

/** The bots of a setup, seat by seat. */
export const botsOf = (seats: Plan[]): string[] =>
    seats.flatMap((plan) => (plan.kind === 'bot' ? [plan.bot] : []));

export const botsInWords = (seats: Plan[]): string => words.both(botsApart(botsOf(seats)));

function peopleOf(seats: Plan[]): string[] {
    const here = seats.filter((plan) => plan.kind === 'here').length;
    const invited = seats.filter((plan) => plan.kind === 'invited').length;
    const open = seats.filter((plan) => plan.kind === 'open').length;
    return [
        ...(here ? [say('home-people-here', { n: here })] : []),
        ...(invited ? [say('home-people-invited', { n: invited })] : []),
        ...(open ? [say('home-people-open', { n: open })] : []),
    ];
}

/** Say who sits at a table besides me: people and bots by their names. */
export function companyOf({ seats: all, mine = [] }: TableInfo): string {
    const seats = all.filter(({ seat }) => !mine.includes(seat));
    const people = seats.flatMap((seat) =>
        seat.kind === 'person' && seat.name ? [seat.name] : [],
    );
    const bots = seats.flatMap((seat) => (seat.kind === 'bot' && seat.bot ? [seat.bot] : []));
    return words.both([...people, ...botsApart(bots)]);
}

/** Name whoever sits on a seat; a bot by what it is called. */
export const calledOn = ({ seats }: TableInfo, seat: number): string => {
    const found = seats[seat];
    if (!found) return '';
    return seatName(found) || (found.bot ? botName(found.bot) : '');
};

/** Say what an option is now, or how many players there are. */
export function toldChange({ seats, options }: Setup, name: string, editors: Editors): string {
    const value = options[name] ?? '';
    const told = name === PLAYERS ? String(seats.length) : toldValue(name, value, editors);
    return say('home-setup-change', { option: say(optionKey(name)), value: told });
}

/** Say a value: as the catalogue has it, word by word where it is a list, or as its editor does. */
export function toldValue(name: string, value: string, editors: Editors): string {
    if (words.knows(optionKey(name, value))) return say(optionKey(name, value));
    const parts = value.split(',').map((part) => optionKey(name, part));
    if (parts.every((key) => words.knows(key))) return words.both(parts.map((key) => say(key)));
    return editors[name]?.inWords(value) ?? value;
}
