/** Who reads a page about themselves, and what it tells them. */
import { Doing } from '../home/doing.svelte';
import { ask, me } from '../lib/api';
import type { Me } from '../lib/wire';

export class Reading<T> extends Doing {
    reader = $state.raw<Me | null>(null);
    told = $state.raw<T | null>(null);

    constructor(private readonly path: string) {
        super();
        void me().then(this.become, (refused: unknown) => (this.trouble = this.worded(refused)));
    }

    /** Be somebody who can come back, perhaps somebody else. */
    become = (person: Me): void => {
        this.reader = person;
        void this.attempt(async () => void (this.told = await ask<T>('GET', this.path)));
    };
}
