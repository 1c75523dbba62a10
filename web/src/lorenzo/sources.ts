/** The piece that a question comes from: a card or a leader. */
import { pieces } from '../lib/things.svelte';
import { card, leader, type Ability, type Effect, type LeaderFacts } from './facts';
import type { BoardView } from './layout';

const PIECES = 256; // a source is its sort times this, plus the number of the piece
const BY_LEADER = 5;

/** A leader by the number that the rules give it: they are told in this order. */
function leaderNumbered(number: number): string {
    const keys = Object.keys(pieces.of('lorenzo')?.things ?? {});
    return keys.filter((key) => key.startsWith('leader-'))[number]?.slice('leader-'.length) ?? '';
}

/** Which card or leader a source is; the other one of both is none. */
export interface Source {
    card: number;
    leader: string;
}

export const sourceOf = (source: number): Source =>
    Math.floor(source / PIECES) === BY_LEADER
        ? { card: 0, leader: leaderNumbered(source % PIECES) }
        : { card: source % PIECES, leader: '' };

/** The leader whose ability counts: one that copies has that of another. */
export function acting(id: string, board: BoardView): LeaderFacts | null {
    const facts = leader(id);
    const copies = facts?.played.some(({ effect }) => effect === 'copy');
    return copies && board.copied ? leader(board.copied) : facts;
}

/** All that a piece does. */
export function effectsOf(source: Source, board: BoardView): Effect[] {
    if (source.leader) return acting(source.leader, board)?.once ?? [];
    const facts = card(source.card);
    return [...(facts?.now ?? []), ...(facts?.each ?? [])];
}

/** What a rival's card makes others give. */
export function demandOf(number: number): Extract<Effect, { effect: 'rivals-give' }> | null {
    const facts = card(number);
    const all = [...(facts?.now ?? []), ...(facts?.trades ?? []).map((trade) => trade.receive)];
    return all.find((effect) => effect.effect === 'rivals-give') ?? null;
}

/** The kinds of cards behind a bit for each. */
export const kindsOf = (bits: number): string[] =>
    ['territory', 'character', 'building', 'venture'].filter((_, i) => (bits >> i) & 1);

type Named<A, T> = T extends { ability: infer N } ? (A extends N ? T : never) : never;

/** The powers of one sort among some. */
export const powersOf = <A extends Ability['ability']>(
    abilities: readonly Ability[],
    name: A,
): Named<A, Ability>[] => abilities.filter((each) => each.ability === name) as Named<A, Ability>[];
