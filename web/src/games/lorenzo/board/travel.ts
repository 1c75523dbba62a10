/** What travels: members to their spaces, cards from the towers to a house, markers of faith. */
import { cubicInOut } from 'svelte/easing';
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

export const [send, receive] = travelling(380); // cards, by their number
export const [leave, arrive] = travelling(320); // members and markers, by seat and kind
