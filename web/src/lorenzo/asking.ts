/** How a house's question is put: its heading, and where it comes from. */
import { nameOf, type Scene } from '../lib/scene';
import type { LorenzoView } from '../lib/wire';
import { say, type Args } from '../lib/words.svelte';
import { openCard } from './offers';
import { card, leader } from './facts';
import type { BoardView } from './layout';
import type { Asked } from './owning';
import { kindsOf, sourceOf, type Source } from './sources';
import { oneOf } from './spoken';

const NOTHING: Source = { card: 0, leader: '' };
const HARVEST = 4;
const REPLACED = ['coin', 'wood', 'stone'];

/** The goods that are owed and that servants may still stand in for. */
export const unsettled = ({ args }: Asked, board: BoardView): string[] =>
    REPLACED.filter((good, i) => board.owed[good] && !(((args[1] ?? 0) >> i) & 1));

const oneGood = (goods: string[]): string => (goods.length === 1 ? goods[0]! : 'several');

/** The card or leader that asks. */
export function askedBy({ frame, args }: Asked): Source {
    switch (frame) {
        case 'PickOption':
        case 'DismissLeader':
        case 'CollectMarket':
            return sourceOf(args[1] ?? 0);
        case 'DropCard':
            return sourceOf(args[2] ?? 0);
        case 'Arrow':
            return { card: args[1] ?? 0, leader: '' };
        case 'GiveGoods':
            return { card: args[2] ?? 0, leader: '' };
        case 'Production':
            return { card: openCard(args), leader: '' };
        default:
            return NOTHING;
    }
}

const dashed = (frame: string): string => frame.replace(/\B[A-Z]/g, '-$&').toLowerCase();
const named = ({ card: number, leader: id }: Source): string =>
    card(number)?.name ?? leader(id)?.name ?? '';

/** Who has a card, if anybody else has. */
const ownerOf = (view: LorenzoView, number: number, seat: number): number =>
    view.boards.findIndex((board, owner) => owner !== seat && board.cards.includes(number));

/** What a heading speaks of. */
function speaking(asked: Asked, scene: Scene): Args {
    const view = scene.view as LorenzoView;
    const [seat = 0, second = 0, third = 0] = asked.args;
    const source = askedBy(asked);
    const about: Args = { n: second, card: named(source) };
    switch (asked.frame) {
        case 'Production':
        case 'Work': {
            const owner = asked.args[4] ?? seat;
            const name = owner === seat ? '' : nameOf(scene.info, owner);
            return { ...about, visiting: name ? 'yes' : 'no', name };
        }
        case 'GiveGoods':
            return { ...about, name: nameOf(scene.info, second) };
        case 'DropCard': {
            const demanded = card(source.card)?.now.some(({ effect }) => effect === 'rivals-drop');
            const owner = demanded ? ownerOf(view, source.card, seat) : -1;
            const name = owner < 0 ? '' : nameOf(scene.info, owner);
            const cards = oneOf(kindsOf(second));
            return { ...about, why: demanded ? 'rival' : 'reward', name, cards };
        }
        case 'ActivateCard':
            return { n: third, cards: oneOf(kindsOf(second)) };
        case 'FetchCard':
            return { cards: oneOf(kindsOf(second)) };
        case 'PickOne':
        case 'VisitBoard':
            return { action: second === HARVEST ? 'harvest' : 'production', value: third };
        case 'ReplaceGoods':
            return { good: oneGood(unsettled(asked, view.boards[seat]!)) };
        case 'PayTokens':
            return { n: view.boards[seat]?.owed_tokens ?? 1 };
        default:
            return about;
    }
}

export function heading(asked: Asked, scene: Scene): string {
    const open = asked.frame === 'Production' && openCard(asked.args) > 0;
    const key = open ? 'arrow' : dashed(asked.frame);
    return say(`house-ask-${key}`, speaking(asked, scene));
}
