/** The picture on each card: always the same, and chosen to fit its name. */

// By the key of the action, so that both families which have it show the same.
const ACTIONS: Record<string, string> = {
    angelus: 'lute',
    arrangement: 'quill',
    bad_weather: 'forest',
    baptism: 'mill',
    bargain: 'scales',
    barracks: 'town',
    bread_oven: 'mill',
    brotherhood: 'bell',
    building_plan: 'compass',
    buttress: 'fortress',
    cannon: 'cannon',
    carpet_seller: 'loom',
    cellar_raid: 'vineyard',
    chapel: 'dome',
    chopper: 'hammer',
    cloister: 'monastery',
    confessional: 'quill',
    convent: 'arch',
    crossbow: 'helm',
    deal: 'press',
    double_attack: 'galley',
    double_staircase: 'dome',
    fraud: 'lute',
    gargoyle: 'monastery',
    keystone: 'arch',
    landslide: 'quarry',
    lintel: 'arch',
    mass_grave: 'bell',
    musket: 'helm',
    pater_noster: 'press',
    pillage: 'banner',
    prayer: 'crook',
    pulley: 'wheel',
    revelation: 'telescope',
    revolt: 'banner',
    ruse: 'forest',
    shop_window: 'palette',
    siege: 'fortress',
    sin: 'vineyard',
    smuggling: 'galley',
    spying: 'telescope',
    square_formation: 'compass',
    stall: 'stall',
    storeroom: 'vineyard',
    trading: 'scales',
    vestibule: 'town',
    village_square: 'town',
    well: 'mill',
};

const MATERIALS: Record<string, string> = { foundation: 'arch', stone: 'quarry', tile: 'town' };

// Specials (31 to 35), then missions (36 to 45) of each family.
const OTHERS: Record<string, readonly string[]> = {
    army: [
        ...['banner', 'quill', 'helm', 'cannon', 'fortress'],
        ...['quill', 'town', 'helm', 'cannon', 'galley'],
        ...['banner', 'fortress', 'town', 'vineyard', 'loom'],
    ],
    clergy: [
        ...['bell', 'crook', 'press', 'lute', 'arch'],
        ...['bell', 'lute', 'cannon', 'monastery', 'bell'],
        ...['fortress', 'quill', 'scales', 'press', 'dome'],
    ],
    artisans: [
        ...['town', 'palette', 'stall', 'compass', 'hammer'],
        ...['compass', 'galley', 'telescope', 'vineyard', 'palette'],
        ...['arch', 'loom', 'monastery', 'wheel', 'town'],
    ],
    merchants: [
        ...['wheel', 'vineyard', 'scales', 'press', 'galley'],
        ...['scales', 'loom', 'galley', 'stall', 'mill'],
        ...['telescope', 'wheel', 'forest', 'forest', 'vineyard'],
    ],
};
const FIRST_SPECIAL = 31;

/** The drawing of a card: of its action, or where it has none of its name or its material. */
export function emblem(name: string, action: string | undefined, kind: string | undefined): string {
    const [family = '', number = '0'] = name.split('-');
    const other = OTHERS[family]?.[Number(number) - FIRST_SPECIAL];
    return `em-${other ?? ACTIONS[action ?? ''] ?? MATERIALS[kind ?? ''] ?? 'arch'}`;
}
