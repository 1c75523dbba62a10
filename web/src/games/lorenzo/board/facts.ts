/** What is printed on the pieces of Lorenzo, as the server tells it. */
import { pieces } from '../../../lib/things.svelte';
import type { Thing } from '../../../lib/wire';

export type Counts = Record<string, number>;

/** Something that happens once. */
export type Effect =
    | { effect: 'gain' | 'lose' | 'per-leader'; goods: Counts }
    | { effect: 'per-card'; kind: string; goods: Counts; capped?: boolean }
    | { effect: 'per-held'; good: string; per: number; goods: Counts }
    | { effect: 'privileges' | 'draw-leaders' | 'draw-different'; n: number }
    | { effect: 'take'; kinds: string[]; value: number; discount: Counts; towers?: string[] }
    | { effect: 'work'; action: string; value: number; cards?: number }
    | { effect: 'visit'; action: string; value: number }
    | { effect: 'raise'; value: number }
    | { effect: 'play-free'; shown?: boolean }
    | { effect: 'slot'; slot: string }
    | { effect: 'one-of'; options: Effect[][] }
    | { effect: 'exchange'; options: Trade[] }
    | { effect: 'activate'; kinds: string[]; n: number }
    | { effect: 'fetch' | 'rivals-drop'; kinds: string[] }
    | { effect: 'drop-own'; kinds: string[]; receive: Effect }
    | { effect: 'dismiss'; receive: Effect }
    | { effect: 'rivals-give'; options: Counts[] }
    | { effect: 'sets'; rewards: Effect[] }
    | { effect: 'seals'; seals: Counts[] }
    | { effect: 'copy' | 'match-military' | 'either-work' | 'draw-keep' }
    | { effect: 'market' | 'harvest-below' };

/** Something that holds from now on. */
export type Ability =
    | { ability: 'value'; action: string; n: number }
    | { ability: 'discount'; kinds: string[]; options: Counts[] }
    | { ability: 'no-floor-bonus'; floors: number[] }
    | { ability: 'no-fee'; towers: string[] }
    | { ability: 'shares' | 'no-military' | 'rests' | 'unpaid-military' }
    | { ability: 'not-excommunicated' | 'extra-privilege' }
    | { ability: 'fixed'; value: number }
    | { ability: 'coloured' | 'neutral' | 'servants'; n: number }
    | { ability: 'waive-condition' | 'value-per-servant' | 'more-points'; n: number }
    | { ability: 'doubled' | 'less' | 'servants-pay' | 'stores'; goods: string[] }
    | { ability: 'support'; goods: Counts }
    | { ability: 'barred'; area: string }
    | { ability: 'no-points'; kind: string }
    | { ability: 'lose'; what: string; per: number }
    | { ability: 'on-take'; kinds: string[]; effect: Effect }
    | { ability: 'on-leader' | 'on-market' | 'on-excommunicated'; effect: Effect }
    | { ability: 'own-space'; space: string; value: number; effects: Effect[] }
    | { ability: 'no-large-malus'; action: string }
    | { ability: 'privilege-with'; goods: Counts; without: string[] }
    | { ability: 'swap'; pay: Counts; receive: Counts }
    | { ability: 'card-limit'; kind: string; limit: number; points: number[] }
    | { ability: 'buys-leftover'; pay: Counts }
    | { ability: 'extra-member'; member: string; value: number }
    | { ability: 'faith-tiles'; tiles: Record<string, Counts> };

export interface Cost {
    pay: Counts;
    military: number; // what one must have; 0 where nothing is asked
    'each-rival'?: Counts; // paid once for each rival
}

export interface Trade {
    pay: Counts;
    receive: Effect;
    repeated?: boolean; // as often as the value of the action
    'each-rival'?: Counts;
}

/** Points at the end for what one has then. */
export type Pledge =
    | { per: Counts; vp: number; most?: number }
    | { 'per-card': string; vp: number }
    | { 'per-leader': true; vp: number };

export interface CardFacts {
    kind: string;
    tower: string;
    period: number;
    value: number; // of the harvest or production that wakes it
    costs: Cost[]; // one of them is paid
    now: Effect[];
    each: Effect[];
    trades: Trade[];
    standing: Ability[];
    points: number;
    end?: Pledge;
    name: string;
    text: string;
}

export interface LeaderFacts {
    requires: Counts;
    most: Counts; // what there may be at most
    played: Effect[];
    once: Effect[];
    standing: Ability[];
    name: string;
    short: string;
    text: string;
}

export interface FamilyFacts {
    standing: Ability[];
    received: Effect[];
    leaders: number; // that lie beside it
    name: string;
    short: string;
    text: string;
}

export interface TokenFacts {
    goods: Counts;
    short: string;
    text: string;
}

export interface LotFacts {
    rows: Counts[]; // the lowest bid first
    name: string;
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
    value: number; // what a member must be worth
    malus: number;
    shared: boolean;
    players: number;
    effects: Effect[];
}

export interface BoardFacts {
    towers: TowerFacts[];
    spaces: SpaceFacts[];
    adapted: Record<string, number[]>; // what its floors ask for, by the number of players
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

/** Of a kind there are too many cards for one of the excommunications. */
export const TOO_MANY = { most: 4, points: 5 };

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
export const family = (name: string) => read<FamilyFacts>(`family-${name}`);
export const token = (face: number) => read<TokenFacts>(`token-${face}`);
export const lot = (name: string) => read<LotFacts>(`lot-${name}`);
export const board = () => pieces.of('lorenzo')?.board as unknown as BoardFacts | undefined;
