/** The hint for the question that is asked now: it goes when the table goes on. */
import { ask, path, Refused } from '../lib/api';
import type { Sitting } from '../lib/sitting.svelte';
import type { HintGiven } from '../lib/wire';
import { say, words } from '../lib/words.svelte';

export class Hinting {
    told = $state.raw<HintGiven | null>(null);
    trouble = $state('');
    thinking = $state(false);
    open = $derived(this.thinking || this.told !== null || this.trouble !== '');

    #leaving = new AbortController();

    constructor(private readonly sitting: Sitting) {}

    /** Whether a hint can be asked for: where there are any, about a question of one's own. */
    get offered(): boolean {
        const { info, status, seat, asked, options, curtain } = this.sitting;
        const mine = seat !== null && asked.includes(seat) && options.length > 0;
        return Boolean(info?.hints) && status === 'running' && mine && curtain === null;
    }

    /** Ask for a hint, or put it away. */
    toggle(): void {
        if (this.open) this.close();
        else if (this.offered) void this.#ask();
    }

    /** Put the hint away; one that was still thought about is not waited for. */
    close(): void {
        this.#leaving.abort();
        this.sitting.pointAt(null);
        this.told = null;
        this.thinking = false;
        this.trouble = '';
    }

    async #ask(): Promise<void> {
        this.#leaving = new AbortController();
        const { signal } = this.#leaving;
        this.thinking = true;
        this.trouble = '';
        const { table, seat } = this.sitting;
        const asked = path(`/api/tables/${table}/hint`, { seat, language: words.language });
        try {
            const told = await ask<HintGiven>('POST', asked, undefined, signal);
            if (!signal.aborted && told.version === this.sitting.version) this.told = told;
        } catch (refused) {
            if (signal.aborted) return;
            this.trouble = say(`trouble-${refused instanceof Refused ? refused.error : 'unknown'}`);
        }
        if (!signal.aborted) this.thinking = false;
    }
}
