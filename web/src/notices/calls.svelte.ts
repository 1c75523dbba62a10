/** How this person is called: what they wish, and whether this browser takes pushes. */
import { ask } from '../lib/api';
import type { Pushes, Quiet, Ways, Wishes } from '../lib/wire';
import { words } from '../lib/words.svelte';
import { described, isFor } from './device';

export const EVENTS = ['turn', 'invitation', 'chat', 'club'] as const;
export type Event = (typeof EVENTS)[number];
export type Way = keyof Ways;

/** What this browser can do: on, off, or why it cannot be called. */
export type Device = 'on' | 'off' | 'denied' | 'insecure' | 'unable';

const USUAL = { begins: '22:00', ends: '08:00' };

export class Calls {
    wishes = $state.raw<Wishes | null>(null);
    device = $state<Device>('off');
    muted = $state.raw<readonly string[]>([]);
    #hours = $state.raw(USUAL); // shown while they are not in force
    #kept: Wishes | null = null; // by the server
    #keeping: Promise<unknown> = Promise.resolve(); // one after the other: the last wish stands
    #key = '';
    #endpoint = '';

    /** Ask the server and the browser how it stands. */
    async look(): Promise<void> {
        const [wishes, pushes, found] = await Promise.all([
            ask<Wishes>('GET', '/api/me/wishes'),
            ask<Pushes>('GET', '/api/me/pushes'),
            subscription(),
        ]);
        this.#take(wishes);
        this.#know(pushes);
        this.device = able() ?? 'off';
        if (found && !isFor(found, this.#key)) await found.unsubscribe();
        else if (found) await this.#tell(found);
    }

    get hours(): { begins: string; ends: string } {
        return this.wishes?.quiet ?? this.#hours;
    }

    /** Let this browser be called; it asks for its permission here, on a click, and nowhere else. */
    async allow(): Promise<void> {
        await Notification.requestPermission();
        this.device = able() ?? 'off';
        if (this.device !== 'off') return;
        if (!(await navigator.serviceWorker.getRegistration())) throw new Error('no worker');
        const worker = await navigator.serviceWorker.ready;
        const options = { userVisibleOnly: true, applicationServerKey: this.#key };
        await this.#tell(await worker.pushManager.subscribe(options));
    }

    /** Let this browser be called no more. */
    async stop(): Promise<void> {
        const found = await subscription();
        this.#know(await ask<Pushes>('DELETE', '/api/me/pushes', { endpoint: this.#endpoint }));
        await found?.unsubscribe();
        this.device = 'off';
    }

    async trial(): Promise<void> {
        await ask('POST', '/api/me/pushes/trial', { endpoint: this.#endpoint });
    }

    async #tell(found: PushSubscription): Promise<void> {
        const told = described(found, words.language);
        this.#know(await ask<Pushes>('POST', '/api/me/pushes', told));
        this.#endpoint = told.endpoint;
        this.device = 'on';
    }

    /** Wish to be told of something by some way, or not any more. */
    async turn(event: Event, way: Way): Promise<void> {
        if (this.wishes === null) return;
        const ways = { ...this.wishes[event], [way]: !this.wishes[event]?.[way] };
        await this.#wish({ ...this.wishes, [event]: ways });
    }

    /** Have quiet hours, or none. */
    async quieten(on: boolean): Promise<void> {
        await this.#wish({ ...this.wishes, quiet: on ? this.#here(this.#hours) : null });
    }

    async setHours(hours: Partial<typeof USUAL>): Promise<void> {
        this.#hours = { ...this.hours, ...hours };
        if (this.wishes?.quiet) await this.quieten(true);
    }

    #here(hours: typeof USUAL): Quiet {
        return { ...hours, zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
    }

    /** Show a wish at once, and take it back where the server refuses it. */
    #wish(wishes: Wishes): Promise<void> {
        this.wishes = wishes;
        const kept = this.#keeping.then(() => this.#keep(wishes));
        this.#keeping = kept.catch(() => undefined);
        return kept;
    }

    /** Let a wish be kept; what the server says of it shows unless more was wished meanwhile. */
    async #keep(wishes: Wishes): Promise<void> {
        try {
            this.#kept = await ask<Wishes>('PUT', '/api/me/wishes', wishes);
        } finally {
            if (this.wishes === wishes && this.#kept) this.#take(this.#kept);
        }
    }

    #take(wishes: Wishes): void {
        this.wishes = this.#kept = wishes;
        if (wishes.quiet) this.#hours = { begins: wishes.quiet.begins, ends: wishes.quiet.ends };
    }

    /** Make a table silent, or let it be heard again. */
    async mute(table: string, muted: boolean): Promise<void> {
        await ask('PUT', `/api/tables/${table}/mute`, { muted });
        const others = this.muted.filter((each) => each !== table);
        this.muted = muted ? [...others, table] : others;
    }

    #know(pushes: Pushes): void {
        this.#key = pushes.key;
        this.muted = pushes.muted ?? [];
    }
}

/** Say why this browser cannot be called at all, if it cannot. */
function able(): Device | null {
    if (!isSecureContext) return 'insecure';
    if (!('Notification' in window && 'PushManager' in window && 'serviceWorker' in navigator))
        return 'unable';
    return Notification.permission === 'denied' ? 'denied' : null;
}

async function subscription(): Promise<PushSubscription | null> {
    if (able() !== null) return null;
    const worker = await navigator.serviceWorker.getRegistration();
    return (await worker?.pushManager.getSubscription()) ?? null;
}
