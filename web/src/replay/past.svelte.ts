/** A game's past: one moment at a time, those around it fetched before they are wanted. */
import { SvelteMap } from 'svelte/reactivity';

import { ask, path, Refused } from '../lib/api';
import type { Scene, Told } from '../lib/scene';
import type { Sitting } from '../lib/sitting.svelte';
import { words } from '../lib/words.svelte';
import type { Moment } from '../lib/wire';

export const SPEEDS = [0.5, 1, 2, 4] as const;
const PACE = 1500; // ms a step is shown at 1×
const AHEAD = 8;
const BEHIND = 6;
const LANES = 4; // requests at the same time
const REST = 70; // ms the slider has to rest before an unknown moment is asked for
const TRIES = 4;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export class Past implements Scene {
    at = $state(0); // where we want to be
    moment = $state.raw<Moment | null>(null); // what is shown; it follows
    seat = $state<number | null>(null);
    decisions = $state(0);
    playing = $state(false);
    speed = $state<number>(1);
    trouble = $state<Refused['error'] | null>(null);
    readonly live = false;

    readonly #known = new SvelteMap<string, Moment>();
    readonly #coming = new Map<string, Promise<Moment>>();
    #stepped = $state(false);
    #reading = false;
    #closed = false;
    #timer = 0;

    /** The steps before this one as far as they are known, and this one; the newest first. */
    steps = $derived.by<Moment[]>(() => {
        const numbers = Array.from({ length: BEHIND + 1 }, (_, i) => this.at - i);
        return numbers.flatMap((n) => this.#known.get(this.#key(n)) ?? []);
    });

    constructor(
        private readonly sitting: Sitting,
        private readonly wordy: boolean,
        seat: number | null,
    ) {
        this.seat = seat;
    }

    get info() {
        return this.sitting.info;
    }
    get view() {
        return this.moment?.view ?? null;
    }
    get asked() {
        return this.moment?.asked ?? [];
    }
    get question() {
        return (this.moment?.question as Told | undefined) ?? null;
    }
    get sentence() {
        return this.moment?.sentence ?? '';
    }
    get named() {
        return this.moment?.named ?? {};
    }
    get progress() {
        return this.moment?.progress ?? [];
    }

    /** What led here, for things to move; after a jump nothing does. */
    get events() {
        return this.#stepped ? (this.moment?.events ?? []) : [];
    }
    can = () => false;
    disc = () => 0;
    picked = () => 0;
    touch = () => undefined;
    whyNot = () => Promise.resolve(null);

    close(): void {
        this.#closed = true;
        this.pause();
    }

    // Going there.

    /** Go to a moment: at once where it is known, else as soon as it has come. */
    async go(decision: number): Promise<void> {
        const most = this.moment ? this.decisions : decision;
        this.at = Math.max(0, Math.min(decision, most));
        const known = this.#known.get(this.#key(this.at));
        if (known) this.#show(known);
        else await this.#come(this.at);
        void this.#readAround();
    }

    /** Look through other eyes at the same moment. */
    look(seat: number | null): void {
        this.seat = seat;
        void this.go(this.at);
    }

    /** Hear everything again in the language now spoken. */
    translate(): void {
        this.#known.clear();
        this.#coming.clear();
        void this.go(this.at);
    }

    /** A game that still runs has grown: how long is it now? */
    async grow(): Promise<void> {
        this.decisions = (await this.#fetch(Math.min(this.at, 1))).decisions;
    }

    async #come(decision: number): Promise<void> {
        const seat = this.seat;
        const here = () => this.at === decision && this.seat === seat && !this.#closed;
        if (this.moment) await pause(REST);
        if (!here()) return;
        try {
            const moment = await this.#load(decision);
            if (here()) this.#show(moment);
        } catch (trouble) {
            if (here()) await this.#failed(trouble);
        }
    }

    /** A link may name a moment that never was: then the last one is shown. */
    async #failed(trouble: unknown): Promise<void> {
        this.pause();
        const error = trouble instanceof Refused ? trouble.error : 'unknown';
        if (error !== 'not-found' || this.at === 0) this.trouble = error;
        else await this.go(0).then(() => this.go(this.decisions));
    }

    #show(moment: Moment): void {
        this.trouble = null;
        this.#stepped = this.moment?.decision === moment.decision - 1;
        this.moment = moment;
        this.decisions = Math.max(this.decisions, moment.decisions);
    }

    // Fetching.

    #key(decision: number): string {
        return `${this.seat ?? '-'}/${decision}`;
    }

    #load(decision: number): Promise<Moment> {
        const key = this.#key(decision);
        const coming = this.#coming.get(key) ?? this.#fetch(decision);
        this.#coming.set(key, coming);
        coming.then(
            (moment) => this.#coming.get(key) === coming && this.#known.set(key, moment),
            () => this.#coming.delete(key),
        );
        return coming;
    }

    async #fetch(decision: number): Promise<Moment> {
        const asked = { seat: this.seat, language: words.language, panels: this.wordy || null };
        const address = path(`/api/tables/${this.sitting.table}/moments/${decision}`, asked);
        for (let tries = 1; ; tries++) {
            try {
                return await ask<Moment>('GET', address);
            } catch (trouble) {
                const fast = trouble instanceof Refused && trouble.error === 'too-fast';
                if (!fast || tries === TRIES) throw trouble;
                await pause(1000 * (trouble.wait ?? 1));
            }
        }
    }

    /** Have the moments around this one at hand: first those to come, then those before. */
    async #readAround(): Promise<void> {
        if (this.#reading) return;
        this.#reading = true;
        try {
            for (let next = this.#missing(); next.length && !this.#closed; next = this.#missing()) {
                await Promise.all(next.map((decision) => this.#load(decision)));
            }
        } catch {
            // Whoever steps there hears about it.
        }
        this.#reading = false;
    }

    #missing(): number[] {
        const ahead = Array.from({ length: AHEAD }, (_, i) => this.at + 1 + i);
        const behind = Array.from({ length: BEHIND }, (_, i) => this.at - 1 - i);
        const there = [...ahead, ...behind].filter((n) => n >= 0 && n <= this.decisions);
        return there.filter((n) => !this.#known.has(this.#key(n))).slice(0, LANES);
    }

    // Playing.

    play(): void {
        if (this.at >= this.decisions) void this.go(0);
        this.playing = true;
        this.#next();
    }

    pause(): void {
        this.playing = false;
        clearTimeout(this.#timer);
    }

    toggle(): void {
        if (this.playing) this.pause();
        else this.play();
    }

    /** Step by hand: whoever steps does not want it to play on. */
    step(decision: number): void {
        this.pause();
        void this.go(decision);
    }

    #next(): void {
        clearTimeout(this.#timer);
        this.#timer = window.setTimeout(async () => {
            await this.go(this.at + 1);
            if (this.at >= this.decisions) this.pause();
            if (this.playing) this.#next();
        }, PACE / this.speed);
    }
}
