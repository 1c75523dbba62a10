/** The card that is looked at: while it is explained, it is shown large beside itself. */
import type { Attachment } from 'svelte/attachments';

/** A card by its number, or a leader by its name. */
export type Piece = { card: number } | { leader: string };

class Looked {
    piece = $state.raw<Piece | null>(null);
    #host: Element | null = null;

    /** Whether what is explained, which lies here on the page, is the card itself. */
    lies(at: DOMRect | null): boolean {
        const own = this.#host?.getBoundingClientRect();
        return own !== undefined && own.left === at?.left && own.top === at.top;
    }

    at(host: Element, piece: Piece): void {
        this.#host = host;
        this.piece = piece;
    }

    away(host: Element): void {
        if (host !== this.#host) return;
        this.#host = null;
        this.piece = null;
    }
}

export const looked = new Looked();

/** Let a face be shown large while the button it is on is pointed at, focused or touched. */
export function large(piece: Piece): Attachment<HTMLElement> {
    return (face) => {
        const host = face.closest('button') ?? face;
        const gone = new AbortController();
        const on = (types: string[], listener: () => void) => {
            for (const type of types)
                host.addEventListener(type, listener, { signal: gone.signal });
        };
        on(['pointerenter', 'pointerdown', 'focus', 'click'], () => looked.at(host, piece));
        // A moment later: what is taken off the board while it has the focus loses it on the way.
        on(['pointerleave', 'blur'], () => queueMicrotask(() => looked.away(host)));
        return () => {
            gone.abort();
            queueMicrotask(() => looked.away(host));
        };
    };
}
