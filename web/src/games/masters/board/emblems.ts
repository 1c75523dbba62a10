/** The pictures on cards and leaders, and the icons of what leaders require. */
import { board, type Counts } from './pieces';

const EMBLEMS: Record<string, readonly string[]> = {
    green: ['mill', 'vineyard', 'forest', 'quarry', 'monastery', 'wheel'],
    blue: ['galley', 'helm', 'compass', 'telescope', 'bell', 'crook'],
    yellow: ['loom', 'scales', 'hammer', 'stall', 'press', 'arch'],
    purple: ['quill', 'lute', 'palette', 'dome', 'town', 'banner'],
};

const LEADERS: Record<string, string> = {
    discount: 'stall',
    depot: 'town',
    white: 'palette',
    production: 'press',
};

/** The picture of a card: one of its colour's own, always the same. */
export function emblem(number: number, colour: string): string {
    const drawn = EMBLEMS[colour] ?? [];
    return `em-${drawn[number % drawn.length] ?? 'arch'}`;
}

export const leaderEmblem = (ability: string): string => `em-${LEADERS[ability]}`;

/** The colours, levels and goods a requirement names: "yellow 2" is a yellow card of level 2. */
export function required(requires: Counts): { icon: string; level: string | null; n: number }[] {
    return Object.entries(requires).map(([name, n]) => {
        const [kind = '', level] = name.split(' ');
        const colour = board()?.colours.includes(kind);
        return { icon: colour ? `col-${kind}` : kind, level: level ? `level-${level}` : null, n };
    });
}
