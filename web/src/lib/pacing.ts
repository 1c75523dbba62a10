/** What is told may be shown one after the other, each for a while; nothing is lost or reordered. */
import type { Happened, SeatInfo, Update } from './wire';

const MOVES = ['answered', 'ended'];

/** The table as it is shown, as far as it matters here. */
export interface Shown {
    readonly seat: number | null;
    readonly mine: readonly number[];
    readonly number: number; // of the last entry that is shown
    readonly myTurn: boolean;
    readonly info: { seats: readonly SeatInfo[] } | null;
}

/** Whether an update tells only of what bots did, and takes none of the reader's time. */
export function canWait(told: Update, shown: Shown): boolean {
    if (told.ack || told.missed || told.window || shown.number === 0 || shown.myTurn) return false;
    const own = [...shown.mine, ...(shown.seat === null ? [] : [shown.seat])];
    if (own.some((seat) => told.clocks?.[seat]?.runs)) return false;
    const news = (told.entries ?? []).filter(
        ({ number, kind }) => number > shown.number && kind !== 'murmured', // it may come twice
    );
    return news.length > 0 && news.every((entry) => isBots(entry, shown));
}

const isBots = ({ kind, seat }: Happened, { info }: Shown): boolean =>
    MOVES.includes(kind) && info?.seats.find((each) => each.seat === seat)?.kind === 'bot';

/** Whether there is something to see in an update. */
export const tells = (told: Update): boolean =>
    (told.entries ?? []).some((entry) => (entry.deeds ?? []).length > 0);

interface Waiting<T> {
    told: T;
    pause: number; // ms for which it is seen before the next
}

export class Pacing<T> {
    #waiting: Waiting<T>[] = [];
    #free = 0; // when the next may be shown
    #timer: ReturnType<typeof setTimeout> | undefined;

    constructor(
        private readonly show: (told: T) => void,
        private readonly count: (waiting: number) => void, // hears how many wait
    ) {}

    /** Show something at once, after all that waits. */
    now(told: T): void {
        this.skip();
        this.show(told);
    }

    /** Show something when its time has come. */
    later(told: T, pause: number): void {
        this.#waiting.push({ told, pause });
        if (this.#timer === undefined) this.#go();
        this.count(this.#waiting.length);
    }

    /** Show all that waits; tell whether there was something. */
    skip(): boolean {
        const found = this.#waiting.length > 0;
        this.#stop();
        while (this.#waiting.length) this.#first();
        this.#free = 0;
        this.count(0);
        return found;
    }

    /** Show nothing any more. */
    close(): void {
        this.#stop();
        this.#waiting = [];
    }

    #go(): void {
        this.#timer = undefined;
        while (this.#waiting.length && performance.now() >= this.#free) this.#first();
        this.count(this.#waiting.length);
        if (this.#waiting.length)
            this.#timer = setTimeout(() => this.#go(), this.#free - performance.now());
    }

    #first(): void {
        const next = this.#waiting.shift();
        if (next === undefined) return;
        this.#free = performance.now() + next.pause;
        this.show(next.told);
    }

    #stop(): void {
        clearTimeout(this.#timer);
        this.#timer = undefined;
    }
}
