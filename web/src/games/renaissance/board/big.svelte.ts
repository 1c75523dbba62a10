/** The card that is looked at: while it is explained, it is shown large beside itself. */
import type { Attachment } from 'svelte/attachments';

class Looked {
    card = $state.raw<string | null>(null);
    #host: Element | null = null;

    /** Whether what is explained, which lies here on the page, is the card itself. */
    lies(at: DOMRect | null): boolean {
        const own = this.#host?.getBoundingClientRect();
        return own !== undefined && own.left === at?.left && own.top === at.top;
    }

    at(host: Element, card: string): void {
        this.#host = host;
        this.card = card;
    }

    away(host: Element): void {
        if (host !== this.#host) return;
        this.#host = null;
        this.card = null;
    }
}

export const looked = new Looked();

const ROOMY = 113; // px: from this width on a face has its text

/** Whether all that stands on a card can be read as it lies there. */
function readable(face: HTMLElement): boolean {
    const text = face.querySelector('.c-text');
    return text !== null && face.offsetWidth >= ROOMY && text.scrollHeight <= text.clientHeight + 1;
}

/** Let a card be shown large while the button it is on is pointed at, focused or touched. */
export function large(card: string): Attachment<HTMLElement> {
    return (face) => {
        const host = face.closest('button') ?? face;
        const gone = new AbortController();
        const on = (types: string[], listener: () => void) => {
            for (const type of types)
                host.addEventListener(type, listener, { signal: gone.signal });
        };
        on(['pointerenter', 'pointerdown', 'focus', 'click'], () => {
            if (!readable(face)) looked.at(host, card);
        });
        // A moment later: what is taken off the board while it has the focus loses it on the way.
        on(['pointerleave', 'blur'], () => queueMicrotask(() => looked.away(host)));
        return () => {
            gone.abort();
            queueMicrotask(() => looked.away(host));
        };
    };
}
