/** What people wrote that one has not read yet. */
import type { Sitting } from '../lib/sitting.svelte';
import { TALK } from './turns';

export class Unread {
    #read = $state(0); // the last entry that was there when the chat was looked at
    readonly #sitting: Sitting;

    constructor(sitting: Sitting) {
        this.#sitting = sitting;
    }

    readonly count = $derived.by(() => {
        const { log, seat } = this.#sitting;
        const since = this.#read;
        return log.filter((entry) => {
            const news = TALK.includes(entry.kind) && entry.number > since;
            return news && entry.seat !== seat;
        }).length;
    });

    /** What is there now is read; what lies before one came is read from the first. */
    look(reading: boolean): void {
        const last = this.#sitting.log.at(-1)?.number ?? 0;
        if (last && (reading || !this.#read)) this.#read = Math.max(this.#sitting.number, last);
    }
}
