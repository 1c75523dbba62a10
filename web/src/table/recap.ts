/** What rivals did since somebody's last move: one deed for each of their turns. */
import { plain } from '../lib/spans';
import type { Change, Deed, Happened, Span } from '../lib/wire';
import { placesOf } from './places';

export interface Recalled {
    key: string;
    seat: number;
    text: string; // the name of the piece that it was about, or else the sentence
    things: readonly string[]; // where it may be seen on the board, the best place first
    deed: Deed;
}

const MOVES = ['answered', 'ended', 'unsealed'];

/** The number of somebody's last move; before the first there is nothing to tell. */
export const lastMove = (log: readonly Happened[], seat: number | null): number =>
    log.findLast((entry) => entry.seat === seat && MOVES.includes(entry.kind))?.number ?? Infinity;

/** Tell rivals' turns since the last move of a seat, in the order in which they were taken. */
export function recalled(log: readonly Happened[], seat: number | null): Recalled[] {
    const since = lastMove(log, seat);
    const turns: Recalled[][] = [[]];
    for (const entry of log.filter(({ number }) => number > since)) {
        (entry.deeds ?? []).forEach((deed, i) => {
            if (deed.head) return void turns.push([]);
            const whose = deed.seat ?? entry.seat ?? null;
            if (whose === null || whose === seat || !deed.changes?.length) return;
            turns.at(-1)!.push(recall(`${entry.number}.${i}`, whose, deed));
        });
    }
    return turns.flatMap((turn) => (turn.length ? [best(turn)] : []));
}

function recall(key: string, seat: number, deed: Deed): Recalled {
    const text = named(deed)?.text ?? plain(deed.text);
    return { key, seat, text, things: (deed.changes ?? []).flatMap(placesOf), deed };
}

/** The piece that a deed names. */
const named = ({ text }: Deed): Span | undefined =>
    text.find((part): part is Span => typeof part !== 'string' && !part.thing.startsWith('seat:'));

/** The deed that tells most of a turn: one with a name, one that shows on the board, one that brings something. */
const best = (turn: readonly Recalled[]): Recalled =>
    turn.find(({ deed, things }) => named(deed) && things.length) ??
    turn.find(({ things }) => things.length) ??
    turn.find(({ deed }) => deed.changes?.some(brings)) ??
    turn[0]!;

const brings = ({ amounts = {} }: Change): boolean => Object.values(amounts).some((n) => n > 0);
