/** What one does at a table before its start: each is a request, and the table's updates show it. */
import { Doing } from '../home/doing.svelte';
import { ask, Refused } from '../lib/api';
import { route } from '../lib/route.svelte';
import type { Sitting } from '../lib/sitting.svelte';
import type { ChangeTable, StartTable, TableInfo, TakeSeat } from '../lib/wire';

export class Desk extends Doing {
    readonly path: string;

    constructor(private readonly sitting: Sitting) {
        super();
        this.path = `/api/tables/${sitting.table}`;
    }

    /** Change the table; done when it is seen here, so that the next change goes on from there. */
    change = (wish: ChangeTable): Promise<boolean> =>
        this.attempt(async () => {
            const { number } = await ask<TableInfo>('PATCH', this.path, wish);
            await this.#seen(number ?? 0);
        });

    /** Wait until the table is shown with an entry. */
    #seen(number: number): Promise<void> {
        return new Promise((seen) => {
            const stop = $effect.root(() => {
                $effect(() => {
                    if (this.sitting.number < number) return;
                    seen();
                    stop();
                });
            });
        });
    }

    /** Take a seat and look from there. */
    sit = (seat: number, link: string | null = null): Promise<boolean> =>
        this.attempt(() => this.#take(seat, link));

    /** Take the next open seat: where somebody was faster, the one after it. */
    sitDown = (name: string): Promise<boolean> =>
        this.attempt(async () => {
            await ask('PATCH', '/api/me', { name });
            await this.#takeNext();
        });

    /** Take the seat of an invitation. */
    accept = (name: string, seat: number, link: string): Promise<boolean> =>
        this.attempt(async () => {
            await ask('PATCH', '/api/me', { name });
            await this.#take(seat, link);
        });

    async #takeNext(): Promise<void> {
        const { seats } = await ask<TableInfo>('GET', this.path);
        const open = seats.filter(({ kind }) => kind === 'open');
        for (const { seat } of open) {
            try {
                return await this.#take(seat);
            } catch (taken) {
                if (!(taken instanceof Refused) || taken.error !== 'forbidden') throw taken;
            }
        }
    }

    async #take(seat: number, link: string | null = null): Promise<void> {
        const wish: TakeSeat = { link };
        await ask('POST', `${this.path}/seats/${seat}`, wish);
        this.sitting.sit(seat);
    }

    /** Get up, and look on. */
    leave = (seat: number): Promise<boolean> =>
        this.attempt(async () => {
            await ask('DELETE', `${this.path}/seats/${seat}`);
            const [other = null] = this.sitting.mine.filter((mine) => mine !== seat);
            this.sitting.sit(other);
        });

    /** Free the seat of somebody who is not there. */
    free = (seat: number): Promise<boolean> =>
        this.attempt(() => ask('DELETE', `${this.path}/seats/${seat}`));

    start = (): Promise<boolean> => {
        const wish: StartTable = { present: true };
        return this.attempt(() => ask('POST', `${this.path}/start`, wish));
    };

    giveUp = (): Promise<boolean> =>
        this.attempt(async () => {
            await ask('DELETE', this.path);
            route.go('/');
        });
}
