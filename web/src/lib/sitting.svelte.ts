/** One table as this browser sees it: what it was told, and what was clicked so far. */
import { ask, path } from './api';
import { Choosing } from './choosing.svelte';
import { endsByItself } from './ending';
import { habits } from './habits.svelte';
import { Link, SENT_AGAIN, type Line } from './link';
import type { Scene, Told } from './scene';
import { soundsOf } from './hearing';
import { Paced } from './paced.svelte';
import { tones } from './sound';
import { struck } from './struck';
import type {
    Choice,
    ClockFace,
    Happened,
    LogPage,
    Outcome,
    Panel,
    Progress,
    Proposal,
    Reason,
    Refusal,
    StandingOrder,
    TableInfo,
    Told as Heard,
    Update,
    Welcome,
    WindowFace,
} from './wire';
import { words } from './words.svelte';

const ENDS = 'end'; // what every game calls the answer that ends a turn
const KEPT = 400; // entries of the log shown at most

/** When a window closes, by this machine's clock. */
const ends = (window: WindowFace | null): number | null =>
    window?.left == null ? null : performance.now() + window.left;

/** What the bar asks and answers with: a sitting, or a puzzle. */
export type Answering = Pick<
    Sitting,
    | 'asked'
    | 'choosing'
    | 'clocks'
    | 'clocksAt'
    | 'closing'
    | 'ending'
    | 'held'
    | 'info'
    | 'myTurn'
    | 'question'
    | 'seat'
    | 'sentence'
    | 'takeBack'
    | 'taken'
    | 'undo'
    | 'untake'
    | 'version'
    | 'view'
    | 'waiting'
>;

export class Sitting implements Scene {
    readonly live = true;
    line = $state<Line>('connecting');
    seat = $state<number | null>(null);
    mine = $state.raw<readonly number[]>([]);
    host = $state(false);
    info = $state.raw<TableInfo | null>(null);
    status = $state('');
    view = $state.raw<unknown>(null);
    panels = $state.raw<readonly Panel[]>([]);
    number = $state(0);
    version = $state(0);
    asked = $state.raw<readonly number[]>([]);
    held = $state<number | null>(null);
    question = $state.raw<Told | null>(null); // as the game tells it
    sentence = $state('');
    named = $state.raw<Readonly<Record<string, string>>>({});
    options = $state.raw<readonly Choice[]>([]);
    closing = $state.raw<Choice | null>(null); // held: what closes a choice made one by one
    taken = $state.raw<readonly Choice[]>([]); // what was chosen so, each to be taken back
    progress = $state.raw<readonly Progress[]>([]);
    undo = $state(false);
    clocks = $state.raw<readonly ClockFace[]>([]);
    clocksAt = $state(0); // by this machine's clock, when the clocks were told
    window = $state.raw<WindowFace | null>(null); // while all who are asked answer unseen
    windowEnds = $state<number | null>(null); // by this machine's clock; null: it waits for all
    chat = $state(true); // whether people may write now
    here = $state.raw<readonly number[]>([]);
    watching = $state(0);
    proposal = $state.raw<Proposal | null>(null);
    outcome = $state.raw<Outcome | null>(null);
    log = $state.raw<readonly Happened[]>([]);
    news = $state.raw<readonly Happened[]>([]); // what the last update brought
    refusal = $state.raw<Refusal | null>(null);
    curtain = $state<number | null>(null); // the seat to whom the device is to be passed
    waiting = $state(false); // for an acknowledgement
    shining = $state.raw<readonly string[]>([]); // the things that the coach points at

    events = $derived<readonly unknown[]>(this.news.flatMap((entry) => entry.events ?? []));
    /** One's own seat was given up: a bot plays it to the end. */
    resigned = $derived(
        this.info?.seats.some((each) => each.seat === this.seat && each.resigned) ?? false,
    );
    myTurn = $derived(
        this.seat !== null &&
            !this.resigned &&
            (this.asked.includes(this.seat) || this.held === this.seat),
    );
    /** Nothing is left to choose here: only the end of the turn, or of a set, is waited for. */
    ending = $derived(this.held !== null && this.held === this.seat);
    /** One has no seat here, and only looks on. */
    watches = $derived(this.seat === null && !this.mine.length);

