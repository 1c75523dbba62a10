/** A puzzle's position as a table: seats without names, of which one is asked. */
import { USUAL } from '../lib/settings';
import type { Puzzle, TableInfo } from '../lib/wire';

/** Describe the table at which a puzzle might have been played. */
export function infoOf({ game, version, players, options }: Puzzle): TableInfo {
    return {
        id: '',
        game,
        version,
        players,
        options,
        settings: USUAL,
        status: 'running',
        seats: Array.from({ length: players }, (_, seat) => ({ seat, kind: 'person' })),
        created: 0,
    };
}
