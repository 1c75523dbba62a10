/** The auction for families: who stands where, whose bid it is, and whom it pushed off. */
import type { LorenzoEvent, LorenzoView } from '../../../lib/wire';

export type LotView = LorenzoView['lots'][number];

/** The seats that are still to bid, the next one first: no lot is theirs, and no family yet. */
export function bidders(view: LorenzoView): number[] {
    const leading = view.lots.map(({ seat }) => seat);
    const free = view.order.filter(
        (seat) => !leading.includes(seat) && view.boards[seat]?.family === null,
    );
    if (!leading.length) return [];
    return [...free.filter((seat) => seat === view.asked), ...free.filter((s) => s !== view.asked)];
}

/** Whether families are being bid for. */
export const bidding = (view: LorenzoView): boolean => bidders(view).length > 0;

/**
 * The seat that stood somewhere and has to bid again, if that is so.
 *
 * Those who have not bid yet are the last ones of the order; whoever is asked out of it was outbid.
 * Only the very last one could be either: then what has just happened tells.
 */
export function outbid(view: LorenzoView, events: readonly unknown[]): number | null {
    const [now, ...later] = bidders(view);
    if (now === undefined) return null;
    const fresh = view.order.slice(view.order.length - later.length - 1);
    if (fresh[0] !== now) return now;
    const told = (events as readonly LorenzoEvent[]).some(
        (event) => event.event === 'BidPlaced' && event.outbid === now,
    );
    return told ? now : null;
}
