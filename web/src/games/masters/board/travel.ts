/** What travels: cards from the offer to a board, markers along the road of faith. */
import { flip, type AnimationConfig } from 'svelte/animate';
import { cubicOut } from 'svelte/easing';

import { motion } from '../../../lib/habits.svelte';
import { travelling } from '../../../lib/journeys';

export const [send, receive] = travelling(380);
export const [leave, arrive] = travelling(320);

/** Slide to a new place; what is not to be seen (another tab is open) does not move. */
export function slide(node: Element, places: { from: DOMRect; to: DOMRect }): AnimationConfig {
    if (!places.from.width || !places.to.width) return {};
    return flip(node, places, { duration: motion(260), easing: cubicOut });
}
