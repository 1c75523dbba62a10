/** Whose ability counts, and what it is. */
import type { BoardView } from './layout';
import { leader, type Ability } from './pieces';

/** The leader whose ability counts: one that copies has that of another. */
export function acting(id: string, board: BoardView): ReturnType<typeof leader> {
    const facts = leader(id);
    const copies = facts?.played.some(({ effect }) => effect === 'copy');
    return copies && board.copied ? leader(board.copied) : facts;
}

export type Power<A extends Ability['ability']> = Extract<Ability, { ability: A }>;

/** The powers of one sort among some. */
export const powersOf = <A extends Ability['ability']>(
    abilities: readonly Ability[],
    name: A,
): Power<A>[] => abilities.filter((each): each is Power<A> => each.ability === name);
