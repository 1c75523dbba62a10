/** When a turn is over by itself. */

interface Held {
    readonly seat: number | null;
    readonly held: number | null; // the seat whose end of turn is waited for
    readonly closing: unknown; // what closes a choice made one by one; null: the turn itself
    readonly undo: boolean;
}

/** Whether the end of the turn need not be asked for: nothing is left to choose or to take back. */
export const endsByItself = ({ seat, held, closing, undo }: Held, wished: boolean): boolean =>
    wished && held !== null && held === seat && closing === null && !undo;
