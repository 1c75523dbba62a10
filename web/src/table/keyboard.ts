/** Keys at a table: numbers answer, and a few letters do what the buttons do. */
import type { Sitting } from '../lib/sitting.svelte';

interface Reach {
    sitting: () => Sitting;
    help: () => void;
    words: () => void;
    next: () => void;
    rule: () => void;
    hint: () => void;
    preferences: () => void;
    away: () => boolean; // put something away; tell whether there was something
}

const PATIENCE = 700; // ms for the second digit, where there are more than nine answers

export function keyboard({
    sitting,
    help,
    words,
    next,
    rule,
    hint,
    preferences,
    away,
}: Reach): (event: KeyboardEvent) => void {
    let typed = '';
    let timer = 0;

    function settle(): void {
        const item = sitting().items[Number(typed) - 1];
        typed = '';
        if (item) sitting().choose(item);
    }

    function digit(key: string): void {
        clearTimeout(timer);
        typed += key;
        const most = sitting().items.length;
        if (Number(typed) * 10 > most || typed.length > 1) settle();
        else timer = window.setTimeout(settle, PATIENCE);
    }

    /** Press the solid button. */
    function close(): void {
        const { held, seat, last } = sitting();
        if (held !== null && held === seat) sitting().end();
        else if (last) sitting().answer(last);
    }

    return (event) => {
        const target = event.target instanceof HTMLElement ? event.target : null;
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (target?.matches('input, textarea, select')) return;
        if (sitting().curtain !== null) return;
        if (/^\d$/.test(event.key) && !(event.key === '0' && !typed)) return digit(event.key);
        const idle = target === null || target === document.body || !target.matches('button, a');
        switch (event.key) {
            case 'u':
                return sitting().takeBack();
            case 'Escape':
                return void (sitting().back() || away());
            case 'Enter':
            case 'e':
                if (event.key === 'e' || idle) close();
                return;
            case ' ':
                if (idle && sitting().paced.skip()) event.preventDefault();
                return;
            case ',':
                return preferences();
            case '?':
                return help();
            case 'r':
                return rule();
            case 'h':
                return hint();
            case 't':
                return words();
            case 'p':
                return next();
            case 'c':
                event.preventDefault();
                return document.getElementById('say')?.focus();
        }
    };
}
