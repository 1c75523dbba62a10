/** A visit to a club: what one may know of it, and what one does there. */
import { ask, me } from '../lib/api';
import { Looks } from '../lib/looks';
import { route } from '../lib/route.svelte';
import type { Allowed, ChangeClub, Club, Me, NewTable, TableInfo } from '../lib/wire';
import { Doing } from '../home/doing.svelte';

const PAUSE = 20_000; // ms between two looks at tables and members

export class Clubhouse extends Doing {
    told = $state.raw<Club | null>(null);
    me = $state.raw<Me | null>(null);
    #moderates = $state(false);
    missing = $state.raw<unknown>(null); // why there is nothing to be shown
    inside = $derived(['founder', 'arranger', 'member'].includes(this.told?.club.role ?? ''));
    arranges = $derived(['founder', 'arranger'].includes(this.told?.club.role ?? ''));
    erases = $derived(this.arranges || this.#moderates); // what others say
    reads = $derived(this.inside || (this.told?.watched ?? false)); // what members do
    founded = $derived(this.told?.club.role === 'founder');

    #looks = new Looks();

    constructor(
        readonly id: string,
        private readonly link: string, // the secret of an invitation, if one has come by it
    ) {
        super();
    }

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
        if (this.me) await this.#mayModerate().catch(() => undefined); // the page is there without
    }

    async #mayModerate(): Promise<void> {
        this.#moderates = (await ask<Allowed>('GET', '/api/me/order')).moderator ?? false;
    }

    /** Look again; who stands at the door with an invitation goes on standing there. */
    async look(): Promise<void> {
        if (this.told?.invited && !this.inside) return;
        const found = await this.#looks.latest(ask<Club>('GET', this.#path)).catch(() => null);
        if (found && !this.busy) this.told = found;
    }

    get #path(): string {
        return `/api/clubs/${this.id}`;
    }

    #changed = (method: 'POST' | 'PUT' | 'PATCH', path: string, body: unknown = {}) =>
        this.attempt(async () => {
            this.told = await this.#looks.after(ask<Club>(method, this.#path + path, body));
        });

    join = () => this.#changed('POST', '/members', { link: this.link || null });
    change = (wish: ChangeClub) => this.#changed('PATCH', '', wish);
    renew = () => this.#changed('POST', '/link');
    name = (player: string, role: 'arranger' | 'member') =>
        this.#changed('PUT', `/members/${player}`, { role });

    invite = (player: string) => this.#changed('POST', '/invitations', { player });

    remove = (player: string) =>
        this.attempt(async () => {
            await this.#looks.after(ask('DELETE', `${this.#path}/members/${player}`));
            this.told = await this.#looks.after(ask<Club>('GET', this.#path));
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
    sitDown = (table: TableInfo) =>
        this.attempt(async () => {
            const free = table.seats.find((seat) => seat.kind === 'open');
            if (free) await ask('POST', `/api/tables/${table.id}/seats/${free.seat}`, {});
            route.go(`/t/${table.id}`);
        });
}
