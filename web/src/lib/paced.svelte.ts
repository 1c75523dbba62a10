/** What bots do is shown at the reader's pace; what concerns the reader waits for nothing. */
import { habits } from './habits.svelte';
import { canWait, Pacing, tells, type Shown } from './pacing';
import { PACES } from './preferences';
import type { Update } from './wire';

export class Paced {
    waiting = $state(0); // updates that are not shown yet
    readonly #pacing: Pacing<Update>;

    constructor(
        private readonly shown: Shown,
        show: (told: Update) => void,
    ) {
        this.#pacing = new Pacing(show, (n) => (this.waiting = n));
        document.addEventListener('visibilitychange', this.skip);
    }

    take(told: Update): void {
        const pace = document.hidden ? 0 : PACES[habits.preferred.speed];
        if (pace && canWait(told, this.shown)) this.#pacing.later(told, tells(told) ? pace : 0);
        else this.#pacing.now(told);
    }

    /** Show all that waits; tell whether there was something. */
    readonly skip = (): boolean => this.#pacing.skip();

    close(): void {
        document.removeEventListener('visibilitychange', this.skip);
        this.#pacing.close();
    }
}
