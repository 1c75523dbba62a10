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

/** Fold entries with their sentences into turns; what one seat does in a row is one paragraph. */
export function byTurn(entries: readonly { entry: Happened; lines: readonly string[] }[]): Turn[] {
    const turns: Turn[] = [{ number: 0, title: '', told: [] }];
    for (const { entry, lines } of entries) {
        const begins = (entry.events as { event?: string }[] | undefined)?.at(-1)?.event === BEGINS;
        const said = begins ? lines.slice(0, -1) : lines;
        if (said.length) add(turns[0]!, entry, words.told(said));
        if (begins) turns.unshift({ number: entry.number, title: lines.at(-1) ?? '', told: [] });
    }
    return turns;
}

function add(turn: Turn, entry: Happened, text: string): void {
    const before = turn.told.at(-1);
    const chat = entry.kind === 'said';
    const seat = entry.seat ?? null;
    if (before && !chat && !before.chat && before.seat === seat)
        before.text = words.told([before.text, text]);
    else turn.told.push({ number: entry.number, seat, chat, text });
}
