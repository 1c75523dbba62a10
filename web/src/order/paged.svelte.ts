/** A list that comes page by page, the latest first. */
import { Doing } from '../home/doing.svelte';
import { Looks } from '../lib/looks';

interface Page<T> {
    items: readonly T[];
    next: string | null; // where the next page begins; null: this is the last
}

export class Paged<T> extends Doing {
    all = $state.raw<readonly T[]>([]);
    next = $state<string | null>(null);
    known = $state(false);
    #looks = new Looks();

    constructor(private readonly page: (before: string | null) => Promise<Page<T>>) {
        super();
    }

    /** Look at the first page again, whatever else is asked for. */
    look = async (): Promise<void> => {
        try {
            await this.#take([], null);
            this.trouble = '';
        } catch (refused) {
            this.trouble = this.worded(refused);
        }
    };

    /** Have the next page, too. */
    more = (): Promise<boolean> => this.attempt(() => this.#take(this.all, this.next));

    async #take(before: readonly T[], from: string | null): Promise<void> {
        const found = await this.#looks.latest(this.page(from));
        if (found === null) return;
        this.all = [...before, ...found.items];
        this.next = found.next;
        this.known = true;
    }
}
