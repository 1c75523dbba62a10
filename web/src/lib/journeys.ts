/** Things that travel: what leaves one place of a page and arrives at another is one thing. */
import type { TransitionConfig } from 'svelte/transition';

import { beforeDrawing } from './frame';
import { motion } from './habits.svelte';
import { fade } from './moving';

type Way = (node: Element, named: { key: unknown }) => () => TransitionConfig;

const BRIEF = 140; // ms to appear or to vanish, where there is nothing to travel to
const GONE = 100; // ms after which what has left is no more, or has come back
const stay = (): TransitionConfig => ({ duration: 0 });

/** A way out and a way in, for things of one name. */
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
                if (other === undefined) return fade(node, { ms: BRIEF });
                depart({ node, other, leaves: own === leaving, ms: motion(ms) });
                return { duration: motion(ms) }; // so long what leaves is kept
            };
        };
    }
    return [way(leaving, arriving), way(arriving, leaving)];
}

interface Journey {
    node: Element;
    other: Element; // where it goes, or comes from
    leaves: boolean;
    ms: number;
}

/** Let something travel; what is not to be seen, since another tab is open, does not. */
function depart({ node, other, leaves, ms }: Journey): void {
    beforeDrawing(() => {
        const [own, there] = [node.getBoundingClientRect(), other.getBoundingClientRect()];
        if (!own.width || !there.width) return;
        const away: Keyframe = {
            opacity: 0,
            transformOrigin: '0 0',
            translate: `${there.left - own.left}px ${there.top - own.top}px`,
            scale: `${there.width / own.width} ${there.height / own.height}`,
        };
        const here: Keyframe = { transformOrigin: '0 0' };
        return () => {
            const moving = node.animate(leaves ? [here, away] : [away, here], {
                duration: ms,
                easing: 'ease-in-out',
                fill: leaves ? 'forwards' : 'none',
            });
            moving.onfinish = () => setTimeout(() => moving.cancel(), GONE);
        };
    });
}
