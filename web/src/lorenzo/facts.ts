/** What is printed on the pieces of Lorenzo, as the server tells it. */
import { pieces } from '../lib/things.svelte';
import type { Thing } from '../lib/wire';

export type Counts = Record<string, number>;

/** Something that happens once. */
export type Effect =
    | { effect: 'gain'; goods: Counts }
    | { effect: 'per-card'; kind: string; goods: Counts }
    | { effect: 'per-held'; good: string; per: number; goods: Counts }
    | { effect: 'privileges'; n: number }
    | { effect: 'take'; kinds: string[]; value: number; discount: Counts }
    | { effect: 'work'; action: string; value: number }
    | { effect: 'raise'; value: number }
    | { effect: 'copy' };

/** Something that holds from now on. */
export type Ability =
    | { ability: 'value'; action: string; n: number }
    | { ability: 'discount'; kinds: string[]; options: Counts[] }
    | { ability: 'no-floor-bonus'; floors: number[] }
    | { ability: 'shares' | 'no-fee' | 'no-military' | 'rests' }
    | { ability: 'fixed'; value: number }
    | { ability: 'coloured' | 'neutral' | 'servants'; n: number }
    | { ability: 'doubled' | 'less'; goods: string[] }
    | { ability: 'support'; goods: Counts }
    | { ability: 'barred'; area: string }
    | { ability: 'no-points'; kind: string }
    | { ability: 'lose'; what: string; per: number };

export interface Cost {
    pay: Counts;
    military: number; // what one must have; 0 where nothing is asked
}

export interface Trade {
    pay: Counts;
    receive: Effect;
}

export interface CardFacts {
    kind: string;
    period: number;
    value: number; // of the harvest or production that wakes it
    costs: Cost[]; // one of them is paid
    now: Effect[];
    each: Effect[];
    trades: Trade[];
    standing: Ability[];
    points: number;
    name: string;
    text: string;
}

export interface LeaderFacts {
    requires: Counts;
    played: Effect[];
    once: Effect[];
    standing: Ability[];
    name: string;
    short: string;
    text: string;
}

export interface TileFacts {
    period: number;
    ability: Ability;
    short: string;
    text: string;
}

export interface BonusFacts {
    harvest: Counts;
    production: Counts;
    name: string;
    text: string;
}

export interface TowerFacts {
    name: string;
    kind: string;
    spaces: string[];
    values: number[];
    bonus: Counts[];
}

export interface SpaceFacts {
    name: string;
    area: string;
    malus: number;
    shared: boolean;
    players: number;
    effects: Effect[];
}

export interface BoardFacts {
    towers: TowerFacts[];
    spaces: SpaceFacts[];
    privileges: Record<string, Counts>;
    faith: number[];
    needed: number[];
    slots: number[];
    fee: number;
    rounds: number;
    limit: number;
    territories: number[];
    characters: number[];
    goods: string[];
}

const known = new WeakMap<Thing, object>(); // read once, however often it is drawn

function read<T extends object>(key: string): T | null {
    const piece = pieces.of('lorenzo')?.things[key];
    if (!piece) return null;
    const facts = known.get(piece) ?? { ...piece.facts, text: piece.text };
    known.set(piece, facts);
    return facts as T;
}

export const card = (number: number) => read<CardFacts>(`card-${number}`);
export const leader = (id: string) => read<LeaderFacts>(`leader-${id}`);
export const excommunication = (name: string) => read<TileFacts>(`tile-${name}`);
export const bonusTile = (name: string) => read<BonusFacts>(`bonus-${name}`);
export const board = () => pieces.of('lorenzo')?.board as unknown as BoardFacts | undefined;
