/** What is printed on the pieces of Masters, as the server tells it. */
import { pieces } from '../../../lib/things.svelte';
import type { Thing } from '../../../lib/wire';

export type Counts = Record<string, number>;

export interface CardFacts {
    colour: string;
    level: number;
    points: number;
    cost: Counts;
    pays: Counts;
    gives: Counts;
    text: string;
}

export interface LeaderFacts {
    points: number;
    requires: Counts;
    ability: 'discount' | 'depot' | 'white' | 'production';
    good: string;
    short: string;
    text: string;
}

export interface TokenFacts {
    colour?: string;
    spaces?: number;
    shuffle?: boolean;
    text: string;
}

export interface BoardFacts {
    spaces: number;
    popes: number[];
    sections: [number, number][];
    tiles: number[];
    points: Counts;
    shelves: number[];
    depot: number;
    cards: number;
}

const known = new WeakMap<Thing, object>(); // read once, however often it is drawn

function read<T extends object>(kind: string, number: number): T | null {
    const piece = pieces.piece('masters', kind, number);
    if (!piece) return null;
    const facts = known.get(piece) ?? { ...piece.facts, text: piece.text };
    known.set(piece, facts);
    return facts as T;
}

export const card = (number: number) => read<CardFacts>('card', number);
export const leader = (number: number) => read<LeaderFacts>('leader', number);
export const token = (number: number) => read<TokenFacts>('token', number);
export const board = () => pieces.of('masters')?.board as unknown as BoardFacts | undefined;

const EMBLEMS: Record<string, readonly string[]> = {
    green: ['mill', 'vineyard', 'forest', 'quarry', 'monastery', 'wheel'],
    blue: ['galley', 'helm', 'compass', 'telescope', 'bell', 'crook'],
    yellow: ['loom', 'scales', 'hammer', 'stall', 'press', 'arch'],
    purple: ['quill', 'lute', 'palette', 'dome', 'town', 'banner'],
};

const LEADERS: Record<LeaderFacts['ability'], string> = {
    discount: 'stall',
    depot: 'town',
    white: 'palette',
    production: 'press',
};

/** The picture of a card: one of its colour's own, always the same. */
export function emblem(number: number, colour: string): string {
    const drawn = EMBLEMS[colour] ?? [];
    return `em-${drawn[number % drawn.length] ?? 'arch'}`;
}

export const leaderEmblem = (ability: LeaderFacts['ability']): string => `em-${LEADERS[ability]}`;

/** The colours, levels and goods a requirement names: "yellow 2" is a yellow card of level 2. */
export function required(requires: Counts): { icon: string; level: string | null; n: number }[] {
    return Object.entries(requires).map(([name, n]) => {
        const [kind = '', level] = name.split(' ');
        const colour = ['green', 'blue', 'yellow', 'purple'].includes(kind);
        return { icon: colour ? `col-${kind}` : kind, level: level ? `level-${level}` : null, n };
    });
}
