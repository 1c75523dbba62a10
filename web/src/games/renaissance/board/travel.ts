/** How things come and go: a cell fills from the bottom, a lost material falls. */
import { cubicIn, cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

import { motion } from '../../../lib/habits.svelte';

/** What is not to be seen, since another tab is open, does not move. */
const lasting = (node: Element, ms: number): number =>
    motion(ms) && node.checkVisibility() ? motion(ms) : 0;

export function rise(node: Element): TransitionConfig {
    return {
        duration: lasting(node, 260),
        easing: cubicOut,
        css: (t) => `clip-path: inset(${(1 - t) * 100}% -8% -8% -8%)`,
    };
}

export function fall(node: Element): TransitionConfig {
    return {
        duration: lasting(node, 380),
        easing: cubicIn,
        css: (t, u) =>
            `transform: translateY(${u * 160}%) rotate(${u * 26}deg); opacity: ${t}; z-index: 2`,
    };
}
