/** Where a card can be put down. */
import { isLoss, touches } from '../../../lib/narrow';
import type { Choice } from '../../../lib/wire';

/** The things where a card can be put, by the answers that are open; giving it away is none. */
export function placesFor(options: readonly Choice[], card: string): Set<string> {
    const ways = options.filter((each) => !isLoss(each) && touches(each).includes(`card:${card}`));
    const clicked = new Set([`card:${card}`, `use:${card}`]);
    const things = ways.flatMap(touches).filter((thing) => !clicked.has(thing));
    return new Set(things.filter((thing) => !thing.startsWith('material:')));
}
