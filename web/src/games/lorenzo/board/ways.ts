/** The numbered ways of a question, with what is printed for each: `option 1`, `option 2` … */
import type { Way } from '../../../lib/wire';
import type { Asked } from './asking';
import type { Counts, Effect, Trade } from './pieces';

export interface Offer {
    option: number;
    effects?: readonly Effect[];
    trade?: Trade;
    goods?: Counts;
    work?: { action: string; value: number };
}

/** What a way does; one that takes something is a trade. */
function printed({ option, pays, effects = [] }: Way): Offer {
    const [receive] = effects;
    if (!receive || !Object.keys(pays).length) return { option, effects };
    return { option, trade: { pay: pays, receive } };
}

export function offersOf(asked: Asked): Offer[] {
    switch (asked.ask) {
        case 'pick-option':
        case 'arrow':
            return asked.ways.map(printed);
        case 'production':
            return asked.arrows?.ways.map(printed) ?? [];
        case 'give-goods':
            return asked.ways.map(({ option, pays }) => ({ option, goods: pays }));
        case 'choose-work':
            return asked.works.map(({ option, action, value }) => ({
                option,
                work: { action, value },
            }));
        default:
            return [];
    }
}
