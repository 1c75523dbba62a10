/** What one does at the server: one thing at a time, and what went wrong with the last. */
import { untrack } from 'svelte';

import { sentenceOf } from './trouble';

export class Doing {
    busy = $state(false);
    trouble = $state('');

    constructor(protected readonly worded: (trouble: unknown) => string = sentenceOf) {}

    /** Do something, unless something is being done; tell whether it went well. */
    attempt = async (doing: () => Promise<unknown>): Promise<boolean> => {
        if (untrack(() => this.busy)) return false;
        this.busy = true;
        this.trouble = '';
        try {
            await doing();
            return true;
        } catch (refused) {
            this.trouble = this.worded(refused);
            return false;
        } finally {
            this.busy = false;
        }
    };
}
