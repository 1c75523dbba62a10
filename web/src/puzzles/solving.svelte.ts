/** A puzzle as it is solved: a position that is asked of one seat, and then what its answers were worth. */
import { ask, path, Refused } from '../lib/api';
import { Choosing } from '../lib/choosing.svelte';
import type { Scene, Told } from '../lib/scene';
import type { Answering } from '../lib/sitting.svelte';
import type { Choice, Puzzle, TableInfo, Verdict } from '../lib/wire';
import { words } from '../lib/words.svelte';
import { infoOf } from './position';

export class Solving implements Scene, Answering {
    puzzle = $state.raw<Puzzle | null>(null);
    verdict = $state.raw<Verdict | null>(null);
    trouble = $state<Refused['error'] | null>(null);
    waiting = $state(false);
    shining = $state.raw<readonly string[]>([]); // the things that an answer touches

    info = $derived<TableInfo | null>(this.puzzle && infoOf(this.puzzle));
    seat = $derived(this.puzzle?.seat ?? null);
    view = $derived<unknown>(this.puzzle?.view ?? null);
    live = $derived(this.verdict === null);
    asked = $derived.by(() => (this.seat === null ? [] : [this.seat]));
    question = $derived((this.puzzle?.question as Told | undefined) ?? null);
    sentence = $derived(this.puzzle?.sentence ?? '');
    named = $derived(this.puzzle?.named ?? {});
    progress = $derived(this.puzzle?.progress ?? []);
    choices = $derived((this.puzzle?.choices ?? []) as Choice[]);
    options = $derived(this.live ? this.choices : []);
    myTurn = $derived(this.live);

    // A puzzle is one question: nothing came before it, and nothing runs.
    readonly version = 0;
    readonly held = null;
    readonly ending = false;
    readonly closing = null;
    readonly taken = [];
    readonly undo = false;
    readonly clocks = [];
    readonly clocksAt = 0;
    readonly events = [];
    readonly curtain = null;
    readonly paced = { skip: () => false };

    readonly choosing = new Choosing(this);

    constructor(readonly id: string) {}

    #looks = 0;

    /** See the puzzle, in the language now spoken; what comes late from an earlier look is left. */
    async look(): Promise<void> {
        const look = ++this.#looks;
        const found = await this.#asked<Puzzle>('GET');
        if (found === null || look !== this.#looks) return;
        this.puzzle = found;
        this.verdict = found.verdict ?? null;
    }

    answer = (choice: Choice): void => void this.#answer(choice.code);

    async #answer(code: number): Promise<void> {
        if (this.waiting || !this.live) return;
        this.waiting = true;
        this.choosing.forget();
        this.verdict = await this.#asked<Verdict>('POST', { code });
        this.waiting = false;
    }

    async #asked<T>(method: 'GET' | 'POST', body?: unknown): Promise<T | null> {
        this.trouble = null;
        try {
            const address = path(`/api/puzzles/${this.id}`, { language: words.language });
            return await ask<T>(method, address, body);
        } catch (refused) {
            this.trouble = refused instanceof Refused ? refused.error : 'unknown';
            return null;
        }
    }

    can = (thing: string): boolean => this.live && this.choosing.can(thing);
    disc = (thing: string): number => this.choosing.disc(thing);
    picked = (thing: string): number => this.choosing.picked(thing);
    touch = (thing: string): void => this.choosing.touch(thing);
    givable = (thing: string): boolean => this.live && this.choosing.givable(thing);
    give = (thing: string): void => this.choosing.give(thing);
    whyNot = () => Promise.resolve(null);
    end = (): void => undefined;
    untake = (): void => undefined;
    takeBack = (): void => undefined;

    /** Whether an answer touches a thing, or one of its kind. */
    lit = (thing: string): boolean =>
        this.shining.some((each) => each === thing || each.startsWith(`${thing}:`));

    /** Let what an answer touches shine; null: nothing. */
    pointAt = (code: number | null): void => {
        this.shining = this.choices.find((choice) => choice.code === code)?.touches ?? [];
    };
}
