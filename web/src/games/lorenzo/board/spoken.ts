/** Goods, effects and abilities in words, for what is drawn as icons. */
import { say, words, type Args } from '../../../lib/words.svelte';
import { KINDS } from './layout';
import { board, type Ability, type Counts, type Effect, type Trade } from './pieces';

const listed = (items: string[], type: 'conjunction' | 'disjunction'): string =>
    new Intl.ListFormat(words.language, { type }).format(items);
const either = (items: string[]): string => listed(items, 'disjunction');

/** "2 coins and 1 stone" */
export const goodsWords = (goods: Counts): string =>
    words.both(Object.entries(goods).map(([good, n]) => say(`count-${good}`, { n })));

const kindsOf = (goods: readonly string[]): string[] => goods.map((good) => say(`kind-${good}`));

/** What can be said as it is. */
const plain = (fact: object): Args =>
    Object.fromEntries(
        Object.entries(fact).filter(([, value]) => ['string', 'number'].includes(typeof value)),
    ) as Args;

export function oneOf(kinds: readonly string[]): string {
    if (kinds.length === KINDS.length) return say('one-any');
    return either(kinds.map((kind) => say(`one-${kind}`)));
}

function allOf(kinds: readonly string[]): string {
    if (kinds.length === KINDS.length) return say('cards-any');
    return words.both(kinds.map((kind) => say(`cards-${kind}`)));
}

export const effectsWords = (effects: readonly Effect[]): string =>
    words.both(effects.map(effectWords));

/** What a trade takes and gives; where it takes nothing, what it gives. */
export function tradeWords(trade: Trade): string {
    const pays = Object.entries(trade.pay).map(([good, n]) => say(`count-${good}`, { n }));
    const rivals = trade['each-rival'];
    if (rivals) pays.push(say('each-rival', { goods: goodsWords(rivals) }));
    const gives = effectWords(trade.receive);
    if (!pays.length) return gives;
    const told = say('trade', { pays: words.both(pays), gives });
    return trade.repeated ? say('trade-repeated', { trade: told }) : told;
}

/** What is added to the key of an effect that comes in several ways. */
function variant(effect: Effect): string {
    switch (effect.effect) {
        case 'take':
            return effect.towers
                ? '-usual'
                : Object.keys(effect.discount).length
                  ? '-for-less'
                  : '';
        case 'per-card':
            return effect.capped ? '-capped' : '';
        case 'play-free':
            return effect.shown ? '-shown' : '';
        case 'work':
            return effect.cards ? '-one' : '';
        default:
            return '';
    }
}

export function effectWords(effect: Effect): string {
    switch (effect.effect) {
        case 'gain':
            return goodsWords(effect.goods);
        case 'privileges':
            return say('count-privilege', { n: effect.n });
        case 'one-of':
            return either(effect.options.map(effectsWords));
        case 'exchange':
            return say('effect-exchange', { trades: either(effect.options.map(tradeWords)) });
        case 'sets':
            return effectsWords(effect.rewards);
        case 'seals':
            return effect.seals.map(goodsWords).join(' · ');
        default:
            return say(`effect-${effect.effect}${variant(effect)}`, {
                ...plain(effect),
                ...details(effect),
            });
    }
}

/** What an effect speaks of. */
function details(effect: Effect): Args {
    const args: Args = {};
    if ('goods' in effect) args['goods'] = goodsWords(effect.goods);
    if ('kinds' in effect) args['cards'] = oneOf(effect.kinds);
    if ('receive' in effect) args['reward'] = effectWords(effect.receive);
    switch (effect.effect) {
        case 'per-held':
            args['held'] = say(`count-${effect.good}`, { n: effect.per });
            break;
        case 'take':
            args['discount'] = goodsWords(effect.discount);
            break;
        case 'activate':
            args['several'] = words.both(
                effect.kinds.map((kind) => say(`count-${kind}`, { n: effect.n })),
            );
            break;
        case 'rivals-give':
            args['goods'] = either(effect.options.map(goodsWords));
    }
    return args;
}

export function abilityWords(ability: Ability): string {
    const args = { ...plain(ability), ...speaking(ability) };
    const key = `ability-${ability.ability}`;
    switch (ability.ability) {
        case 'lose':
            return say(`${key}-${ability.what}`, args);
        case 'no-fee':
            return say(
                ability.towers.length < (board()?.towers.length ?? 0) ? `${key}-some` : key,
                args,
            );
        case 'on-take':
        case 'on-leader': {
            const what = ability.effect.effect;
            return say(what === 'sets' || what === 'seals' ? `ability-${what}` : key, args);
        }
        default:
            return say(key, args);
    }
}

/** What an ability speaks of. */
function speaking(ability: Ability): Args {
    switch (ability.ability) {
        case 'value':
        case 'coloured':
            return { n: Math.abs(ability.n), way: ability.n < 0 ? 'less' : 'more' };
        case 'discount':
            return {
                cards: allOf(ability.kinds),
                goods: either(ability.options.map(goodsWords)),
            };
        case 'no-floor-bonus':
            return { floors: words.both(ability.floors.map(String)) };
        case 'no-fee':
            return { towers: words.both(ability.towers.map((name) => say(`tower-${name}`))) };
        case 'doubled':
        case 'stores':
            return { goods: words.both(kindsOf(ability.goods)) };
        case 'servants-pay':
            return { goods: either(kindsOf(ability.goods)) };
        case 'less':
            return {
                goods: words.both(ability.goods.map((good) => say(`count-${good}`, { n: 1 }))),
            };
        case 'support':
            return { goods: goodsWords(ability.goods) };
        case 'servants':
            return { servants: say('count-servant', { n: ability.n }) };
        case 'more-points':
            return { points: say('count-vp', { n: ability.n }) };
        case 'lose':
            return { points: say('count-vp', { n: ability.points ?? 1 }) };
        default:
            return ofFamilies(ability);
    }
}

/** What abilities speak of that react to something, or that families have. */
function ofFamilies(ability: Ability): Args {
    switch (ability.ability) {
        case 'on-take':
        case 'on-leader':
        case 'on-market':
        case 'on-excommunicated': {
            const told = effectWords(ability.effect);
            const one = ability.ability === 'on-take' ? oneOf(ability.kinds) : '';
            return { one, effects: told, rewards: told, goods: told };
        }
        case 'own-space':
            return { effects: effectsWords(ability.effects) };
        case 'privilege-with':
            return { goods: goodsWords(ability.goods), without: either(kindsOf(ability.without)) };
        case 'swap':
            return { pay: goodsWords(ability.pay), receive: goodsWords(ability.receive) };
        case 'buys-leftover':
            return { pay: goodsWords(ability.pay) };
        case 'card-limit': {
            const usual = ability.limit - ability.points.length;
            const scores = ability.points.map((points, i) =>
                say('cards-score', { n: usual + 1 + i, points }),
            );
            return { scores: words.both(scores) };
        }
        case 'faith-tiles': {
            const tiles = Object.entries(ability.tiles).map(([n, goods]) =>
                say('tile-on', { n: Number(n), goods: goodsWords(goods) }),
            );
            return { tiles: tiles.join(' · ') };
        }
        default:
            return {};
    }
}
