/** How a seat's goods lie on its shelves and depots. */
import type { MastersBoard } from '../../../lib/wire';
import { board as printed, leader } from './pieces';
import { arrange } from './layout';

export function arrangement(board: MastersBoard) {
    const depots = board.played
        .map((number) => leader(number))
        .filter((facts) => facts?.ability === 'depot')
        .map((facts) => facts!.good);
    const facts = printed();
    return arrange(board.store, depots, facts?.shelves ?? [], facts?.depot ?? 0);
}
