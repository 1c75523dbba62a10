/** The sections of the rules of Lorenzo, and what leads to them: reasons and icons. */

/** The sections about the expansions, which stand together. */
export const EXPANSIONS = [
    'expansions',
    'houses',
    'houses-auction',
    'houses-families',
    'houses-tower',
    'houses-tokens',
    'houses-cards',
    'houses-leaders',
    'houses-excommunication',
    'houses-five',
    'houses-end',
    'pazzi',
    'pazzi-rivals',
    'pazzi-others',
    'pazzi-people',
    'pazzi-end',
    'pazzi-both',
    'pazzi-rulings',
] as const;
export type Expansion = (typeof EXPANSIONS)[number];

export const SECTIONS = [
    'goal',
    'setup',
    'round',
    'members',
    'servants',
    'towers',
    'cards',
    'territories',
    'payment',
    'effects',
    'harvest',
    'trades',
    'market',
    'council',
    'privileges',
    'vatican',
    'excommunication',
    'scoring',
    'advanced',
    'leaders',
    'all-leaders',
    'players',
    'here',
    'rulings',
    ...EXPANSIONS,
    'icons',
] as const;
export type Section = (typeof SECTIONS)[number];

/** The section that explains why something is not possible, by the rule that a reason names. */
export const SECTION_OF: Record<string, Section> = {
    'one-member': 'round',
    'member-placed': 'round',
    'place-first': 'round',
    'must-place': 'here',
    closed: 'players',
    barred: 'excommunication',
    occupied: 'members',
    value: 'servants',
    servants: 'servants',
    'servants-twice': 'servants',
    'card-gone': 'towers',
    'same-tower': 'towers',
    fee: 'towers',
    'card-limit': 'towers',
    slot: 'territories',
    cost: 'payment',
    'no-such-price': 'payment',
    dearer: 'here',
    'wrong-kind': 'effects',
    'no-effect': 'effects',
    'same-area': 'harvest',
    'no-more-cards': 'here',
    'not-reached': 'harvest',
    'no-building': 'trades',
    'no-trade': 'trades',
    inputs: 'trades',
    'in-order': 'here',
    privileges: 'privileges',
    'tile-taken': 'advanced',
    'not-in-pack': 'advanced',
    'between-actions': 'leaders',
    'already-played': 'leaders',
    'not-in-hand': 'leaders',
    requirement: 'leaders',
    'not-in-play': 'leaders',
    'always-on': 'leaders',
    used: 'leaders',
    'to-no-use': 'leaders',
    'nobody-to-copy': 'rulings',
    'not-a-rivals': 'rulings',
    'not-now': 'round',
    'not-asked': 'round',
    'hand-over': 'here',
    'game-over': 'scoring',
};

/** What an icon is called and what it means (catalogue keys), and where the rules tell more. */
export interface IconWords {
    name: string;
    text: string;
    section: Section;
}

const icon = (name: string, section: Section): [string, IconWords] => [
    name,
    {
        name: `lorenzo-rules-icon-${name}`,
        text: `lorenzo-rules-icon-${name}-text`,
        section,
    },
];

/** Every icon of the game by its name in the sprite, in the order in which the rules list them. */
export const ICONS: Record<string, IconWords> = Object.fromEntries([
    icon('coin', 'payment'),
    icon('wood', 'payment'),
    icon('stone', 'payment'),
    icon('servant', 'servants'),
    icon('military', 'territories'),
    icon('faith', 'vatican'),
    icon('vp', 'scoring'),
    icon('privilege', 'privileges'),
    icon('seal', 'houses-tokens'),
    icon('member-black', 'members'),
    icon('member-white', 'members'),
    icon('member-orange', 'members'),
    icon('member-neutral', 'members'),
    icon('member-brown', 'houses-families'),
    icon('territory', 'territories'),
    icon('character', 'cards'),
    icon('building', 'cards'),
    icon('venture', 'cards'),
    icon('harvest', 'harvest'),
    icon('production', 'harvest'),
    icon('die-white', 'harvest'),
    icon('bolt', 'effects'),
    icon('always', 'cards'),
    icon('arrow', 'trades'),
    icon('leader', 'leaders'),
    icon('vatican', 'vatican'),
]);
