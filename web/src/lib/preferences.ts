/** How somebody likes to play: what can be preferred, and what is usual. */

export const SPEEDS = ['once', 'natural', 'slow'] as const;
export const MOTIONS = ['machine', 'on', 'off'] as const;
export const DELAYS = ['none', 'short', 'long'] as const;
export const SIZES = { least: 90, most: 130, step: 10 } as const; // percent

export interface Preferences {
    speed: (typeof SPEEDS)[number]; // of what bots do
    motion: (typeof MOTIONS)[number];
    ends: boolean; // a turn with nothing to choose or to take back ends by itself
    volume: number; // percent; 0 is off
    delay: (typeof DELAYS)[number]; // of explanations
    size: number; // of the board, in percent
}

export const USUAL: Readonly<Preferences> = {
    speed: 'natural',
    motion: 'machine',
    ends: true,
    volume: 0,
    delay: 'short',
    size: 100,
};

/** Milliseconds that a deed of a bot is shown before the next. */
export const PACES: Record<Preferences['speed'], number> = { once: 0, natural: 800, slow: 1600 };

/** Milliseconds for which something is pointed at before it explains itself. */
export const HOVERS: Record<Preferences['delay'], number> = { none: 0, short: 320, long: 1000 };

type Kept = { [K in keyof Preferences]?: unknown };

/** Read what was kept; what nobody could have chosen is as usual. */
export function preferencesOf(kept: Kept): Preferences {
    return {
        speed: oneOf(SPEEDS, kept.speed, USUAL.speed),
        motion: oneOf(MOTIONS, kept.motion, USUAL.motion),
        ends: typeof kept.ends === 'boolean' ? kept.ends : USUAL.ends,
        volume: within(0, 100, kept.volume, USUAL.volume),
        delay: oneOf(DELAYS, kept.delay, USUAL.delay),
        size: within(SIZES.least, SIZES.most, kept.size, USUAL.size),
    };
}

function oneOf<T>(known: readonly T[], kept: unknown, usual: T): T {
    return known.find((each) => each === kept) ?? usual;
}

function within(least: number, most: number, kept: unknown, usual: number): number {
    return typeof kept === 'number' && kept >= least && kept <= most ? kept : usual;
}
