/** What the tiles of a lobby know of its table, and what they can do about it. */
export interface Table {
    hosting: boolean;
    mine: readonly number[];
    here: readonly number[];
    busy: boolean;
    fewer: boolean; // whether the game can be played with a seat less
    more: boolean; // or with one more
    most: number; // how many can play
    sit: (seat: number) => void;
    leave: (seat: number) => void;
    free: (seat: number) => void;
    remove: (seat: number) => void;
    keep: (seat: number) => void; // for whoever has its link
    release: (seat: number) => void; // for everybody
    copyLink: (seat: number) => void;
    move: (seat: number, place: number) => Promise<boolean>;
    pick: (seat: number | null) => void; // a bot for a seat, or for one more
    open: () => void; // one more seat
}
