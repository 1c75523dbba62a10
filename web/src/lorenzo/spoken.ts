/** Goods, effects and abilities in words, for what is drawn as icons. */
import { say, words, type Args } from '../lib/words.svelte';
import type { Ability, Counts, Effect } from './facts';

const EVERY = 4; // kinds of cards

const listed = (items: string[], type: 'conjunction' | 'disjunction'): string =>
    new Intl.ListFormat(words.language, { type }).format(items);

/** "2 coins and 1 stone" */
export const goodsWords = (goods: Counts): string =>
    words.both(Object.entries(goods).map(([good, n]) => say(`count-${good}`, { n })));

/** What can be said as it is. */
const plain = (fact: object): Args =>
    Object.fromEntries(
        Object.entries(fact).filter(([, value]) => ['string', 'number'].includes(typeof value)),
    ) as Args;

function oneOf(kinds: readonly string[]): string {
    if (kinds.length === EVERY) return say('one-any');
    return listed(
        kinds.map((kind) => say(`one-${kind}`)),
        'disjunction',
    );
}

function allOf(kinds: readonly string[]): string {
    if (kinds.length === EVERY) return say('cards-any');
    return words.both(kinds.map((kind) => say(`cards-${kind}`)));
}

export function effectWords(effect: Effect): string {
    const args = plain(effect);
    const key = `effect-${effect.effect}`;
    switch (effect.effect) {
        case 'gain':
            return goodsWords(effect.goods);
        case 'privileges':
            return say('count-privilege', { n: effect.n });
        case 'per-card':
            return say(key, { ...args, goods: goodsWords(effect.goods) });
        case 'per-held': {
            const held = say(`count-${effect.good}`, { n: effect.per });
            return say(key, { ...args, goods: goodsWords(effect.goods), held });
        }
        case 'take': {
            const cards = oneOf(effect.kinds);
            if (!Object.keys(effect.discount).length) return say(key, { ...args, cards });
            const discount = goodsWords(effect.discount);
            return say('effect-take-for-less', { ...args, cards, discount });
        }
        default:
            return say(key, args);
    }
}

export function abilityWords(ability: Ability): string {
    const args = plain(ability);
    const key = `ability-${ability.ability}`;
    switch (ability.ability) {
        case 'value':
        case 'coloured':
            return say(key, {
                ...args,
                n: Math.abs(ability.n),
                way: ability.n < 0 ? 'less' : 'more',
            });
        case 'discount': {
            const goods = listed(ability.options.map(goodsWords), 'disjunction');
            return say(key, { cards: allOf(ability.kinds), goods });
        }
        case 'no-floor-bonus':
            return say(key, { floors: words.both(ability.floors.map(String)) });
        case 'doubled':
            return say(key, {
                goods: words.both(ability.goods.map((good) => say(`kind-${good}`))),
            });
        case 'less':
            return say(key, {
                goods: words.both(ability.goods.map((good) => say(`count-${good}`, { n: 1 }))),
            });
        case 'support':
            return say(key, { goods: goodsWords(ability.goods) });
        case 'servants':
            return say(key, { ...args, servants: say('count-servant', { n: ability.n }) });
        case 'lose':
            return say(`ability-lose-${ability.what}`, args);
        default:
            return say(key, args);
    }
}
