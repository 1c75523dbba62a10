/** Among whom games count for ratings: which pools there are, and what they are called. */
import type { GameInfo, Strength } from '../lib/wire';
import { say } from '../lib/words.svelte';

const KINDS = ['two', 'more', 'teams', 'levels', 'solo'];
const OTHER = '-other'; // behind a pool of games that are not played by the usual options

export const isAlone = (pool: string): boolean => pool.startsWith('solo');

/** Say which games a pool is of. */
export function poolName(pool: string): string {
    const kind = pool.replace(OTHER, '');
    const name = say(`club-pool-${kind}`);
    return kind === pool ? name : say('club-other-rules', { pool: name });
}

/** List the pools that a game has, those of the usual options first. */
export function poolsOf({ players, options }: Pick<GameInfo, 'players' | 'options'>): string[] {
    const has: Record<string, boolean> = {
        two: players.includes(2),
        more: players.some((n) => n > 2),
        teams: 'teams' in options,
        levels: players.some((n) => n > 1),
        solo: players.includes(1),
    };
    const found = KINDS.filter((kind) => has[kind]);
    const others = found.filter((kind) => kind !== 'teams').map((kind) => kind + OTHER);
    return Object.keys(options).length ? [...found, ...others] : found;
}

/** A player's ratings of a game: that of the most games first, then as pools are listed. */
export function ratingsOf(strengths: readonly Strength[], game: string): Strength[] {
    const rank = ({ pool }: Strength) =>
        KINDS.indexOf(pool.replace(OTHER, '')) + (pool.endsWith(OTHER) ? KINDS.length : 0);
    return strengths
        .filter((each) => each.game === game)
        .toSorted((one, other) => other.games - one.games || rank(one) - rank(other));
}
