/** What happened at a table before its start, as lines between what people say. */
import { botName } from '../coach/levels';
import { seatsNow } from '../lib/seats';
import type { Happened, Rearranged, TableInfo } from '../lib/wire';
import { say, words } from '../lib/words.svelte';
import { capital, changedTerms, type Known } from './terms';

/** Somebody's words, with who spoke; or a sentence about the table. */
export interface Line {
    number: number;
    seat: number | null; // of who spoke, if they still sit
    name: string | null; // null: nobody spoke
    text: string;
    struck?: boolean; // what was said is shown to nobody any more
}

/** Fold the log into lines, the latest last. */
export function linesOf(log: readonly Happened[], info: TableInfo, known: Known): Line[] {
    return seatsNow(log).flatMap((entry): Line[] => {
        const { number, seat = null, text, struck } = entry;
        if (entry.kind === 'said') {
            const told = struck ? say('chat-struck') : (text ?? '');
            return [
                {
                    number,
                    seat,
                    name: entry.name || say('lobby-somebody'),
                    text: told,
                    ...(struck && { struck }),
                },
            ];
        }
        const told = sentences(entry, info, known);
        return told.length
            ? [{ number, seat: null, name: null, text: words.told(told.map(capital)) }]
            : [];
    });
}

function sentences(entry: Happened, info: TableInfo, known: Known): string[] {
    const name = entry.name || say('lobby-somebody');
    if (entry.kind === 'sat') return entry.at > info.created ? [say('lobby-sat', { name })] : []; // not who opened it
    if (entry.kind === 'left') return [say('lobby-left', { name })];
    return entry.arranged ? arranged(name, entry.arranged, info, known) : [];
}

function arranged(host: string, told: Rearranged, info: TableInfo, known: Known): string[] {
    const { seats = [], removed = 0, order } = told;
    const others = seats.map(({ kind, bot }) =>
        say('lobby-line-seat', { host, kind, bot: bot ? botName(bot) : '' }),
    );
    const gone = removed ? [say('lobby-line-removed', { host, n: removed })] : [];
    const moved = isMoved(order) ? [say('lobby-line-moved', { host })] : [];
    const terms = changedTerms(told, info, known).map((what) =>
        say('lobby-line-changed', { host, what }),
    );
    const all = [...others, ...gone, ...moved, ...terms];
    return all.length ? all : [say('lobby-line-other', { host })];
}

/** Whether seats that were there before stand in another order. */
export function isMoved(order: Rearranged['order']): boolean {
    const stayed = order.filter((seat) => seat !== null);
    return stayed.some((seat, at) => seat < (stayed[at - 1] ?? -1));
}
