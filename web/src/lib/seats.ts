/** Seats that were moved before the start: entries of the log name them as they were then. */
import type { Happened } from './wire';

/** Give entries with the seats as they are numbered now; who has left has none. */
export function seatsNow(log: readonly Happened[]): Happened[] {
    const told: Happened[] = [];
    for (const entry of log) {
        if (entry.arranged) renumber(told, entry.arranged.order);
        if (entry.kind === 'left' && entry.seat != null) unseat(told, entry.seat);
        told.push(entry);
    }
    return told;
}

function renumber(told: Happened[], order: readonly (number | null)[]): void {
    told.forEach((entry, at) => {
        if (entry.seat == null) return;
        const seat = order.indexOf(entry.seat);
        told[at] = { ...entry, seat: seat < 0 ? null : seat };
    });
}

function unseat(told: Happened[], seat: number): void {
    told.forEach((entry, at) => {
        if (entry.seat === seat) told[at] = { ...entry, seat: null };
    });
}
