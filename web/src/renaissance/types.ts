/** What a seat sees of a table of Renaissance. TODO wire: generated once the server tells it. */
import type { Options, Question, Score } from '../lib/wire';

/** A filled cell: its card, what lies on it, and what it is worth with that. */
export interface Cell {
    card: string;
    specials: string[];
    value: number;
    material: boolean; // false for a special that took a material's place
}

/** What a player, or a team, has in common. */
export interface Side {
    seats: number[];
    castle: string;
    cells: (Cell | null)[];
    zone: string[];
    under: string[];
    cover: string | null;
    stock: string[];
    stock_size: number;
    stock_slots: number;
    vault: string[];
    vault_size: number;
    vault_slots: number;
    mandatory: string[];
    mandatory_size: number;
    optional: string[];
    optional_size: number;
    away: string[];
    away_size: number;
    accomplished: string[];
    immune: boolean;
    laid: number;
    laid_here: number;
    thrown: number;
    flags: string[];
    score: Score;
}

/** One seat: its hand, and what holds for its turns. */
export interface Person {
    side: number;
    hand: string[];
    hand_size: number;
    near: string[]; // known to be in this hand or in the stock of its side
    next: Record<string, number>;
    now: Record<string, number>;
    placed: number[];
    actions: number;
    destroyed: number;
    stock_built: number;
    aimed: number[];
    pure_action: boolean;
    pure_discard: boolean;
    action_streak: number;
    discard_streak: number;
    last_action: string | null;
    last_at: number;
}

export interface RenaissanceView {
    seat: number | null;
    options: Options;
    pending: Question[];
    asked: number;
    sides: Side[];
    people: Person[];
    families: string[];
    pile: number;
    pile_known: Record<string, string>;
    discards: string[];
    first: number;
    mover: number;
    turn: number;
    tray: string[];
    tray_size: number;
    pool: [number, string | null][];
    given: string[] | null;
    taken: string[] | null;
    given_size: number;
    taken_size: number;
    aims: string[];
    baked: [string, number][];
    laid_by: Record<string, number>;
    used: string[];
    extra: boolean;
    firsts: string[];
    verdict: string;
}
