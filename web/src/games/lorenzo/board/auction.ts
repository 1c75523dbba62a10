/** The auction for families: who stands where, whose bid it is, and whom it pushed off. */
import type { LorenzoEvent, LorenzoView } from '../../../lib/wire';

export type LotView = LorenzoView['lots'][number];

/** The seats that are still to bid, the next one first. */
export const bidders = (view: LorenzoView): number[] =>
    view.pending
        .filter(({ frame }) => frame === 'Bid')
        .map(({ args }) => args[0] ?? 0)
        .reverse();

/** Whether families are being bid for. */
export const bidding = (view: LorenzoView): boolean =>
    view.pending.some(({ frame }) => frame === 'Bid');

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
