/** How far somebody has come with the guide at a table; the browser remembers it. */
import { recall, remember } from '../lib/storage';

interface Kept {
    seen: string[];
    off: boolean;
}

export class Progress {
    seen = $state.raw<ReadonlySet<string>>(new Set());
    off = $state(false);
    #key: string;

    constructor(table: string) {
        this.#key = `guide.${table}`;
        const kept = recall<Kept>(this.#key, { seen: [], off: false });
        this.seen = new Set(kept.seen);
        this.off = kept.off;
    }

    /** These lessons need not be told any more. */
    pass(...ids: string[]): void {
        if (ids.every((id) => this.seen.has(id))) return;
        this.seen = new Set([...this.seen, ...ids]);
        this.#keep();
    }

    /** No more lessons at this table. */
    skip(): void {
        this.off = true;
        this.#keep();
    }

    #keep(): void {
        remember(this.#key, { seen: [...this.seen], off: this.off } satisfies Kept);
    }
}
