/** The numbered ways of a question, with what is printed for each: `option 1`, `option 2` … */
import type { Way } from '../../../lib/wire';
import { say } from '../../../lib/words.svelte';
import type { Asked } from './asking';
import { card, type Counts, type Effect, type Trade } from './facts';
import { effectsOf } from './sources';
import { effectsWords, goodsWords, tradeWords } from './spoken';

export interface Offer {
    option: number;
    label: string;
    effects?: readonly Effect[];
    trade?: Trade;
    goods?: Counts;
    work?: { action: string; value: number };
}

const traded = (option: number, trade: Trade): Offer => ({
    option,
    label: tradeWords(trade),
    trade,
});

/** The arrows of a card, for what they cost at this table. */
function arrows(number: number, ways: readonly Way[]): Offer[] {
    const trades = card(number)?.trades ?? [];
    return ways.flatMap(({ option, pays }) => {
        const printed = trades[option - 1];
        return printed ? [traded(option, { pay: pays, receive: printed.receive })] : [];
    });
}

/** The options that are printed on a piece. */
function printed(piece: string): Offer[] {
    const choice = effectsOf(piece).find(
        ({ effect }) => effect === 'one-of' || effect === 'exchange',
    );
    if (choice?.effect === 'exchange')
        return choice.options.map((trade, i) => traded(i + 1, trade));
    if (choice?.effect !== 'one-of') return [];
    return choice.options.map((effects, i) => ({
        option: i + 1,
        label: effectsWords(effects),
        effects,
    }));
}

export function offersOf(asked: Asked): Offer[] {
    switch (asked.ask) {
        case 'pick-option':
            return printed(asked.printed);
        case 'arrow':
            return arrows(asked.card, asked.ways);
        case 'production':
            return asked.arrows ? arrows(asked.arrows.card, asked.arrows.ways) : [];
        case 'give-goods':
            return asked.ways.map(({ option, pays }) => ({
                option,
                label: goodsWords(pays),
                goods: pays,
            }));
        case 'choose-work':
            return asked.works.map(({ option, action, value }) => ({
                option,
                label: say('house-work', { action, value }),
                work: { action, value },
            }));
        default:
            return [];
    }
}
