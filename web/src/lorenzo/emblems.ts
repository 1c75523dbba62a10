/** The picture on each card and leader: always the same, and chosen to fit its name. */

// The cards by number, eight to a line: a kind of card has three lines, one for each period.
const CARDS = [
    ...['stall', 'forest', 'town', 'quarry', 'forest', 'monastery', 'fortress', 'town'],
    ...['quarry', 'town', 'hammer', 'quarry', 'vineyard', 'monastery', 'mill', 'fortress'],
    ...['galley', 'mill', 'banner', 'quarry', 'vineyard', 'bell', 'fortress', 'town'],
    // Buildings
    ...['scales', 'quill', 'arch', 'lute', 'hammer', 'quarry', 'bell', 'town'],
    ...['stall', 'scales', 'palette', 'hammer', 'compass', 'dome', 'helm', 'fortress'],
    ...['scales', 'stall', 'vineyard', 'fortress', 'arch', 'monastery', 'cannon', 'dome'],
    // Characters
    ...['cannon', 'hammer', 'loom', 'helm', 'vineyard', 'press', 'bell', 'monastery'],
    ...['galley', 'compass', 'palette', 'banner', 'mill', 'telescope', 'crook', 'quill'],
    ...['arch', 'town', 'lute', 'banner', 'dome', 'crook', 'helm', 'galley'],
    // Ventures
    ...['banner', 'dome', 'town', 'hammer', 'cannon', 'stall', 'bell', 'crook'],
    ...['helm', 'monastery', 'fortress', 'banner', 'wheel', 'galley', 'cannon', 'crook'],
    ...['helm', 'dome', 'arch', 'palette', 'banner', 'wheel', 'cannon', 'bell'],
];

const LEADERS: Record<string, string> = {
    'francesco-sforza': 'fortress',
    'ludovico-ariosto': 'quill',
    'filippo-brunelleschi': 'dome',
    'federico-da-montefeltro': 'helm',
    'girolamo-savonarola': 'bell',
    'giovanni-dalle-bande-nere': 'banner',
    'sandro-botticelli': 'palette',
    'michelangelo-buonarroti': 'hammer',
    'ludovico-iii-gonzaga': 'arch',
    'leonardo-da-vinci': 'compass',
    'pico-della-mirandola': 'press',
    'sisto-iv': 'crook',
    'lucrezia-borgia': 'lute',
    'sigismondo-malatesta': 'cannon',
    'lorenzo-de-medici': 'telescope',
    'ludovico-il-moro': 'loom',
    'cesare-borgia': 'galley',
    'santa-rita': 'monastery',
    'cosimo-de-medici': 'scales',
    'bartolomeo-colleoni': 'wheel',
};

export const emblem = (number: number): string => `em-${CARDS[number - 1] ?? 'arch'}`;
export const leaderEmblem = (id: string): string => `em-${LEADERS[id] ?? 'arch'}`;
