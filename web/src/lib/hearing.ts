/** What is heard of what happened at a table. */
import type { Change, Happened } from './wire';

export type Sound = 'marble' | 'card' | 'coin';

const MARBLES = 'MarblesTaken';
const CARDS = /^(card|leader):/;

/** The sounds of some entries, each once, in the order in which one would hear them. */
export function soundsOf(entries: readonly Happened[]): Sound[] {
    const events = entries.flatMap((entry) => (entry.events ?? []) as { event?: string }[]);
    const changes = entries.flatMap((entry) => entry.deeds ?? []).flatMap((deed) => deed.changes);
    const some = (has: (change: Change) => boolean) => changes.some((each) => each && has(each));
    return [
        ...(events.some(({ event }) => event === MARBLES) ? (['marble'] as const) : []),
        ...(some(({ piece }) => CARDS.test(piece ?? '')) ? (['card'] as const) : []),
        ...(some(({ amounts }) => (amounts?.['coin'] ?? 0) !== 0) ? (['coin'] as const) : []),
    ];
}
