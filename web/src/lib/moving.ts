/**
 * How things appear and vanish.
 *
 * Svelte's own ways ask each thing how it looks, while the page changes: that lays out the whole page once more.
 */
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

import { motion } from './habits.svelte';

/** Appear in its place. */
export const fade = (_node: Element, { ms }: { ms: number }): TransitionConfig => ({
    duration: motion(ms),
    css: (t) => `opacity: ${t}`,
});

/** Come from, or go to, so many pixels away. */
export const drift = (
    _node: Element,
    { ms, x = 0, y = 0 }: { ms: number; x?: number; y?: number },
): TransitionConfig => ({
    duration: motion(ms),
    easing: cubicOut,
    css: (t, u) => `opacity: ${t}; translate: ${u * x}px ${u * y}px`,
});
