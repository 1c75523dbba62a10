/** How abilities are drawn: as a row of small signs. */
import { KINDS } from './layout';
import { board, spaces, type Ability } from './pieces';
import {
    arrow,
    effectGlyphs,
    either,
    goods,
    iconOf,
    icons,
    kinds,
    less,
    members,
    per,
    struck,
    type Glyph,
    type Laid,
} from './glyphs';

const COLOURED = ['black', 'white', 'orange'];
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

export function abilityGlyphs(ability: Ability, laid: Laid = {}): Glyph[] {
    switch (ability.ability) {
        case 'value':
            return [{ icon: ability.action, text: '' }, { text: signed(ability.n) }];
        case 'discount':
            return [...kinds(ability.kinds), ...either(ability.options.map(less))];
        case 'no-floor-bonus':
            return [
                ...ability.floors.map((floor) => ({ floor: floorValue(floor) })),
                { icon: 'any', struck: true },
            ];
        case 'shares':
            return members(['black', 'white']);
        case 'no-fee':
            return [
                ...(ability.towers.length > KINDS.length ? [] : icons(ability.towers)),
                { icon: 'coin', text: `+${board()?.fee ?? 0}`, struck: true },
            ];
        case 'no-military':
            return [{ icon: 'territory' }, { icon: 'military', struck: true }];
        case 'rests':
            return [{ icon: 'member-neutral', struck: true }, { die: 1 }];
        case 'fixed':
            return [...members(COLOURED), arrow, { die: ability.value }];
        case 'coloured':
            return [...members(COLOURED), { text: signed(ability.n) }];
        case 'neutral':
            return [...members(['neutral']), { text: signed(ability.n) }];
        case 'servants':
            return [{ icon: 'servant', text: String(ability.n) }, arrow, { text: '+1' }];
        case 'doubled':
            return [{ icon: 'bolt' }, { text: '×2' }, ...icons(ability.goods)];
        case 'less':
            return [{ text: '−1' }, ...icons(ability.goods)];
        case 'support':
            return [{ icon: 'vatican' }, ...goods(ability.goods)];
        case 'barred':
            return struck([ability.area]);
        case 'no-points':
            return [{ icon: ability.kind }, { icon: 'vp', text: '0' }];
        case 'lose':
            return losing(ability);
        case 'on-take':
            return [...kinds(ability.kinds), arrow, ...effectGlyphs(ability.effect, laid)];
        case 'on-leader':
            return [{ icon: 'leader' }, arrow, ...effectGlyphs(ability.effect, laid)];
        case 'on-market':
            return [...icons(['market']), arrow, ...effectGlyphs(ability.effect, laid)];
        case 'on-excommunicated':
            return [{ icon: 'vatican' }, arrow, ...effectGlyphs(ability.effect, laid)];
        case 'own-space':
            return [{ floor: ability.value }, ...ability.effects.flatMap((e) => effectGlyphs(e))];
        case 'waive-condition':
            return [{ icon: 'leader' }, { text: `−${ability.n}` }, { icon: 'check' }];
        case 'servants-pay':
            return [
                { icon: 'servant' },
                { text: '=' },
                ...either(ability.goods.map((each) => [{ icon: each }])),
            ];
        case 'value-per-servant':
            return [{ icon: 'servant' }, arrow, { text: `+${ability.n}` }];
        case 'more-points':
            return [{ icon: 'vp' }, { text: `+${ability.n}` }];
        case 'extra-privilege':
            return [{ icon: 'privilege' }, { text: '+1' }];
        case 'unpaid-military':
            return [{ icon: 'venture' }, { icon: 'military', text: '−', struck: true }];
        case 'not-excommunicated':
            return struck(['vatican']);
        case 'no-large-malus':
            return [{ icon: ability.action }, { text: `−${malus(ability.action)}`, struck: true }];
        case 'privilege-with':
            return [
                { icon: 'privilege' },
                { text: '+' },
                ...goods(ability.goods),
                ...struck(ability.without).map((glyph) => ({ ...glyph, text: '/' })),
            ];
        case 'swap':
            return [...goods(ability.pay), arrow, ...goods(ability.receive)];
        case 'stores':
            return [{ icon: 'building' }, ...icons(ability.goods), arrow, { icon: 'stock' }];
        case 'card-limit':
            return [{ icon: ability.kind, text: String(ability.limit) }];
        case 'buys-leftover':
            return [...goods(ability.pay), arrow, ...kinds(KINDS)];
        case 'extra-member':
            return [...members([ability.member]), { die: ability.value }];
        case 'faith-tiles':
            return either(
                Object.entries(ability.tiles).map(([space, gain]) => [
                    { icon: 'faith', text: space },
                    arrow,
                    ...goods(gain),
                ]),
            );
    }
}

const floorValue = (floor: number): number => board()?.towers[0]?.values[floor - 1] ?? floor;

/** What the large space of a kind of work takes off. */
const malus = (action: string): number =>
    Math.max(
        0,
        ...spaces()
            .filter((s) => s.area === action)
            .map((s) => s.malus),
    );

function losing({
    what,
    per: n,
    points = 1,
    most,
}: Extract<Ability, { ability: 'lose' }>): Glyph[] {
    const lost = { icon: 'vp', text: `−${points}` };
    if (most) return [lost, per(), { icon: 'hand', text: `${most + 1}+` }];
    return [lost, per(), ...counted(what, n)];
}

function counted(what: string, n: number): Glyph[] {
    const text = n > 1 ? String(n) : '';
    if (what !== 'building-costs') return [{ icon: iconOf(what), text }];
    return [{ icon: 'building' }, ...icons(['wood', 'stone'])];
}
