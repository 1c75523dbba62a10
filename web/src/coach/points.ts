/** Points as the coach writes them. */
import { words } from '../lib/words.svelte';

/** Write a number of points with one digit after the point. */
export const plain = (points: number): string =>
    Math.abs(points).toLocaleString(words.language, {
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
    });

/** Write points with their sign; what rounds to nothing has none. */
export function signed(points: number): string {
    const tenths = Math.round(points * 10);
    if (tenths === 0) return plain(0);
    return (tenths > 0 ? '+' : '−') + plain(points);
}
