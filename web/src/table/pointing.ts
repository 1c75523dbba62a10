/** What somebody points at in the ledger. */
export interface Pointing {
    thing: string | null; // the piece whose card is shown
    things: readonly string[]; // where it may be seen on the board, the best place first
    at: DOMRect; // of the word or line
    beside: DOMRect; // of the ledger, which is never covered
}
