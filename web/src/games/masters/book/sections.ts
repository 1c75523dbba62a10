/** The sections of the rules of Masters, and what leads to them: reasons and icons. */

export const SECTIONS = [
    'goal',
    'setup',
    'turn',
    'market',
    'marbles',
    'warehouse',
    'letting-go',
    'cards',
    'slots',
    'payment',
    'production',
    'board-power',
    'leaders',
    'faith',
    'vatican',
    'end',
    'scoring',
    'solo',
    'tokens',
    'options',
    'icons',
] as const;
export type Section = (typeof SECTIONS)[number];

/** The section that explains why something is not possible, by the rule that a reason names. */
export const SECTION_OF: Record<string, Section> = {
    'activate-first': 'production',
    'action-first': 'turn',
    'one-action': 'turn',
    'not-now': 'turn',
    'not-dealt': 'setup',
    'start-goods': 'setup',
    whites: 'marbles',
    'does-not-fit': 'warehouse',
    'nothing-to-let-go': 'letting-go',
    'power-used': 'production',
    plenty: 'production',
    'deck-empty': 'cards',
    'slot-level': 'slots',
    'same-slot': 'slots',
    cost: 'cards',
    'base-power': 'board-power',
    'slot-empty': 'production',
    inputs: 'production',
    'no-leader': 'leaders',
    payment: 'payment',
    'between-actions': 'leaders',
    'already-played': 'leaders',
    'not-in-hand': 'leaders',
    requirement: 'leaders',
    'game-over': 'end',
    'hand-over': 'turn',
    'not-asked': 'turn',
};

/** What an icon is called and what it means (catalogue keys), and where the rules tell more. */
export interface IconWords {
    name: string;
    text: string;
    section: Section;
}

const icon = (name: string, section: Section): [string, IconWords] => [
    name,
    { name: `rules-icon-${name}`, text: `rules-icon-${name}-text`, section },
];

/** Every icon of the game by its name in the sprite, in the order in which the rules list them. */
export const ICONS: Record<string, IconWords> = Object.fromEntries([
    icon('coin', 'warehouse'),
    icon('stone', 'warehouse'),
    icon('servant', 'warehouse'),
    icon('shield', 'warehouse'),
    icon('any', 'board-power'),
    icon('faith', 'faith'),
    icon('vp', 'scoring'),
    icon('marble-yellow', 'marbles'),
    icon('marble-grey', 'marbles'),
    icon('marble-purple', 'marbles'),
    icon('marble-blue', 'marbles'),
    icon('marble-red', 'marbles'),
    icon('marble-white', 'marbles'),
    icon('col-green', 'cards'),
    icon('col-blue', 'cards'),
    icon('col-yellow', 'cards'),
    icon('col-purple', 'cards'),
    icon('level-1', 'slots'),
    icon('level-2', 'slots'),
    icon('level-3', 'slots'),
    icon('production', 'production'),
    icon('arrow', 'production'),
    icon('leader', 'leaders'),
    icon('inkwell', 'setup'),
    icon('vatican', 'vatican'),
    icon('pope', 'vatican'),
    icon('black-cross', 'solo'),
    icon('solo-discard', 'tokens'),
    icon('solo-cross', 'tokens'),
    icon('solo-shuffle', 'tokens'),
]);
