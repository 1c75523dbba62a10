/** The bots one can play against: people of the workshop, and programs for programmers. */
import type { ServerInfo } from '../lib/wire';
import { say, words } from '../lib/words.svelte';

/** Whom somebody meets in a first game. */
export const FIRST: readonly string[] = ['apprentice', 'journeyman'];
/** The people of the workshop, in rising order. */
export const LEVELS = ['apprentice', 'journeyman', 'artisan', 'virtuoso', 'master', 'grandmaster'];
const USUAL = 'greedy'; // where a server has no levels
const SEARCH = /^search:(\d+)$/;

/** The bots that a server offers: its levels, all others, and how far `search:N` may look. */
export interface Offer {
    levels: readonly string[];
    others: readonly string[];
    search: number; // 0: not at all
}

export function offerOf(server: Pick<ServerInfo, 'bots' | 'levels' | 'search'> | null): Offer {
    const levels = (server?.levels ?? []).map(({ name }) => name);
    const others = (server?.bots ?? []).filter((bot) => !levels.includes(bot));
    return { levels, others, search: server?.search ?? 0 };
}

/** Whether a server that lists these bots may have this one, too. */
export const mayOffer = (bots: readonly string[], bot: string): boolean =>
    bots.includes(bot) || SEARCH.test(bot);

/** The bot that somebody meets who has not chosen: the weaker first. */
export function usualBot(bots: readonly string[], place = FIRST.length - 1): string {
    const known = FIRST.filter((bot) => bots.includes(bot));
    const [last = USUAL] = known.slice(-1);
    if (!known.length) return bots.includes(USUAL) ? USUAL : (bots.at(-1) ?? USUAL);
    return known[place] ?? last;
}

/** How many of the dots a bot has; 0 for a program. */
export const dotsOf = (bot: string): number => LEVELS.indexOf(bot) + 1;

/** What a bot is called. */
export const botName = (bot: string): string => worded(bot, '') ?? searching(bot);

/** The same with its title, where there is room. */
export const botTitle = (bot: string): string => worded(bot, '-title') ?? botName(bot);

/** What a bot is, within a sentence: its level, or which program. */
export const botKind = (bot: string): string => worded(bot, '-kind') ?? searching(bot);

/** A line of character; empty where nothing is known of it. */
export const botNote = (bot: string): string => worded(bot, '-note') ?? '';

/** Name bots, the second of a kind with its number. */
export const botsApart = (bots: readonly string[]): string[] =>
    bots.map((bot, at) => {
        const number = bots.slice(0, at + 1).filter((each) => each === bot).length;
        return number > 1 ? `${botName(bot)} ${number}` : botName(bot);
    });

function worded(bot: string, more: string): string | null {
    return words.knows(`bot-${bot}${more}`) ? say(`bot-${bot}${more}`) : null;
}

function searching(bot: string): string {
    const [, n] = SEARCH.exec(bot) ?? [];
    return n === undefined ? bot : say('level-search', { n: Number(n) });
}
