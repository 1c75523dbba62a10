/** A visit to a club: what one may know of it, and what one does there. */
import { ask, me } from '../lib/api';
import { route } from '../lib/route.svelte';
import type { ChangeClub, Club, Me, NewTable, TableInfo } from '../lib/wire';
import { sentenceOf } from '../home/trouble';

const PAUSE = 20_000; // ms between two looks at tables and members

export class Clubhouse {
    told = $state.raw<Club | null>(null);
    me = $state.raw<Me | null>(null);
    trouble = $state('');
    missing = $state.raw<unknown>(null); // why there is nothing to be shown
    busy = $state(false);
    inside = $derived(['founder', 'arranger', 'member'].includes(this.told?.club.role ?? ''));
    arranges = $derived(['founder', 'arranger'].includes(this.told?.club.role ?? ''));
    founded = $derived(this.told?.club.role === 'founder');

    constructor(
        readonly id: string,
        private readonly link: string, // the secret of an invitation, if one has come by it
    ) {}

    /** Come in, and look again now and then until the page is left. */
    enter(): () => void {
        void this.#arrive();
        const again = () => !document.hidden && this.told && void this.look();
        const timer = setInterval(again, PAUSE);
        return () => clearInterval(timer);
    }

    async #arrive(): Promise<void> {
        this.me = await me().catch(() => null);
        try {
            this.told = this.link
                ? await ask<Club>('POST', `${this.#path}/door`, { link: this.link })
                : await ask<Club>('GET', this.#path);
        } catch (trouble) {
            this.missing = trouble;
        }
    }

    /** Look again; who stands at the door with an invitation goes on standing there. */
    async look(): Promise<void> {
        if (this.told?.invited && !this.inside) return;
        const found = await ask<Club>('GET', this.#path).catch(() => null);
        if (found && !this.busy) this.told = found;
    }

    get #path(): string {
        return `/api/clubs/${this.id}`;
    }

    /** Do something at the server once, and say what went wrong. */
    async attempt(doing: () => Promise<unknown>): Promise<boolean> {
        if (this.busy) return false;
        this.busy = true;
        this.trouble = '';
        try {
            await doing();
            return true;
        } catch (trouble) {
            this.trouble = sentenceOf(trouble);
            return false;
        } finally {
            this.busy = false;
        }
    }

    #changed = (method: 'POST' | 'PUT' | 'PATCH', path: string, body: unknown = {}) =>
        this.attempt(async () => {
            this.told = await ask<Club>(method, this.#path + path, body);
        });

    join = () => this.#changed('POST', '/members', { link: this.link || null });
    change = (wish: ChangeClub) => this.#changed('PATCH', '', wish);
    renew = () => this.#changed('POST', '/link');
    name = (player: string, role: 'arranger' | 'member') =>
        this.#changed('PUT', `/members/${player}`, { role });

    invite = (player: string) => this.#changed('POST', '/invitations', { player });

    remove = (player: string) =>
        this.attempt(async () => {
            await ask('DELETE', `${this.#path}/members/${player}`);
            this.told = await ask<Club>('GET', this.#path);
        });

    leave = () =>
        this.attempt(async () => {
            await ask('DELETE', `${this.#path}/members/${this.me?.id}`);
            route.go('/clubs');
        });

    /** Open a table that members find here, and go there. */
    open = (game: string, players: number) =>
        this.attempt(async () => {
            const others = Array.from({ length: players - 1 }, () => ({ kind: 'open' as const }));
            const wish: NewTable = {
                game,
                seats: [{ kind: 'me' }, ...others],
                settings: { public: false },
                club: this.id,
            };
            const table = await ask<TableInfo>('POST', '/api/tables', wish);
            route.go(`/t/${table.id}`);
        });

    /** Sit down on the first open seat of a table and go there. */
    sitDown = async (table: TableInfo): Promise<void> => {
        await this.attempt(async () => {
            const free = table.seats.find((seat) => seat.kind === 'open');
            if (free) await ask('POST', `/api/tables/${table.id}/seats/${free.seat}`, {});
            route.go(`/t/${table.id}`);
        });
    };
}
