/** The numbered ways of a question: what an answer `option 1`, `option 2` … stands for. */
import { say } from '../lib/words.svelte';
import { card, type Counts, type Effect, type Trade } from './facts';
import type { BoardView } from './layout';
import type { Asked } from './owning';
import { demandOf, effectsOf, sourceOf } from './sources';
import { effectsWords, goodsWords, tradeWords } from './spoken';

export interface Offer {
    label: string;
    effects?: readonly Effect[];
    trade?: Trade;
    goods?: Counts;
    work?: { action: string; value: number };
}

// A card that works by another one, as a production notes it.
const NUMBER = 256;
const OPEN = 32768;

/** The card by whose arrows a production asks now; 0 where it asks for none. */
export const openCard = (args: readonly number[]): number => {
    const open = [args[6] ?? 0, args[7] ?? 0].find((extra) => extra & OPEN);
    return open ? open % NUMBER : 0;
};

const traded = (trade: Trade): Offer => ({ label: tradeWords(trade), trade });

function picking(asked: Asked, board: BoardView): Offer[] {
    const effects = effectsOf(sourceOf(asked.args[1] ?? 0), board);
    const choice = effects.find(({ effect }) => effect === 'one-of' || effect === 'exchange');
    if (choice?.effect === 'exchange') return choice.options.map(traded);
    if (choice?.effect !== 'one-of') return [];
    return choice.options.map((each) => ({ label: effectsWords(each), effects: each }));
}

/** What is given: all that is wanted or, where nothing suffices, what there is of it. */
function giving(asked: Asked, board: BoardView): Offer[] {
    const wanted = demandOf(asked.args[2] ?? 0)?.options ?? [];
    const have = (good: string): number => (board as unknown as Counts)[good] ?? 0;
    const whole = wanted.some((goods) => Object.entries(goods).every(([g, n]) => have(g) >= n));
    return wanted.map((goods) => {
        const part = Object.entries(goods).map(([g, n]) => [g, Math.min(n, have(g))] as const);
        const given = whole ? goods : Object.fromEntries(part);
        return { label: goodsWords(given), goods: given };
    });
}

const working = (value: number): Offer[] =>
    ['harvest', 'production'].map((action) => ({
        label: say('house-work', { action, value }),
        work: { action, value },
    }));

export function offersOf(asked: Asked, board: BoardView): Offer[] {
    switch (asked.frame) {
        case 'PickOption':
            return picking(asked, board);
        case 'Arrow':
            return (card(asked.args[1] ?? 0)?.trades ?? []).map(traded);
        case 'Production':
            return (card(openCard(asked.args))?.trades ?? []).map(traded);
        case 'GiveGoods':
            return giving(asked, board);
        case 'ChooseWork':
            return working(asked.args[1] ?? 0);
        default:
            return [];
    }
}
