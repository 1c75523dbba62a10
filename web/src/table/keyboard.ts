/** Keys at a table: letters and numbers answer, and with Shift letters do what buttons do. */
import type { Choosing } from '../lib/choosing.svelte';
import { UNDO } from '../lib/keys';
import type { Sitting } from '../lib/sitting.svelte';

/** Where one answers by keys. */
type Keyed = Pick<Sitting, 'choosing' | 'curtain' | 'takeBack'> & {
    readonly paced: Pick<Sitting['paced'], 'skip'>;
};

/** What keys do at the table, besides answering. */
export interface Reach {
    sitting: () => Keyed;
    help: () => void;
    why: (held: boolean) => void; // show what is not possible, as long as the key is held
    words: () => void;
    next: () => void;
    rule: () => void;
    hint: () => void;
    preferences: () => void;
    away: () => boolean; // put something away; tell whether there was something
}

const PATIENCE = 700; // ms for the second digit, where there are more than nine answers
const HELD = 300; // ms after which a key is held, and was not only pressed
const STEPS: Record<string, number> = { '+': 1, '-': -1 };

/** Numbers of one digit or two. */
class Digits {
    #typed = '';
    #timer = 0;

    constructor(private readonly choosing: () => Choosing) {}

    press(key: string): void {
        if (key === '0' && !this.#typed && !this.choosing().steps.length) return;
        clearTimeout(this.#timer);
        this.#typed += key;
        const choosing = this.choosing();
        if (choosing.steps.length) choosing.press(Number(this.#typed));
        if (!choosing.steps.length && this.#complete) return this.#settle();
        this.#timer = window.setTimeout(this.#settle, PATIENCE);
    }

    get #complete(): boolean {
        return this.#typed.length > 1 || Number(this.#typed) * 10 > this.choosing().most;
    }

    #settle = (): void => {
        const number = Number(this.#typed);
        this.#typed = '';
        this.choosing().press(number);
    };
}

/** The question mark: pressed it explains the keys, held it shows what is not possible. */
class QuestionMark {
    #code = ''; // of the key that is down
    #timer = 0;

    constructor(private readonly reach: Reach) {}

    down({ code, repeat }: KeyboardEvent): void {
        if (repeat || this.#code) return;
        this.#code = code;
        this.#timer = window.setTimeout(() => {
            this.#timer = 0;
            this.reach.why(true);
        }, HELD);
    }

    up({ code }: { code: string }): void {
        if (!this.#code || code !== this.#code) return;
        if (this.#timer) this.reach.help();
        this.drop();
    }

    drop = (): void => {
        clearTimeout(this.#timer);
        this.#code = '';
        this.#timer = 0;
        this.reach.why(false);
    };
}

/** Whether Enter and Space are not meant for what has the focus. */
const idle = (target: HTMLElement | null): boolean =>
    target === null || target === document.body || !target.matches('button, a');

export function keyboard(reach: Reach) {
    const choosing = () => reach.sitting().choosing;
    const digits = new Digits(choosing);
    const mark = new QuestionMark(reach);
    const commands: Record<string, () => void> = {
        C: () => document.getElementById('say')?.focus(),
        H: reach.hint,
        P: reach.next,
        R: reach.rule,
        T: reach.words,
        [UNDO.toUpperCase()]: () => reach.sitting().takeBack(),
        ',': reach.preferences,
        Backspace: () => choosing().erase(),
    };

    /** A letter alone: undo, or letters of an answer once others were typed. */
    function letter(key: string): void {
        if (key === UNDO && !choosing().typed) reach.sitting().takeBack();
        else choosing().type(key);
    }

    function enter(event: KeyboardEvent, free: boolean): void {
        if (!free && !choosing().typed) return;
        event.preventDefault();
        choosing().enter();
    }

    function onkeydown(event: KeyboardEvent): void {
        const { key, shiftKey } = event;
        const target = event.target instanceof HTMLElement ? event.target : null;
        if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
        if (target?.matches('input, textarea, select')) return;
        if (reach.sitting().curtain !== null) return;
        const command = commands[shiftKey ? key.toUpperCase() : key];
        if (command) {
            event.preventDefault();
            command();
        } else if (/^\d$/.test(key)) digits.press(key);
        else if (/^\p{L}$/u.test(key) && !shiftKey) letter(key.toLowerCase());
        else if (key in STEPS) choosing().step(STEPS[key]!);
        else if (key === 'Enter') enter(event, idle(target));
        else if (key === 'Escape') void (choosing().back() || reach.away());
        else if (key === '?') mark.down(event);
        else if (key === ' ' && idle(target) && reach.sitting().paced.skip())
            event.preventDefault();
    }

    return { onkeydown, onkeyup: (event: KeyboardEvent) => mark.up(event), onblur: mark.drop };
}
