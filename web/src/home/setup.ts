/** The table somebody sets up for a game: remembered here, and what it asks of the server. */
import { mayOffer, usualBot } from '../coach/levels';
import type { Editors } from '../lib/editors';
import { USUAL } from '../lib/settings';
import { recall, remember } from '../lib/storage';
import type { OptionInfo, GameInfo, NewTable, SeatWish, Settings } from '../lib/wire';
import {
    changes,
    followed,
    matters,
    PLAYERS,
    terms,
    usualOf,
    type Options,
    type Terms,
} from './fitting';

/** Who is to sit on a seat; `here` is another person at this device. */
export type Plan =
    | { kind: 'me' }
    | { kind: 'here'; name: string }
    | { kind: 'invited' }
    | { kind: 'open' }
    | { kind: 'bot'; bot: string };

export interface Setup {
    seats: Plan[];
    options: Options;
    settings: Partial<Settings>; // where they are not the usual ones
}

const MANY = 3; // players, where the game allows

/** Set the table so that one click is enough: me, and bots. */
function usual(game: GameInfo, bots: readonly string[], options: Options): Setup {
    const players = game.players.includes(MANY) ? MANY : Math.max(...game.players);
    const rivals = Array.from({ length: players - 1 }, (_, place): Plan => {
        return { kind: 'bot', bot: usualBot(bots, place) };
    });
    return { seats: [{ kind: 'me' }, ...rivals], options, settings: {} };
}

/** Give a table so many seats: bots take new ones, those at the end are taken away. */
export function seated(seats: Plan[], players: number, bots: readonly string[]): Plan[] {
    const bot = seats.findLast((plan) => plan.kind === 'bot')?.bot ?? usualBot(bots);
    const more = Array.from({ length: players }, (): Plan => ({ kind: 'bot', bot }));
    return [...seats, ...more].slice(0, players);
}

const kept = (game: string): Setup | null => recall<Setup | null>(`setup.${game}`, null);

/** Whether this browser has never set a table of a game. */
export const isFirst = (game: string): boolean => kept(game) === null;

/** Recall the last setup of a game, as far as the server still offers it; or that of a first game. */
export function recalled(game: GameInfo, bots: readonly string[], first: Options = {}): Setup {
    const found = kept(game.name);
    if (!Array.isArray(found?.seats) || !game.players.includes(found.seats.length)) {
        return usual(game, bots, first);
    }
    const seats = found.seats.map((plan) =>
        plan.kind === 'bot' && !mayOffer(bots, plan.bot) ? { ...plan, bot: usualBot(bots) } : plan,
    );
    const options = Object.entries(found.options ?? {}).filter(([name, value]) => {
        const choice = game.options[name];
        return choice?.values.includes(value) || (choice?.free && value !== '');
    });
    const settings = Object.entries(found.settings ?? {}).filter(([name]) => name in USUAL);
    const known = {
        seats,
        options: Object.fromEntries(options),
        settings: Object.fromEntries(settings),
    };
    return settled(game, known, PLAYERS, bots).setup;
}

/** Let the rest of a setup follow what was changed; name what else is different now. */
export function settled(
    game: GameInfo,
    setup: Setup,
    changed: string,
    bots: readonly string[],
    editors: Editors = {},
): { setup: Setup; others: string[] } {
    const before = terms(game, setup.seats.length, setup.options);
    const after = usable(game, followed(game, before, changed), changed, editors);
    const seats = seated(setup.seats, after.players, bots);
    const others = changes(before, after).filter((name) => name !== changed);
    return { setup: { ...setup, seats, options: after.options }, others };
}

/** Let the editors have their say: of listed values that will not do, the usual one is left. */
function usable(game: GameInfo, at: Terms, changed: string, editors: Editors): Terms {
    const options = Object.entries(at.options).map(([name, value]) => {
        const [choice, editor] = [game.options[name], editors[name]];
        if (name === changed || !choice || !editor) return [name, value];
        if (!choice.values.includes(value))
            return [name, editor.fitted?.(value, at.options) ?? value];
        return [name, editor.trouble(value, at.players, at.options) ? usualOf(choice) : value];
    });
    return { ...at, options: Object.fromEntries(options) as Options };
}

/** Say why a setup cannot be played with yet; empty where it can. */
export function troubleOf(game: GameInfo, setup: Setup, editors: Editors): string {
    const { players, options } = terms(game, setup.seats.length, setup.options);
    const found = Object.entries(editors).map(([name, { trouble }]) =>
        name in game.options ? trouble(options[name] ?? '', players, options) : '',
    );
    return found.find(Boolean) ?? '';
}

/** Whether a setup has values that only the game's own editors can judge. */
export const isUnusual = (game: GameInfo, { options }: Setup): boolean =>
    Object.entries(options).some(([name, value]) => !game.options[name]?.values.includes(value));

export const keep = (game: string, setup: Setup): void => remember(`setup.${game}`, setup);

export const isFree = (plan: Plan): boolean => plan.kind === 'open' || plan.kind === 'invited';

/** Write the request for a table; it starts at once where nobody is waited for. */
export function wished(game: string, { seats, options, settings }: Setup): NewTable {
    return { game, seats: seats.map(wish), options, settings, start: !seats.some(isFree) };
}

function wish(plan: Plan): SeatWish {
    if (plan.kind === 'here') return { kind: 'me', name: plan.name.trim() || null };
    return plan;
}

/** Let all bots be of one kind. */
export const allOf = (setup: Setup, bot: string): Setup => ({
    ...setup,
    seats: setup.seats.map((plan) => (plan.kind === 'bot' ? { ...plan, bot } : plan)),
});

/** The same table for friends: who is not at this device comes by its link, which no list shows. */
export function inviting(setup: Setup, game: GameInfo): Setup {
    const least = game.players.find((players) => players > 1) ?? 2;
    const seats = [...setup.seats];
    while (seats.length < least) seats.push({ kind: 'open' });
    const asked = seats.map((plan): Plan =>
        plan.kind === 'me' || plan.kind === 'here' ? plan : { kind: 'open' },
    );
    return { ...setup, seats: asked, settings: { ...setup.settings, public: false } };
}

/** The same table around this device: whoever would be invited sits here. */
export const sharing = (setup: Setup, game: GameInfo): Setup => ({
    ...setup,
    seats: inviting(setup, game).seats.map((plan) =>
        isFree(plan) ? { kind: 'here', name: '' } : plan,
    ),
});

/** The same table without anybody else. */
export const alone = (setup: Setup, game: GameInfo, bots: readonly string[]): Setup =>
    settled(game, { ...setup, seats: [{ kind: 'me' }] }, PLAYERS, bots).setup;

/** The options that matter at such a table, and leave a choice. */
export const optionsFor = (game: GameInfo, { seats, options }: Setup): [string, OptionInfo][] =>
    Object.entries(game.options).filter(
        ([name, choice]) =>
            (choice.values.length > 1 || choice.free === true) &&
            (seats.length === 1 || !name.startsWith('solo')) &&
            matters(game, terms(game, seats.length, options), name),
    );

/** The catalogue's key of an option, or of one of its values. */
export const optionKey = (...parts: string[]): string =>
    ['option', ...parts].join('-').replaceAll(/[_,]/g, '-');
