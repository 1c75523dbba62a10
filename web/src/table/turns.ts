/** The log by turns: the latest turn first, and within a turn as it happened. */
import type { Happened } from '../lib/wire';
import { say, words } from '../lib/words.svelte';

export interface Line {
    number: number;
    seat: number | null;
    chat: boolean;
    said: Sentence[];
}

/** A sentence, and how often it was said in a row. */
interface Sentence {
    text: string;
    times: number;
}

export interface Turn {
    number: number; // of the entry it began with
    title: string;
    told: Line[];
}

/** Fold entries with their sentences into turns; what one seat does in a row is one paragraph. */
export function byTurn(entries: readonly { entry: Happened; lines: readonly string[] }[]): Turn[] {
    const turns: Turn[] = [{ number: 0, title: '', told: [] }];
    for (const { entry, lines } of entries) {
        const heads = new Set(entry.heads ?? []);
        lines.forEach((line, i) => {
            if (!heads.has(i)) add(turns[0]!, entry, line);
            else if (heads.has(i - 1)) turns[0]!.title = words.told([turns[0]!.title, line]);
            else turns.unshift({ number: entry.number + i / 100, title: line, told: [] });
        });
    }
    return turns;
}

/** What a line says. */
export const textOf = ({ said }: Line): string =>
    words.told(
        said.map(({ text, times }) => (times > 1 ? say('log-times', { text, n: times }) : text)),
    );

function add(turn: Turn, entry: Happened, text: string): void {
    const before = turn.told.at(-1);
    const chat = entry.kind === 'said';
    const seat = entry.seat ?? null;
    if (!before || chat || before.chat || before.seat !== seat) {
        turn.told.push({ number: entry.number, seat, chat, said: [{ text, times: 1 }] });
        return;
    }
    const last = before.said.at(-1);
    if (last?.text === text) last.times += 1;
    else before.said.push({ text, times: 1 });
}
