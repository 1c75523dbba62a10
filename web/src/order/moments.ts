/** Days and spans, as the reader's language writes them. */
import { words } from '../lib/words.svelte';

export const day = (at: number): string =>
    new Intl.DateTimeFormat(words.language, { dateStyle: 'medium' }).format(at);

/** How long a measure may last, in seconds; null is for good. */
export const SPANS = {
    hour: 3_600,
    day: 86_400,
    week: 7 * 86_400,
    month: 30 * 86_400,
    good: null,
} as const;
export type Span = keyof typeof SPANS;

/** Read which club, contest or tournament an address is of; nothing, where it is somebody's. */
export const placeOf = (typed: string): string | null =>
    /(?:^|\/)((?:club|contest|tournament)\/[\w-]+)\/?$/.exec(
        typed.trim().replace(/[?#].*$/, ''),
    )?.[1] ?? null;

/** Read whose page an address is. */
export const idOf = (typed: string): string =>
    typed
        .trim()
        .replace(/[?#].*$/, '')
        .split('/')
        .filter(Boolean)
        .at(-1) ?? '';
