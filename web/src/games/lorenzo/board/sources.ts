/** What is printed on the piece that a question comes from. */
import { card, leader, type Ability, type Effect, type LeaderFacts } from './facts';
import type { BoardView } from './layout';

/** The leader whose ability counts: one that copies has that of another. */
export function acting(id: string, board: BoardView): LeaderFacts | null {
    const facts = leader(id);
    const copies = facts?.played.some(({ effect }) => effect === 'copy');
    return copies && board.copied ? leader(board.copied) : facts;
}

/** All that a card (`card:12`) or a leader (`leader:santa-rita`) does when it acts. */
export function effectsOf(piece: string): Effect[] {
    const [kind = '', name = ''] = piece.split(':');
    if (kind === 'leader') return leader(name)?.once ?? [];
    const facts = card(Number(name));
    return [...(facts?.now ?? []), ...(facts?.each ?? [])];
}

type Named<A, T> = T extends { ability: infer N } ? (A extends N ? T : never) : never;

/** The powers of one sort among some. */
export const powersOf = <A extends Ability['ability']>(
    abilities: readonly Ability[],
    name: A,
): Named<A, Ability>[] => abilities.filter((each) => each.ability === name) as Named<A, Ability>[];
