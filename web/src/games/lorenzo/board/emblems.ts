/** The picture on each card, leader and family: always the same, and chosen to fit its name. */

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
    // Special cards: twelve of a kind
    ...['crook', 'town', 'forest', 'quarry', 'monastery', 'fortress', 'banner', 'town'],
    ...['bell', 'galley', 'fortress', 'mill'],
    ...['press', 'arch', 'quarry', 'forest', 'hammer', 'stall', 'bell', 'monastery'],
    ...['quill', 'telescope', 'compass', 'dome'],
    ...['monastery', 'telescope', 'scales', 'lute', 'helm', 'arch', 'quill', 'galley'],
    ...['press', 'palette', 'crook', 'wheel'],
    ...['palette', 'hammer', 'town', 'cannon', 'banner', 'galley', 'scales', 'compass'],
    ...['stall', 'dome', 'bell', 'loom'],
    // The conspiracy: six of a kind
    ...['banner', 'town', 'vineyard', 'fortress', 'mill', 'dome'],
    ...['scales', 'vineyard', 'telescope', 'forest', 'cannon', 'helm'],
    ...['lute', 'scales', 'hammer', 'galley', 'stall', 'arch'],
    ...['scales', 'quill', 'helm', 'hammer', 'cannon', 'banner'],
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
    'alfonso-v-d-aragona': 'galley',
    'alfonso-i-d-este': 'cannon',
    'ercole-i-d-este': 'lute',
    'ferdinando-d-aragona': 'fortress',
    'martin-lutero': 'press',
    'tomas-de-torquemada': 'bell',
    'pietro-bembo': 'quill',
    paracelso: 'scales',
    'leon-battista-alberti': 'arch',
    'lucia-da-narni': 'monastery',
    'palla-strozzi': 'vineyard',
    'ladislao-vii-jagellone': 'banner',
    'massimiliano-i-d-asburgo': 'helm',
    'guglielmo-de-pazzi': 'town',
    'marsilio-ficino': 'telescope',
    'piero-della-francesca': 'palette',
    'erasmo-da-rotterdam': 'quill',
    'giulio-ii': 'crook',
    'beatrice-d-este': 'loom',
    bramante: 'dome',
    'raffaello-sanzio': 'palette',
    'niccolo-macchiavelli': 'wheel',
    'carlo-viii': 'cannon',
    'jacopo-salviati': 'stall',
};

const FAMILIES: Record<string, string> = {
    'da-montefeltro': 'hammer',
    malatesta: 'cannon',
    medici: 'scales',
    gonzaga: 'palette',
    colonna: 'arch',
    aragonesi: 'galley',
    este: 'lute',
    sforza: 'banner',
    orsini: 'forest',
    'della-rovere': 'crook',
    'della-scala': 'monastery',
    visconti: 'helm',
};

export const emblem = (number: number): string => `em-${CARDS[number - 1] ?? 'arch'}`;
export const leaderEmblem = (id: string): string => `em-${LEADERS[id] ?? 'arch'}`;
export const familyEmblem = (name: string): string => `em-${FAMILIES[name] ?? 'arch'}`;
