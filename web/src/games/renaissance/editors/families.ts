/** How many families a table of Renaissance is played with. */

import { measures } from '../board/printed';

type Options = Record<string, string>;

export const BY_LOT = 'random';

/** As many as the server tells; 0 until it has. */
export function needed(players: number, options: Options): number {
    const way = options['teams'] === 'true' ? 'teams' : (options['variant'] ?? '');
    return measures()?.in_play[way]?.[players] ?? 0;
}

/** The families that a value names. */
export const named = (value: string): string[] => (value === BY_LOT ? [] : value.split(','));
