/** The tournament somebody wants to hold: what the form asks, and what it asks of the server. */
import { PLAYERS, usualOf, type Options } from '../home/fitting';
import { optionsFor, settled, type Setup } from '../home/setup';
import type { GameInfo, NewTournament, Terms } from '../lib/wire';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type System = NonNullable<Terms['system']>;
export const SYSTEMS: readonly System[] = ['swiss', 'round-robin', 'knock-out', 'arena'];

/** A clock that is offered, and how long a round with it may last. */
export interface Pace {
    name: string;
    clock: NonNullable<Terms['clock']>;
    wait: number;
    limits: readonly number[];
}
const live = (minutes: number): Pace => ({
    name: `bank-${minutes}`,
    clock: { kind: 'bank', bank: minutes * MINUTE, increment: 15 },
    wait: 5 * MINUTE,
    limits: [2 * HOUR, 3 * HOUR, 4 * HOUR],
});
const turns = (days: number): Pace => ({
    name: `days-${days}`,
    clock: { kind: 'days', days },
    wait: days * DAY,
    limits: [7 * DAY, 14 * DAY, 30 * DAY],
});
export const PACES: readonly Pace[] = [live(10), live(15), live(30), turns(1), turns(3)];
const USUAL = live(15);

export const LENGTHS = [45 * MINUTE, 60 * MINUTE, 90 * MINUTE, 120 * MINUTE];
export const FILLS = [0, 4, 6, 8, 12, 16];
export const MOST_ROUNDS = 12;

export interface Wish {
    name: string;
    game: string;
    system: System;
    players: number;
    options: Options;
    rounds: number;
    pace: Pace;
    limit: number;
    length: number;
    late: number;
    bot: string;
    fill: number;
    begins: string; // of a field for date and time; empty: when the host says so
    public: boolean;
}

export const usualWish = (game: string, bot: string): Wish => ({
    name: '',
    game,
    system: 'swiss',
    players: 2,
    options: {},
    rounds: 5,
    pace: USUAL,
    limit: USUAL.limits[0] ?? HOUR,
    length: LENGTHS[1] ?? HOUR,
    late: 0,
    bot,
    fill: 8,
    begins: '',
    public: true,
});

/** The clocks that a system is played with: an arena is live. */
export const pacesFor = (system: System): Pace[] =>
    PACES.filter(({ clock }) => system !== 'arena' || clock.kind === 'bank');

/** At a round robin two meet; else as many as the game is for. */
export const sizesFor = (info: GameInfo, system: System): number[] =>
    system === 'round-robin' ? [2] : info.players.filter((n) => n > 1 && n < 6);

/** Let the rest of a wish follow what was changed. */
export function fitting(wish: Wish, info: GameInfo): Wish {
    const paces = pacesFor(wish.system);
    const pace = paces.find(({ name }) => name === wish.pace.name) ?? USUAL;
    const limit = pace.limits.includes(wish.limit) ? wish.limit : (pace.limits[0] ?? HOUR);
    const sizes = sizesFor(info, wish.system);
    const players = sizes.includes(wish.players) ? wish.players : (sizes[0] ?? 2);
    const setup = setupOf({ ...wish, players });
    const { options } = settled(info, setup, PLAYERS, []).setup;
    const late = Math.min(wish.late, wish.rounds); // one enters before a round, not after the last
    return { ...wish, pace, limit, players, options, late: late > 1 ? late : 0 };
}

/** The same as a table is set, so that its options are chosen alike. */
export const setupOf = ({ players, options }: Wish): Setup => ({
    seats: Array.from({ length: players }, () => ({ kind: 'open' })),
    options,
    settings: {},
});

/** What cannot be chosen from a list stays as usual; teams are for tables of friends. */
export const listed = (info: GameInfo): GameInfo => ({
    ...info,
    options: Object.fromEntries(
        Object.entries(info.options).map(([name, choice]) => [
            name,
            name === 'teams' || choice.free
                ? { ...choice, free: false, values: [usualOf(choice)] }
                : choice,
        ]),
    ),
});

export function wished(wish: Wish, info: GameInfo): NewTournament {
    const chosen = optionsFor(listed(info), setupOf(wish)).map(([name]) => name);
    const options = Object.entries(wish.options).filter(([name]) => chosen.includes(name));
    return {
        name: wish.name.trim(),
        public: wish.public,
        begins: wish.begins ? new Date(wish.begins).getTime() : null,
        terms: {
            game: wish.game,
            system: wish.system,
            players: wish.players,
            options: Object.fromEntries(options),
            rounds: wish.rounds,
            clock: wish.pace.clock,
            limit: wish.limit,
            wait: wish.pace.wait,
            length: wish.length,
            late: wish.system === 'swiss' ? wish.late : 0,
            bot: wish.bot,
            fill: wish.fill,
        },
    };
}
