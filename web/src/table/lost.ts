/** What would be lost if all went back. */
import { sentences } from '../lib/spans';
import type { Happened, Proposal, TableInfo } from '../lib/wire';

/** The deeds that stand since the entry before which somebody wants to go back, in words. */
export function lostBy(
    { to }: Proposal,
    { log, info }: { log: readonly Happened[]; info: TableInfo | null },
): string[] {
    if (to === null || to === undefined) return [];
    const undone = new Set(log.flatMap((entry) => entry.undoes ?? []));
    const since = log.filter(({ number }) => number >= to && !undone.has(number));
    return since.flatMap(({ deeds = [] }) =>
        sentences(
            deeds.filter(({ head }) => !head),
            info,
        ),
    );
}
