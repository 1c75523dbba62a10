/** The names of cards by their numbers, as questions speak of them. */
import { FAMILIES } from './facts';

const PLAYING = 35; // of a family

/** Name a playing card: 35 of a family, families one after the other. */
export function nameOfCard(number: number): string {
    const family = FAMILIES[Math.floor(number / PLAYING)] ?? FAMILIES[0];
    return `${family}-${String((number % PLAYING) + 1).padStart(2, '0')}`;
}
