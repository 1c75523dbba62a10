/** The card that is looked at: while it is explained, it is shown large beside itself. */
import type { Attachment } from 'svelte/attachments';

export class Looked<Piece> {
    piece = $state.raw<Piece | null>(null);
    #host: Element | null = null;
    readonly #wanted: (face: HTMLElement) => boolean;

    /** Look only at faces of which one wants to see more. */
    constructor(wanted: (face: HTMLElement) => boolean = () => true) {
        this.#wanted = wanted;
    }

    /** Whether what is explained, which lies here on the page, is the card itself. */
    lies(at: DOMRect | null): boolean {
        const own = this.#host?.getBoundingClientRect();
        return own !== undefined && own.left === at?.left && own.top === at.top;
    }

    #at(host: Element, piece: Piece): void {
        this.#host = host;
        this.piece = piece;
    }

    #away(host: Element): void {
        if (host !== this.#host) return;
        this.#host = null;
        this.piece = null;
    }

    /** Let a face be shown large while the button it is on is pointed at, focused or touched. */
    large(piece: Piece): Attachment<HTMLElement> {
        return (face) => {
            const host = face.closest('button') ?? face;
            const gone = new AbortController();
            const on = (types: string[], listener: () => void) => {
                for (const type of types)
                    host.addEventListener(type, listener, { signal: gone.signal });
            };
            on(['pointerenter', 'pointerdown', 'focus', 'click'], () => {
                if (this.#wanted(face)) this.#at(host, piece);
            });
            // A moment later: what is taken off the board while it has the focus loses it on the way.
            on(['pointerleave', 'blur'], () => queueMicrotask(() => this.#away(host)));
            return () => {
                gone.abort();
                queueMicrotask(() => this.#away(host));
            };
        };
    }
}
