/** What somebody keeps of their games: how it is drawn, and in which order. */
import type { GameRecord, Keepsake } from '../lib/wire';
import { say, words } from '../lib/words.svelte';

/** The emblem of each, engraved when it is kept. */
export const EMBLEMS: Readonly<Record<string, string>> = {
    'ten-games': 'quill',
    'won-by-one': 'scales',
    'four-days': 'galley',
    'all-tiles': 'bell',
    'castle-complete': 'fortress',
    'beat-master': 'telescope',
    'all-titles': 'town',
    'all-cards': 'dome',
    'never-excommunicated': 'crook',
    'all-leaders': 'lute',
    deal: 'hammer',
    'won-of-four': 'cannon',
    'both-leaders': 'palette',
    'six-territories': 'vineyard',
    'six-buildings': 'mill',
    'no-mission-missed': 'wheel',
    'won-alone': 'helm',
    'five-in-a-day': 'stall',
    'deal-week': 'monastery',
    'deal-first-ten': 'compass',
    'hundred-points': 'press',
    'tournament-won': 'banner',
    'won-titles': 'forest',
    'all-levels': 'arch',
    'hundred-games': 'loom',
};

/** Where something can be kept in one title alone. */
export const TITLES: Readonly<Record<string, string>> = {
    'all-tiles': 'masters',
    'all-cards': 'masters',
    'both-leaders': 'masters',
    'never-excommunicated': 'lorenzo',
    'all-leaders': 'lorenzo',
    'six-territories': 'lorenzo',
    'six-buildings': 'lorenzo',
    'hundred-points': 'lorenzo',
    'castle-complete': 'renaissance',
    'no-mission-missed': 'renaissance',
};

/** What is kept first, the latest first of all; then what is not, as it is listed. */
export function inOrder(kept: readonly Keepsake[]): Keepsake[] {
    const own = kept.filter(({ since }) => since != null);
    const rest = kept.filter(({ since }) => since == null);
    return [...own.toSorted((one, other) => (other.since ?? 0) - (one.since ?? 0)), ...rest];
}

const MINUTE = 60_000;
const UNITS = [
    { unit: 'minute', ms: MINUTE, below: 120 * MINUTE },
    { unit: 'hour', ms: 60 * MINUTE, below: 48 * 60 * MINUTE },
    { unit: 'day', ms: 24 * 60 * MINUTE, below: Infinity },
] as const;

/** Say how long a game took, in the one unit that fits. */
export function lasting(ms: number): string {
    const fits = UNITS.find(({ below }) => ms < below) ?? UNITS[0];
    const shown = { style: 'unit', unit: fits.unit, unitDisplay: 'long' } as const;
    return new Intl.NumberFormat(words.language, shown).format(
        Math.max(1, Math.round(ms / fits.ms)),
    );
}

/** Say what a record came to. */
export function measured({ kind, number }: Pick<GameRecord, 'kind' | 'number'>): string {
    if (kind === 'longest') return lasting(number);
    return say(kind === 'most' ? 'kept-points' : 'kept-margin', { n: number });
}
