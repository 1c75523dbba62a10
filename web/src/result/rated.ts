/** What a game made of the ratings of who played it. */
import { ask } from '../lib/api';
import type { RatedSeat, TableInfo, TablePlayers } from '../lib/wire';
import { words } from '../lib/words.svelte';

const PAUSE = 1_500; // ms until it is looked again: games are counted one after the other
const MOST = 4; // looks

/** Whether ratings may come of a game. */
export const countsFor = ({ settings, seats }: TableInfo): boolean =>
    settings.rated && !settings.practice && seats.length > 1;

/** Write a rating, and by how much it has changed. */
export function ratingOf({ shown, was }: RatedSeat): string {
    if (was == null) return String(shown);
    const change = (shown - was).toLocaleString(words.language, { signDisplay: 'exceptZero' });
    return `${shown} (${change.replace('-', '−')})`;
}

/** Ask whose pages there are, and again for a while where ratings are yet to come. */
export async function playersOf(
    table: string,
    rated: boolean,
    tell: (found: TablePlayers) => void,
): Promise<void> {
    for (let looks = rated ? MOST : 1; looks > 0; looks--) {
        const found = await ask<TablePlayers>('GET', `/api/tables/${table}/players`);
        tell(found);
        if (found.ratings?.length || looks === 1) return;
        await new Promise((done) => setTimeout(done, PAUSE));
    }
}
