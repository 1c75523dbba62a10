/** How long ago something was, as the language says it. */
import { say, words } from '../lib/words.svelte';

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
    ['day', 86_400_000],
    ['hour', 3_600_000],
    ['minute', 60_000],
];

export function ago(at: number, now = Date.now()): string {
    const format = new Intl.RelativeTimeFormat(words.language, { numeric: 'auto' });
    const gone = Math.max(0, now - at);
    const found = UNITS.find(([, ms]) => gone >= ms);
    if (found === undefined) return say('home-just-now');
    const [unit, length] = found;
    return format.format(-Math.floor(gone / length), unit);
}
