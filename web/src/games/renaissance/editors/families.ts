/** How many families a table of Renaissance is played with. */

type Options = Record<string, string>;

export const BY_LOT = 'random';
const IN_TEAM = 2;

/** As many as players, or teams; in the quick game one for two players, and two for more. */
export function needed(players: number, options: Options): number {
    if (options['variant'] === 'quick') return players > 2 ? 2 : 1;
    return options['teams'] === 'true' ? players / IN_TEAM : players;
}

/** The families that a value names. */
export const named = (value: string): string[] => (value === BY_LOT ? [] : value.split(','));
