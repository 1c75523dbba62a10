/** What travels: cards from the offer to a board, markers along the road of faith. */
import { flip, type AnimationConfig } from 'svelte/animate';
import { cubicInOut, cubicOut } from 'svelte/easing';
import { crossfade, fade } from 'svelte/transition';

import { motion } from '../../../lib/habits.svelte';

type Journey = ReturnType<typeof crossfade>;

/** What is not to be seen, since another tab is open, does not travel. */
const seen =
    (go: Journey[0]): Journey[0] =>
    (node, params) =>
        node.checkVisibility() ? go(node, params) : () => ({ duration: 0 });

function travelling(ms: number): Journey {
    const [out, into] = crossfade({
        duration: () => motion(ms),
        easing: cubicInOut,
        fallback: (node) => fade(node, { duration: motion(140) }),
    });
    return [seen(out), seen(into)];
}

export const [send, receive] = travelling(380);
export const [leave, arrive] = travelling(320);

/** Slide to a new place; what is not to be seen (another tab is open) does not move. */
export function slide(node: Element, places: { from: DOMRect; to: DOMRect }): AnimationConfig {
    if (!places.from.width || !places.to.width) return {};
    return flip(node, places, { duration: motion(260), easing: cubicOut });
}
