/** A visit to the first page: who you are, what is offered, and which tables there are. */
import { ask, me, path, Refused } from '../lib/api';
import { route } from '../lib/route.svelte';
import { recall, remember } from '../lib/storage';
import type { Me, NewTable, ServerInfo, TableInfo, TableList } from '../lib/wire';
import { bell, Ear } from './bell.svelte';
import { Doing } from './doing.svelte';
import { sentenceOf } from './trouble';

const PAUSE = 15_000; // ms between two looks at the lists
const RETURNS = 'returns';

const isOver = ({ status }: TableInfo): boolean => status === 'over';
const isFree = ({ seats }: TableInfo): boolean => seats.some(({ kind }) => kind === 'open');
const byUrgency = (one: TableInfo, other: TableInfo): number =>
    (one.left ?? Number.MAX_VALUE) - (other.left ?? Number.MAX_VALUE);

export class Visit extends Doing {
    server = $state.raw<ServerInfo | null>(null);
    me = $state.raw<Me | null>(null);
    mine = $state.raw<readonly TableInfo[]>([]);
    open = $state.raw<readonly TableInfo[]>([]);
    running = $state.raw<readonly TableInfo[]>([]);
    more = $state(false); // there are more running tables than were told
    known = $state(false); // the lists have been told once
    /** My tables that are not over: those that wait for me, the most urgent first; then the others. */
    turns = $derived(this.mine.filter((table) => this.isMyTurn(table)).toSorted(byUrgency));
    waiting = $derived(this.mine.filter((table) => !this.isMyTurn(table) && !isOver(table)));
    past = $derived(this.mine.filter(isOver));
    /** Tables of others: where a seat is free, and where one can look on. */
    free = $derived(this.open.filter((table) => this.#isElse(table) && isFree(table)));
    watched = $derived(this.running.filter((table) => this.#isElse(table)));
    /** Whether somebody has played before; until that is known, whether it was so last time. */
    returns = $derived(this.known ? this.mine.length > 0 : recall(RETURNS, false));

    #notices: Ear | null = null;
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

    #isElse(table: TableInfo): boolean {
        return !this.mine.some(({ id }) => id === table.id);
    }

    async #myTables(): Promise<void> {
        const { tables } = await ask<TableList>('GET', '/api/me/tables');
        this.mine = tables;
        remember(RETURNS, tables.length > 0);
    }

    async #publicTables(): Promise<void> {
        const listed = (status: string) => ask<TableList>('GET', path('/api/tables', { status }));
        const [open, running] = await Promise.all([listed('open'), listed('running')]);
        this.open = open.tables;
        this.running = running.tables;
        this.more = Boolean(running.next);
    }

    #listen(): void {
        if (this.#notices && !this.#notices.closed) return;
        this.#notices?.close();
        this.#notices = new Ear((notice) => {
            void bell.ring(notice);
            void this.#myTables().catch(() => undefined);
        });
    }

    /** Open a table and go there. */
    openTable = (wish: NewTable): Promise<boolean> =>
        this.attempt(async () => {
            const table = await ask<TableInfo>('POST', '/api/tables', wish);
            route.go(`/t/${table.id}`);
        });

    /** Sit down on the first open seat of a table and go there. */
    sitDown = (table: TableInfo): Promise<boolean> =>
        this.attempt(async () => {
            const free = table.seats.find((seat) => seat.kind === 'open');
            if (free) await ask('POST', `/api/tables/${table.id}/seats/${free.seat}`, {});
            route.go(`/t/${table.id}`);
        });

    /** Bring a record from a file, and look at it from its beginning. */
    bring = (file: File): Promise<boolean> =>
        this.attempt(async () => {
            const table = await ask<TableInfo>('POST', '/api/records', await file.arrayBuffer());
            route.go(`/t/${table.id}?at=0`);
        });
}
