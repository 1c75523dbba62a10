/** The live line to a table: it comes back by itself, and sends again what was not acknowledged. */
import { root } from './root';
import { recall, remember, session } from './storage';
import { turned } from './turned';
import type { Asked, Hello, Told } from './wire';

export type Command = Extract<Asked, { key: string }>;
export type Line = 'connecting' | 'open' | 'lost';

/** Each kind of command apart, so that its own fields are kept when the key is left away. */
type Keyless<C> = C extends Command ? Omit<C, 'key'> : never;

/** Refusals after which the link sends the same command once more by itself. */
export const SENT_AGAIN: readonly string[] = ['unavailable', 'too-fast'];

const PAUSES = [200, 500, 1000, 2000]; // ms before coming back, the last one for good
const PING = 15_000;
const PATIENCE = 6_000; // without an answer to a ping the line is dead

/** Draw a key that no other command has; a page without TLS has no `randomUUID`. */
function newKey(): string {
    return crypto.getRandomValues(new Uint32Array(4)).join('-');
}

export class Link {
    #socket: WebSocket | null = null;
    #tries = 0;
    #timer = 0;
    #pulse = 0;
    #closed = false;
    #pending: Command[];

    constructor(
        private readonly table: string,
        private readonly hello: () => Hello,
        private readonly hear: (told: Told) => void,
        private readonly line: (line: Line) => void,
    ) {
        this.#pending = recall<Command[]>(`pending.${table}`, [], session);
        addEventListener('online', this.#now);
        addEventListener('offline', this.#lose);
        document.addEventListener('visibilitychange', this.#look);
        this.#connect();
    }

    /** Give up the line for good. */
    close(): void {
        this.#closed = true;
        removeEventListener('online', this.#now);
        removeEventListener('offline', this.#lose);
        document.removeEventListener('visibilitychange', this.#look);
        clearTimeout(this.#timer);
        clearTimeout(this.#pulse);
        this.#hangUp();
    }

    /** Send a command, and again until the server says that it is stored; give its key. */
    send(command: Keyless<Command>): string {
        const keyed = { ...command, key: newKey() } as Command;
        this.#keep([...this.#pending, keyed]);
        this.#write(keyed);
        return keyed.key;
    }

    /** Send what needs no acknowledgement. */
    ask(message: Exclude<Asked, Command>): void {
        this.#write(message);
    }

    /** Look from elsewhere: another seat, another language. */
    again(): void {
        this.#write(this.hello());
    }

    #keep(pending: Command[]): void {
        this.#pending = pending;
        remember(`pending.${this.table}`, pending.length ? pending : null, session);
    }

    #done(key: string | null | undefined): void {
        if (key) this.#keep(this.#pending.filter((command) => command.key !== key));
    }

    #connect(): void {
        this.line('connecting');
        const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
        const socket = new WebSocket(`${scheme}://${location.host}${root}/api/socket`);
        this.#socket = socket;
        socket.onopen = () => socket.send(JSON.stringify(this.hello()));
        socket.onmessage = (event) => this.#told(JSON.parse(String(event.data)) as Told);
        socket.onclose = () => socket === this.#socket && this.#later();
    }

    #told(told: Told): void {
        this.#beat();
        if (told.type === 'welcome') {
            this.#tries = 0;
            this.line('open');
            if (document.hidden) this.#look();
            for (const command of this.#pending) this.#write(command);
        }
        if (told.type === 'update') this.#done(told.ack);
        if (told.type === 'refusal') turned(told.error);
        if (told.type === 'refusal') this.#refused(told.error, told.key, told.wait);
        if (told.type !== 'pong') this.hear(told);
    }

    /** Close the socket; one that is still opening is let open first, for browsers complain otherwise. */
    #hangUp(): void {
        const socket = this.#socket;
        if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
        else socket?.close();
    }

    /** What could not be stored just now is sent once more; all else is settled. */
    #refused(error: string, key: string | null | undefined, wait: number | null | undefined): void {
        if (!key || !SENT_AGAIN.includes(error)) return this.#done(key);
        const command = this.#pending.find((pending) => pending.key === key);
        if (command) setTimeout(() => this.#write(command), 1000 * (wait ?? 1));
    }

    #write(message: Asked): void {
        if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
    }

    /** Ask for a sign of life; who does not look at the page may be called elsewhere. */
    readonly #look = (): void => this.#write({ type: 'ping', away: document.hidden });

    #beat(): void {
        clearTimeout(this.#pulse);
        this.#pulse = window.setTimeout(() => {
            this.#look();
            this.#pulse = window.setTimeout(this.#lose, PATIENCE);
        }, PING);
    }

    readonly #lose = (): void => {
        const socket = this.#socket;
        this.#socket = null;
        socket?.close();
        this.#later();
    };

    #later(): void {
        clearTimeout(this.#timer);
        clearTimeout(this.#pulse);
        if (this.#closed) return;
        this.line('lost');
        const pause = PAUSES[Math.min(this.#tries++, PAUSES.length - 1)];
        this.#timer = window.setTimeout(() => this.#connect(), pause);
    }

    readonly #now = (): void => {
        clearTimeout(this.#timer);
        this.#socket?.close();
        this.#tries = 0;
        if (!this.#closed) this.#connect();
    };
}
