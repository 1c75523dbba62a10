/** How effects and abilities are drawn: as a row of small signs. */
import { say } from '../../../lib/words.svelte';
import { token, type Counts, type Effect, type Pledge, type Trade } from './pieces';

/** One sign: an icon with a number, a die, the arch of a floor, a seal, or a small word. */
export interface Glyph {
    icon?: string;
    text?: string;
    die?: number;
    floor?: number;
    word?: string;
    seal?: Counts | null; // a place for a token: what the token there shows, or that none lies there
    struck?: boolean; // it is not there any more
    lost?: boolean;
    kind?: boolean; // one of several kinds of cards, which lie over each other
}

/** What the tokens show that lie on cards, by card. */
export type Laid = Readonly<Record<string, number>>;

export const arrow: Glyph = { icon: 'arrow' };
const or: Glyph = { word: '/' };
const MARKS: Record<string, string> = {
    market: 'em-stall',
    council: 'em-dome',
    'one-kind': 'hand',
    total: 'hand',
    leaders: 'leader',
    points: 'vp',
    resources: 'any',
    token: 'seal',
    special: 'seal',
};

/** The icon of a good, a kind of card or a place. */
export const iconOf = (name: string): string => MARKS[name] ?? name;

export const icons = (names: readonly string[]): Glyph[] =>
    names.map((name) => ({ icon: iconOf(name) }));
export const kinds = (names: readonly string[]): Glyph[] =>
    names.map((name) => ({ icon: name, kind: names.length > 1 }));
export const struck = (names: readonly string[]): Glyph[] =>
    icons(names).map((glyph) => ({ ...glyph, struck: true }));
export const members = (names: readonly string[]): Glyph[] =>
    icons(names.map((name) => `member-${name}`));
export const goods = (counts: Counts): Glyph[] =>
    Object.entries(counts).map(([good, n]) => ({ icon: iconOf(good), text: n > 1 ? `${n}` : '' }));
export const less = (counts: Counts): Glyph[] =>
    Object.entries(counts).map(([good, n]) => ({ icon: iconOf(good), text: `−${n}` }));
export const per = (): Glyph => ({ word: say('house-per') });

/** One or the other. */
export const either = (options: readonly Glyph[][], between: Glyph = or): Glyph[] =>
    options.flatMap((glyphs, i) => (i ? [between, ...glyphs] : glyphs));

const WORKS: Record<string, string> = { harvest: 'territory', production: 'building' };

export function effectGlyphs(effect: Effect, laid: Laid = {}): Glyph[] {
    switch (effect.effect) {
        case 'gain':
            return goods(effect.goods);
        case 'lose':
            return less(effect.goods).map((glyph) => ({ ...glyph, lost: true }));
        case 'per-card': {
            const each = [...goods(effect.goods), per(), { icon: effect.kind }];
            return effect.capped ? [...each, { word: '≤' }, { icon: 'die-white' }] : each;
        }
        case 'per-leader':
            return [...goods(effect.goods), per(), { icon: 'leader' }];
        case 'per-held':
            return [
                ...goods(effect.goods),
                per(),
                { icon: iconOf(effect.good), text: String(effect.per) },
            ];
        case 'privileges':
            return goods({ privilege: effect.n });
        case 'take':
            return [...kinds(effect.kinds), { die: effect.value }, ...less(effect.discount)];
        case 'work': {
            const work = [{ icon: effect.action }, { die: effect.value }];
            return effect.cards
                ? [...work, { text: '1', icon: WORKS[effect.action] ?? 'any' }]
                : work;
        }
        case 'visit':
            return [{ icon: effect.action }, { die: effect.value }, { icon: 'players' }];
        case 'raise':
            return [...members(['white']), arrow, { die: effect.value }];
        case 'copy':
            return [{ icon: 'leader' }, arrow, { icon: 'leader' }];
        case 'slot':
            return [{ seal: laid[effect.slot] ? (token(laid[effect.slot]!)?.goods ?? {}) : null }];
        case 'one-of':
            return either(
                effect.options.map((all) => all.flatMap((each) => effectGlyphs(each, laid))),
            );
        case 'exchange':
            return either(effect.options.map(tradeGlyphs));
        case 'draw-leaders':
            return [{ icon: 'leader', text: `+${effect.n}` }];
        case 'play-free':
            return [{ icon: 'leader' }, { word: say('house-free') }];
        case 'activate':
            return [
                { text: effect.n > 1 ? String(effect.n) : '' },
                ...either(effect.kinds.map((kind) => [{ icon: kind }])),
                { icon: 'die-white', struck: true },
            ];
        case 'fetch':
            return [{ icon: 'discard' }, arrow, ...kinds(effect.kinds)];
        case 'match-military':
            return [{ icon: 'military' }, arrow, { word: say('house-most') }];
        case 'either-work':
            return either([[{ icon: 'harvest' }], [{ icon: 'production' }]]);
        case 'draw-different':
            return either(
                Array.from({ length: effect.n }, () => [{ icon: 'seal' }]),
                { word: '≠' },
            );
        case 'draw-keep':
            return [{ icon: 'seal', text: String(effect.n) }, arrow, { icon: 'seal', text: '1' }];
        case 'drop-own':
            return [...struck(effect.kinds), arrow, ...effectGlyphs(effect.receive)];
        case 'dismiss':
            return [...struck(['leader']), arrow, ...effectGlyphs(effect.receive)];
        case 'rivals-drop':
            return [{ icon: 'players' }, ...either(effect.kinds.map((kind) => struck([kind])))];
        case 'rivals-give':
            return [{ icon: 'players' }, arrow, ...demanded(effect.options)];
        case 'market':
            return icons(['market']);
        case 'harvest-below':
            return [{ icon: 'harvest' }, { icon: 'die-white' }, { text: `−${effect.n}` }];
        case 'sets':
            return either(effect.rewards.map((reward) => effectGlyphs(reward)));
        case 'seals':
            return effect.seals.map((seal) => ({ seal }));
    }
}

/** One of these; where it is so many of each, the number is told once. */
function demanded(options: readonly Counts[]): Glyph[] {
    const each = options.flatMap((option) => Object.entries(option));
    const n = each[0]?.[1] ?? 0;
    if (each.some(([, other]) => other !== n)) return either(options.map(goods));
    const several = each.map(([good]) => ({ icon: iconOf(good), kind: true }));
    return [{ text: n > 1 ? String(n) : '' }, ...several];
}

/** What is paid, if anything, and what comes of it; for each rival where each gives something. */
export function tradeGlyphs(trade: Trade): Glyph[] {
    const rivals = trade['each-rival'];
    const pay = goods({ ...trade.pay, ...rivals });
    const gives =
        rivals && trade.receive.effect === 'rivals-give'
            ? [...demanded(trade.receive.options), per(), { icon: 'players' }]
            : effectGlyphs(trade.receive);
    const often = trade.repeated ? [{ word: '×' }, { icon: 'die-white' }] : [];
    return [...pay, ...(pay.length ? [arrow] : []), ...gives, ...often];
}

/** What one has at the end, for points. */
export function pledgeGlyphs(pledge: Pledge): Glyph[] {
    const points = { icon: 'vp', text: String(pledge.vp) };
    if (pledge['per-leader']) return [points, per(), { icon: 'leader' }];
    if (pledge['per-card']) return [points, per(), { icon: pledge['per-card'] }];
    const most = pledge.most ? [{ word: `≤ ${pledge.most}` }] : [];
    return [points, per(), ...goods(pledge.per ?? {}), ...most];
}
