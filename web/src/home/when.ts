/** How long ago something was and how long it still takes, as the language says it. */
import { say, words } from '../lib/words.svelte';

const UNITS: ['day' | 'hour' | 'minute', number][] = [
    ['day', 86_400_000],
    ['hour', 3_600_000],
    ['minute', 60_000],
];

/** How long something still takes, in the largest unit of which there are two. */
export function span(ms: number, whole = Math.floor): string {
    const [unit, length] = UNITS.find(([, each]) => ms >= 2 * each) ?? ['minute', 60_000];
    const format = { style: 'unit', unit, unitDisplay: 'short' } as const;
    return Math.max(1, whole(ms / length)).toLocaleString(words.language, format);
}

export function ago(at: number, now = Date.now()): string {
    const format = new Intl.RelativeTimeFormat(words.language, { numeric: 'auto' });
    const gone = Math.max(0, now - at);
    const found = UNITS.find(([, ms]) => gone >= ms);
    if (found === undefined) return say('home-just-now');
    const [unit, length] = found;
    return format.format(-Math.floor(gone / length), unit);
}
