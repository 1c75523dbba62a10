/** The bots one can play against: levels in rising order, and the others for programmers. */
import type { ServerInfo } from '../lib/wire';
import { say, words } from '../lib/words.svelte';

/** Whom somebody meets in a first game. */
export const FIRST: readonly string[] = ['apprentice', 'journeyman'];
const USUAL = 'greedy'; // where a server has no levels
const SEARCH = /^search:(\d+)$/;

/** The bots that a server offers: its levels, and all others. */
export interface Offer {
    levels: readonly string[];
    others: readonly string[];
}

export function offerOf(server: Pick<ServerInfo, 'bots' | 'levels'> | null): Offer {
    const levels = (server?.levels ?? []).map(({ name }) => name);
    return { levels, others: (server?.bots ?? []).filter((bot) => !levels.includes(bot)) };
}

/** The bot that somebody meets who has not chosen: the weaker first. */
export function usualBot(bots: readonly string[], place = FIRST.length - 1): string {
    const known = FIRST.filter((bot) => bots.includes(bot));
    const [last = USUAL] = known.slice(-1);
    if (!known.length) return bots.includes(USUAL) ? USUAL : (bots.at(-1) ?? USUAL);
    return known[place] ?? last;
}

/** Name a bot within a sentence. */
export function botName(bot: string): string {
    const [, n] = SEARCH.exec(bot) ?? [];
    if (n !== undefined) return say('level-search', { n: Number(n) });
    return isLevel(bot) ? say('level-name', { level: bot }) : say('bot-name', { bot });
}

/** Name a bot by itself, as on a list. */
export const botTitle = (bot: string): string =>
    words.knows(`bot-${bot}`) ? say(`bot-${bot}`) : botName(bot);

/** Say in a sentence how a bot plays; empty where nothing is known of it. */
export const botNote = (bot: string): string =>
    words.knows(`bot-${bot}-note`) ? say(`bot-${bot}-note`) : '';

/** Count bots of one kind. */
export const botCount = (bot: string, n: number): string =>
    isLevel(bot)
        ? say('level-count', { level: bot, n })
        : say('home-bots', { n, bot: botName(bot) });

const LEVELS = ['apprentice', 'journeyman', 'artisan', 'virtuoso', 'master'];
const isLevel = (bot: string): boolean => LEVELS.includes(bot);