    readonly choosing = new Choosing(this);
    readonly paced = new Paced(this, (told) => this.#updated(told));
    #link: Link;
    #awaited: string | null = null; // the key of the command that was sent
    #ending = false; // the turn was ended by an answer: it needs no second word
    #reasons = new Map<string, Promise<Reason>>();
    #asking = new Map<string, (reason: Reason) => void>();

    constructor(
        readonly table: string,
        private wantPanels = false,
        private hasty = habits.preferred.speed === 'once', // bots need not take their time
    ) {
        this.#link = new Link(
            table,
            () => this.#hello(),
            (told) => this.#hear(told),
            (line) => {
                this.line = line;
            },
        );
    }

    close(): void {
        this.paced.close();
        this.#link.close();
    }

    #hello() {
        return {
            type: 'hello' as const,
            table: this.table,
            seat: this.seat,
            have: this.number,
            language: words.language,
            panels: this.wantPanels,
            hasty: this.hasty,
        };
    }

    /** Hear everything again in the language now spoken. */
    translate(): void {
        this.#forget();
        this.#link.again();
    }

    #forget(): void {
        this.paced.skip();
        this.number = 0;
        this.log = [];
    }

    /** Also ask for the position in words, or no longer. */
    wordy(wanted: boolean): void {
        if (this.wantPanels === wanted) return;
        this.wantPanels = wanted;
        this.translate();
    }

    /** Let bots take their time, or none. */
    hurry(hasty: boolean): void {
        if (this.hasty === hasty) return;
        this.hasty = hasty;
        this.#link.again();
    }

    /** Look from another of one's seats. */
    sit(seat: number | null): void {
        this.seat = seat;
        this.curtain = null;
        this.view = null; // it may show the hand of whoever looked before
        this.panels = [];
        this.translate();
    }
    // Clicking.

    can = (thing: string): boolean => this.choosing.can(thing);
    disc = (thing: string): number => this.choosing.disc(thing);
    picked = (thing: string): number => this.choosing.picked(thing);
    touch = (thing: string): void => this.choosing.touch(thing);
    givable = (thing: string): boolean => this.choosing.givable(thing);
    give = (thing: string): void => this.choosing.give(thing);
    back = (): boolean => this.choosing.back();
    get chosen(): readonly string[] {
        return this.choosing.chosen;
    }

    /** Whether the coach points at a thing, or at one of its kind. */
    lit = (thing: string): boolean =>
        this.shining.some((each) => each === thing || each.startsWith(`${thing}:`));

    /** Let what an answer touches shine; null: nothing. */
    pointAt(code: number | null): void {
        this.shining = this.options.find((choice) => choice.code === code)?.touches ?? [];
    }

    // Commands.

    answer = (choice: Choice): void => {
        this.#ending = choice.verb === ENDS;
        this.#expect({ type: 'answer', code: choice.code, version: this.version });
    };
    end = (): void => this.#expect({ type: 'end', version: this.version });
    /** Take back one of the choices made one by one. */
    untake = (choice: Choice): void =>
        this.#expect({ type: 'undo', version: this.version, code: choice.code });
    takeBack = (): void => {
        if (this.undo) this.#expect({ type: 'undo', version: this.version });
    };
    say = (text: string): void => void this.#link.send({ type: 'say', text });
    propose = (
        what: 'undo' | 'replace' | 'abandon',
        more: { to?: number; seat?: number } = {},
    ): void => void this.#link.send({ type: 'propose', what, ...more });
    vote = (proposal: number, agree: boolean): void =>
        void this.#link.send({ type: 'vote', proposal, agree });
    comeBack = (): void => void this.#link.send({ type: 'back' });
    resign = (): void => void this.#link.send({ type: 'resign' });
    orders = (orders: StandingOrder[]): void => void this.#link.send({ type: 'orders', orders });

    #expect(command: Parameters<Link['send']>[0]): void {
        if (this.paced.skip() || this.waiting) return; // what was seen may be old
        this.#awaited = this.#link.send(command);
        this.waiting = true;
        this.choosing.forget();
    }

    /** Ask why a line is not possible now; the answer is kept until something happens. */
    whyNot(line: string): Promise<Reason> {
        const known = this.#reasons.get(line);
        if (known) return known;
        const reason = new Promise<Reason>((resolve) => this.#asking.set(line, resolve));
        this.#reasons.set(line, reason);
        this.#link.ask({ type: 'why-not', line });
        return reason;
    }

    // Hearing.

    #hear(told: Heard): void {
        switch (told.type) {
            case 'welcome':
                return this.#welcomed(told);
            case 'update':
                return this.paced.take(told);
            case 'refusal':
                this.refusal = told;
                if (!SENT_AGAIN.includes(told.error)) this.#settled(told.key);
                return;
            case 'reason':
                this.#asking.get(told.line ?? '')?.(told);
                return;
            case 'presence':
                this.here = told.here;
                this.watching = told.watching ?? 0;
        }
    }

    #welcomed(told: Welcome): void {
        this.mine = told.mine ?? [];
        this.host = told.host ?? false;
        const [first] = this.mine;
        if (this.seat === null && first !== undefined && this.mine.length === 1) this.sit(first);
    }

    #updated(told: Update): void {
        const turn = this.myTurn;
        const arriving = this.number === 0;
        const fresh = (told.entries ?? []).filter(
            ({ number }) =>
                number > this.number && !this.log.some((each) => each.number === number),
        );
        const moved = told.missed || fresh.some((entry) => entry.arranged);
        if ((told.seat ?? null) !== this.seat && (arriving || !moved)) return; // of where we looked from before
        this.seat = told.seat ?? null;
        if (told.version !== this.version || fresh.length) this.#reasons.clear();
        if (told.version !== this.version) this.choosing.forget();
        this.info = told.info ?? this.info;
        if (this.seat !== null) this.mine = told.info?.mine ?? this.mine;
        const ended = this.status === 'running' && (told.status ?? 'running') !== 'running';
        this.status = told.status ?? 'running';
        this.number = told.number;
        this.version = told.version;
        this.asked = told.asked ?? [];
        this.held = told.held ?? null;
        this.question = (told.question as Told | undefined) ?? null;
        this.sentence = told.sentence ?? '';
        this.named = told.named ?? {};
        this.options = (told.options ?? []) as Choice[];
        this.closing = (told.closing as Choice | undefined) ?? null;
        this.taken = (told.chosen ?? []) as Choice[];
        this.progress = told.progress ?? [];
        this.undo = told.undo ?? false;
        this.clocks = told.clocks ?? [];
        this.clocksAt = performance.now();
        this.window = told.window ?? null;
        this.windowEnds = ends(this.window);
        this.chat = told.chat ?? true;
        this.here = told.here ?? [];
        this.watching = told.watching ?? 0;
        this.proposal = told.proposal ?? null;
        this.outcome = told.outcome ?? null;
        this.panels = told.panels ?? [];
        this.news = arriving ? [] : fresh; // what lies before one came is no news
        this.log = struck([...this.log, ...fresh]).slice(-KEPT);
        this.view = told.view ?? null;
        tones.heard(soundsOf(this.news));
        const ending = this.#settled(told.ack) && this.#ending && this.held === this.seat;
        if (ending || endsByItself(this, habits.preferred.ends)) this.end();
        // After the end one may also read what those who watched have said.
        if (told.missed || ended) void this.#readRest(ended ? Infinity : this.#oldest);
        this.#pass();
        if (this.myTurn && !turn) tones.turn();
    }

    get #oldest(): number {
        return this.log[0]?.number ?? Infinity;
    }

    /** Read the part of the log before an entry, which updates left out. */
    async #readRest(known: number): Promise<void> {
        const [seat, language] = [this.seat, words.language];
        const rest: Happened[] = [];
        for (let after = 0, more = true; more;) {
            const asked = path(`/api/tables/${this.table}/log`, { seat, after, language });
            const page = await ask<LogPage>('GET', asked).catch(() => null);
            const older = (page?.entries ?? []).filter((entry) => entry.number < known);
            rest.push(...older);
            more = older.length > 0 && older.length === page?.entries.length;
            after = older.at(-1)?.number ?? after;
        }
        if (seat !== this.seat || language !== words.language) return;
        const all = new Map([...rest, ...this.log].map((entry) => [entry.number, entry]));
        this.log = [...all.values()].sort((one, other) => one.number - other.number).slice(-KEPT);
    }

    /** Know that the awaited command was taken or refused; tell whether it was that one. */
    #settled(key: string | null | undefined): boolean {
        if (this.#awaited === null || key !== this.#awaited) return false;
        this.#awaited = null;
        this.waiting = false;
        return true;
    }

    /** Where several sit at one device, let the next one take it. */
    #pass(): void {
        if (this.mine.length < 2 || this.myTurn) return;
        const owed = [...this.asked, ...(this.held === null ? [] : [this.held])];
        const next = this.mine.find(
            (seat) => owed.includes(seat) && !this.info?.seats[seat]?.resigned,
        );
        if (next !== undefined) this.curtain = next;
        else if (this.seat === null) this.curtain = this.mine[0] ?? null; // somebody has to look
    }
}
