/** Words that were removed: the entries that said them say nothing any more. */
import type { Happened } from './wire';

export function struck(log: readonly Happened[]): Happened[] {
    const gone = new Set(log.flatMap(({ strikes }) => strikes ?? []));
    return log.map((entry) =>
        gone.has(entry.number) && entry.text ? { ...entry, text: null, struck: true } : entry,
    );
}
