/** The review of a game that is over: begun, looked at while it runs, ended. */
import { ask, path, Refused } from '../lib/api';
import type { Sitting } from '../lib/sitting.svelte';
import type { JudgedDecision, ReviewGiven, ReviewState } from '../lib/wire';
import { say, words } from '../lib/words.svelte';

const PAUSE = 1000; // ms between two looks

/** The seats that one may have reviewed: one's own, and those of a game that one brought. */
export function reviewable({ mine, host, info }: Sitting): number[] {
    const free = (info?.seats ?? []).filter(({ kind }) => kind === 'open' || kind === 'invited');
    return [...mine, ...(host ? free.map(({ seat }) => seat) : [])].sort((a, b) => a - b);
}

export class Reviewing {
    seat = $state(0);
    state = $state<ReviewState['state']>('none');
    done = $state(0);
    all = $state(0);
    given = $state.raw<ReviewGiven | null>(null);
    trouble = $state('');

    #timer = 0;
    #asked = 0; // counts requests: only the latest one is heard

    constructor(
        private readonly table: string,
        readonly seats: readonly number[],
    ) {
        this.seat = seats[0] ?? 0;
    }

    /** Whether there is anything to be seen of it. */
    get begun(): boolean {
        return this.state !== 'none' || this.trouble !== '';
    }

    /** The turning points as they came in the game. */
    get turning(): JudgedDecision[] {
        const { judged = [], turning = [] } = this.given ?? {};
        return judged.filter(({ number }) => turning.includes(number));
    }

    /** What was judged of the question at a moment, or of the answer that led there. */
    at(decision: number): JudgedDecision | undefined {
        const judged = this.given?.judged ?? [];
        const about = (number: number) => judged.find((each) => each.number === number);
        return about(decision) ?? about(decision - 1);
    }

    /** Look how far it is; nothing is begun. */
    look = (): Promise<void> => this.#ask('GET');
    begin = (): Promise<void> => this.#ask('POST');
    cancel = (): Promise<void> => this.#ask('DELETE');

    /** Look at another seat. */
    async of(seat: number): Promise<void> {
        this.#heard({ state: 'none', done: 0, all: 0 });
        this.seat = seat;
        await this.look();
    }

    close(): void {
        this.#asked++;
        clearTimeout(this.#timer);
    }

    async #ask(method: 'GET' | 'POST' | 'DELETE'): Promise<void> {
        if (!this.seats.length) return;
        this.close();
        const asked = this.#asked;
        const query = { seat: this.seat, language: words.language };
        try {
            const told = await ask<ReviewState>(
                method,
                path(`/api/tables/${this.table}/review`, query),
            );
            if (asked === this.#asked) this.#heard(told);
        } catch (refused) {
            if (asked !== this.#asked) return;
            const error = refused instanceof Refused ? refused.error : 'unknown';
            this.trouble = say(`trouble-${error}`);
            if (this.state === 'running' && error === 'offline') this.#again();
        }
    }

    #heard(told: ReviewState): void {
        this.trouble = '';
        this.state = told.state;
        this.done = told.done;
        this.all = told.all;
        this.given = told.review ?? null;
        if (told.state === 'running') this.#again();
    }

    #again(): void {
        clearTimeout(this.#timer);
        this.#timer = window.setTimeout(() => void this.look(), PAUSE);
    }
}
