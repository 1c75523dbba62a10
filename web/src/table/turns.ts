/** The log by turns: the latest turn first, and within a turn as it happened. */
import type { Happened } from '../lib/wire';
import { words } from '../lib/words.svelte';

export interface Line {
    number: number;
    seat: number | null;
    chat: boolean;
    text: string;
}

export interface Turn {
    number: number; // of the entry it began with
    title: string;
    told: Line[];
}

const BEGINS = 'TurnBegan'; // what every game calls the event that opens a turn
const ROUND = 'RoundBegan'; // and the one that may come right before it

/** Fold entries with their sentences into turns; what one seat does in a row is one paragraph. */
export function byTurn(entries: readonly { entry: Happened; lines: readonly string[] }[]): Turn[] {
    const turns: Turn[] = [{ number: 0, title: '', told: [] }];
    for (const { entry, lines } of entries) {
        const title = titled((entry.events ?? []) as { event?: string }[]);
        const said = lines.slice(0, lines.length - title);
        if (said.length) add(turns[0]!, entry, words.told(said));
        const heading = words.told(lines.slice(lines.length - title));
        if (title) turns.unshift({ number: entry.number, title: heading, told: [] });
    }
    return turns;
}

/** How many of the last sentences are the heading of a new turn. */
function titled(events: readonly { event?: string }[]): number {
    if (events.at(-1)?.event !== BEGINS) return 0;
    return events.at(-2)?.event === ROUND ? 2 : 1;
}

function add(turn: Turn, entry: Happened, text: string): void {
    const before = turn.told.at(-1);
    const chat = entry.kind === 'said';
    const seat = entry.seat ?? null;
    if (before && !chat && !before.chat && before.seat === seat)
        before.text = words.told([before.text, text]);
    else turn.told.push({ number: entry.number, seat, chat, text });
}
