/** The sections of the rules of Renaissance, and what leads to them: reasons and icons. */

export const SECTIONS = [
    'goal',
    'setup',
    'castles',
    'families',
    'cards',
    'building',
    'turn',
    'stock',
    'actions',
    'reactions',
    'specials',
    'missions',
    'end',
    'quick',
    'teams',
    'options',
    'rulings',
    'words',
    'all',
] as const;
export type Section = (typeof SECTIONS)[number];

/** The section that explains why something is not possible, by the rule that a reason names. */
export const SECTION_OF: Record<string, Section> = {
    'not-in-hand': 'turn',
    'not-in-stock': 'stock',
    'no-free-cell': 'building',
    'wrong-kind': 'building',
    'cell-filled': 'building',
    'cell-unsupported': 'options',
    'no-actions-this-turn': 'turn',
    'no-materials-this-turn': 'turn',
    'reaction-only': 'reactions',
    'special-cannot-be-laid': 'specials',
    'never-playable': 'specials',
    'stock-covered': 'stock',
    'stock-full': 'stock',
    'stock-empty': 'stock',
    'nothing-to-store': 'stock',
    'not-a-target': 'actions',
    protected: 'specials',
    'not-exposed': 'building',
    'wrong-value': 'building',
    'not-there': 'actions',
    'not-offered': 'actions',
    'must-place': 'actions',
    'one-only': 'actions',
    'mission-not-held': 'missions',
    'mission-not-fulfilled': 'missions',
    'no-pope': 'reactions',
    'pope-used': 'reactions',
    'no-prayer': 'reactions',
    'not-aimed-at-you': 'reactions',
    'cannot-be-turned': 'reactions',
    'no-ironmonger': 'reactions',
    'cannot-double': 'actions',
    'not-yours': 'turn',
    'not-now': 'turn',
    'not-asked': 'turn',
    'hand-over': 'turn',
    'game-over': 'end',
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
        name: `renaissance-rules-icon-${name}`,
        text: `renaissance-rules-icon-${name}-text`,
        section,
    },
];

/** Every icon of the game by its name in the sprite, in the order in which the rules list them. */
export const ICONS: Record<string, IconWords> = Object.fromEntries([
    icon('k-foundation', 'cards'),
    icon('k-stone', 'cards'),
    icon('k-tile', 'cards'),
    icon('attack', 'reactions'),
    icon('bolt', 'actions'),
    icon('protection', 'specials'),
    icon('mission-royal', 'missions'),
    icon('mission-princely', 'missions'),
    icon('family-army', 'families'),
    icon('family-clergy', 'families'),
    icon('family-artisans', 'families'),
    icon('family-merchants', 'families'),
    icon('stock', 'stock'),
    icon('draw-pile', 'end'),
    icon('discard', 'actions'),
    icon('vp', 'end'),
]);
