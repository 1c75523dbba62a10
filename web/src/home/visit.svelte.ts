/** A visit to the first page: who you are, what is offered, and which tables there are. */
import { ask, me, path, Refused } from '../lib/api';
import { route } from '../lib/route.svelte';
import type { Me, NewTable, Notice, ServerInfo, TableInfo, TableList } from '../lib/wire';
import { bell } from './bell.svelte';
import { sentenceOf } from './trouble';

const PAUSE = 15_000; // ms between two looks at the lists

export class Visit {
    server = $state.raw<ServerInfo | null>(null);
    me = $state.raw<Me | null>(null);
    mine = $state.raw<readonly TableInfo[]>([]);
    open = $state.raw<readonly TableInfo[]>([]);
    running = $state.raw<readonly TableInfo[]>([]);
    more = $state(false); // there are more running tables than were told
    known = $state(false); // the lists have been told once
    trouble = $state('');
    busy = $state(false);
    turns = $derived(this.mine.filter((table) => this.isMyTurn(table)));

    #notices: EventSource | null = null;
    #lost = false; // the trouble shown is that the server could not be asked

    /** Come in, and keep looking until the page is left. */
    enter(): () => void {
        void this.refresh();
        const timer = setInterval(() => !document.hidden && void this.refresh(), PAUSE);
        const seen = () => !document.hidden && void this.refresh();
        document.addEventListener('visibilitychange', seen);
        return () => {
            clearInterval(timer);
            document.removeEventListener('visibilitychange', seen);
            this.#notices?.close();
            this.#notices = null;
        };
    }

    /** Look at everything again. */
    async refresh(): Promise<void> {
        const missing = this.server === null;
        try {
            this.me ??= await me();
            this.server ??= await ask<ServerInfo>('GET', '/api');
            await Promise.all([this.#myTables(), this.#publicTables()]);
            this.#listen();
            this.known = true;
            if (this.#lost) this.trouble = '';
            this.#lost = false;
        } catch (trouble) {
            if (missing || (trouble instanceof Refused && trouble.error === 'offline')) {
                this.#lost = true;
                this.trouble = sentenceOf(trouble);
            }
        }
    }

    /** Be somebody else from now on: nothing known of the one before holds. */
    become(person: Me): void {
        const same = person.id === this.me?.id;
        this.me = person;
        if (same) return;
        this.#notices?.close();
        this.#notices = null;
        void this.refresh();
    }

    /** Whether a table waits for one of my seats. */
    isMyTurn(table: TableInfo): boolean {
        const asked = table.status === 'running' ? (table.asked ?? []) : [];
        return asked.some((seat) => table.mine?.includes(seat));
    }

    async #myTables(): Promise<void> {
        const { tables } = await ask<TableList>('GET', '/api/me/tables');
        this.mine = tables;
    }

    async #publicTables(): Promise<void> {
        const listed = (status: string) => ask<TableList>('GET', path('/api/tables', { status }));
        const [open, running] = await Promise.all([listed('open'), listed('running')]);
        this.open = open.tables;
        this.running = running.tables;
        this.more = Boolean(running.next);
    }

    #listen(): void {
        if (this.#notices && this.#notices.readyState !== EventSource.CLOSED) return;
        this.#notices = new EventSource('/api/me/notices');
        this.#notices.onmessage = (event) => {
            bell.ring(JSON.parse(String(event.data)) as Notice);
            void this.#myTables().catch(() => undefined);
        };
    }

    /** Do something at the server once, and say what went wrong. */
    async attempt(doing: () => Promise<void>): Promise<void> {
        if (this.busy) return;
        this.busy = true;
        this.trouble = '';
        try {
            await doing();
        } catch (trouble) {
            this.trouble = sentenceOf(trouble);
        } finally {
            this.busy = false;
        }
    }

    /** Open a table and go there. */
    openTable = (wish: NewTable): Promise<void> =>
        this.attempt(async () => {
            const table = await ask<TableInfo>('POST', '/api/tables', wish);
            route.go(`/t/${table.id}`);
        });

    /** Sit down on the first open seat of a table and go there. */
    sitDown = (table: TableInfo): Promise<void> =>
        this.attempt(async () => {
            const free = table.seats.find((seat) => seat.kind === 'open');
            if (free) await ask('POST', `/api/tables/${table.id}/seats/${free.seat}`, {});
            route.go(`/t/${table.id}`);
        });

    /** Bring a record from a file, and look at it from its beginning. */
    bring = (file: File): Promise<void> =>
        this.attempt(async () => {
            const table = await ask<TableInfo>('POST', '/api/records', await file.arrayBuffer());
            route.go(`/t/${table.id}?at=0`);
        });
}
