/** Things that travel: what leaves one place of a page and arrives at another is one thing. */
import { cubicInOut } from 'svelte/easing';
import { crossfade, fade, type TransitionConfig } from 'svelte/transition';

import { motion } from './habits.svelte';

type Way = (node: Element, named: { key: unknown }) => () => TransitionConfig;

const BRIEF = 140; // ms to appear or to vanish, where there is nothing to travel to
const stay = (): TransitionConfig => ({ duration: 0 });

/**
 * A way out and a way in, for things of one name.
 *
 * What is not to be seen, since another tab is open, does not travel. It is looked at when the page
 * is drawn anew, not while it changes: each look between two changes would lay it out once more.
 */
export function travelling(ms: number): [Way, Way] {
    const leaving = new Map<unknown, Element>();
    const arriving = new Map<unknown, Element>();

    function way(own: Map<unknown, Element>, others: Map<unknown, Element>): Way {
        return (node, { key }) => {
            if (motion(ms) === 0) return stay;
            own.set(key, node);
            return () => {
                const other = others.get(key);
                if (other === undefined) own.delete(key);
                others.delete(key);
                if (!node.checkVisibility()) return stay();
                if (other?.checkVisibility()) return between(other, node, ms);
                return fade(node, { duration: motion(BRIEF) });
            };
        };
    }
    return [way(leaving, arriving), way(arriving, leaving)];
}

/** The journey from the place of one node to that of another. */
function between(from: Element, to: Element, ms: number): TransitionConfig {
    const [out, into] = crossfade({ duration: motion(ms), easing: cubicInOut });
    out(from, { key: 0 });
    return into(to, { key: 0 })();
}
