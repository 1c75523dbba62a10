/** Waiting for people to play with: what one waits for, said again and again wherever one is here. */
import { ask, path } from '../lib/api';
import { Looks } from '../lib/looks';
import { route } from '../lib/route.svelte';
import { recall, remember, session } from '../lib/storage';
import type { QueueInfo, Queues, Wait } from '../lib/wire';

export type Pace = QueueInfo['pace'];

const AGAIN = 8_000; // ms between two signs that one still waits
const LOOK = 15_000; // between two looks at who waits, where one does not
const OFFER = 60_000; // after which bots are offered
const SECOND = 1_000;
const COUNTS = 'quick-counts';
const PACE = 'quick-pace';
const WAITS = 'quick-waits'; // whether this window waits for a live game
const LED = 'quick-led'; // the table that one was led to last: in this window, not in another

const same = (one: Wait, other: Wait): boolean =>
    one.game === other.game && one.players === other.players && one.pace === other.pace;

export class WaitingRoom {
    queues = $state.raw<readonly QueueInfo[]>([]);
    counts = $state.raw<Readonly<Record<string, number>>>(recall(COUNTS, {}));
    pace = $state<Pace>(recall(PACE, 'live'));
    now = $state(Date.now());
    mine = $derived(this.queues.filter(({ since, table }) => since && !table));
    live = $derived(this.mine.filter(({ pace }) => pace === 'live')); // it ends where nothing is said
    #looks = new Looks();
    #left = new Set<string>(); // for what one waits no more
    #began = new Map<string, number>(); // by this clock, not the server's
    #timers: ReturnType<typeof setInterval>[] = []; // while one waits

    constructor(public trouble: (trouble: unknown) => void = () => undefined) {}

    /** Look who waits until the page is left; what one waits for oneself goes on elsewhere. */
    enter(): () => void {
        void this.#look();
        const look = setInterval(
            () => !document.hidden && !this.mine.length && void this.#look(),
            LOOK,
        );
        return () => clearInterval(look);
    }

    /** Wait on in a window that was loaded anew. */
    resume(): void {
        if (recall(WAITS, false, session)) void this.#look();
    }

    /** Say that one still waits, as long as one does. */
    #keep(): void {
        remember(WAITS, this.live.length > 0, session);
        if (this.mine.length && !this.#timers.length)
            this.#timers = [
                setInterval(() => void this.#again(), AGAIN),
                setInterval(() => (this.now = Date.now()), SECOND),
            ];
        else if (!this.mine.length) this.#timers.splice(0).forEach(clearInterval);
    }

    /** How many are to play a game; two, until one has said otherwise. */
    count(game: string): number {
        return this.counts[game] ?? 2;
    }

    choose(game: string, players: number): void {
        this.counts = { ...this.counts, [game]: players };
        remember(COUNTS, this.counts);
    }

    at(pace: Pace): void {
        this.pace = pace;
        remember(PACE, pace);
    }

    /** What one would wait for with the count and the pace that are chosen. */
    wish(game: string): Wait {
        return { game, players: this.count(game), pace: this.pace };
    }

    queue(wish: Wait): QueueInfo | undefined {
        return this.queues.find((one) => same(one, wish));
    }

    /** For how many seconds one has waited; -1 where one does not. */
    waited(wish: Wait): number {
        const queue = this.queue(wish);
        if (!queue?.since || queue.table) return -1;
        return Math.max(0, Math.floor((this.now - this.#since(queue)) / SECOND));
    }

    offersBots(wish: Wait): boolean {
        return wish.pace === 'live' && this.waited(wish) * SECOND >= OFFER;
    }

    wait = (wish: Wait, bots = false): Promise<void> => {
        this.#left.delete(key(wish));
        remember(LED, null, session); // who asks again, and is still told of the game before, is led there
        return this.#wait(wish, bots);
    };

    leave = (wish: Wait): Promise<void> => {
        const { game, players, pace = 'live' } = wish;
        this.#began.delete(key(wish));
        this.#left.add(key(wish));
        return this.#told(() =>
            ask<Queues>('DELETE', path('/api/waiting', { game, players, pace })),
        );
    };

    #wait(wish: Wait, bots: boolean): Promise<void> {
        return this.#told(() => ask<Queues>('PUT', '/api/waiting', { ...wish, bots }));
    }

    #look(): Promise<void> {
        return this.#told(() => ask<Queues>('GET', '/api/waiting'));
    }

    async #again(): Promise<void> {
        for (const { game, players, pace, bots } of this.live)
            if (!this.#left.has(key({ game, players, pace })))
                await this.#wait({ game, players, pace }, bots ?? false);
    }

    #since(queue: QueueInfo): number {
        const known = this.#began.get(key(queue));
        if (known !== undefined) return known;
        this.#began.set(key(queue), Date.now());
        return Date.now();
    }

    async #told(asking: () => Promise<Queues>): Promise<void> {
        try {
            const told = await this.#looks.latest(asking());
            if (told === null) return;
            const { queues } = told;
            this.queues = queues;
            this.now = Date.now();
            for (const queue of this.mine) this.#since(queue);
            this.#keep();
            const begun = queues.find(({ table }) => table);
            if (begun?.table) this.#lead(begun.table);
        } catch (trouble) {
            this.trouble(trouble);
        }
    }

    /** Go to where one's game begins; who comes back from there is not sent there once more. */
    #lead(table: string): void {
        if (recall(LED, '', session) === table) return;
        remember(LED, table, session);
        route.go(`/t/${table}`);
    }
}

const key = ({ game, players, pace }: Wait): string => `${game} ${players} ${pace ?? 'live'}`;

/** Write minutes and seconds. */
export const clock = (seconds: number): string =>
    `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export const room = new WaitingRoom();
