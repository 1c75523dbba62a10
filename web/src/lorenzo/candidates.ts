/** The cards that a question lets one choose of. What is possible, the answers say. */
import type { LorenzoView } from '../lib/wire';
import { card } from './facts';
import type { BoardView } from './layout';
import type { Asked } from './owning';
import { kindsOf } from './sources';

const HARVEST = 4;
const SPECIAL = 'special';

export interface Candidates {
    cards: number[];
    verb: string;
}

export function candidates(
    { frame, args }: Asked,
    view: LorenzoView,
    board: BoardView,
): Candidates | null {
    const among = (cards: readonly number[], kinds: readonly string[]) =>
        cards.filter((number) => kinds.includes(card(number)?.kind ?? ''));
    switch (frame) {
        case 'DropCard':
            return { cards: among(board.cards, kindsOf(args[1] ?? 0)), verb: 'drop' };
        case 'ActivateCard':
            return { cards: among(board.cards, kindsOf(args[1] ?? 0)), verb: 'activate' };
        case 'PickOne': {
            const kinds = [args[1] === HARVEST ? 'territory' : 'building'];
            return { cards: among(board.cards, kinds), verb: 'activate' };
        }
        case 'FetchCard': {
            const usual = view.gone.filter((number) => card(number)?.tower !== SPECIAL);
            return { cards: among(usual, kindsOf(args[1] ?? 0)), verb: 'fetch' };
        }
        default:
            return null;
    }
}
