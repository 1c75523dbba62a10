/** How a table is run and which options it has, in words. */
import { optionKey } from '../home/setup';
import type { Settings, TableInfo } from '../lib/wire';
import { say, words } from '../lib/words.svelte';

export interface Term {
    icon: string;
    text: string;
}

/** Say everything that was agreed about a table. */
export function termsOf(info: TableInfo): Term[] {
    return [...optionTerms(info), ...settingTerms(info.settings)];
}

function optionTerms({ options, players }: TableInfo): Term[] {
    return Object.entries(options)
        .filter(([name]) => players === 1 || !name.startsWith('solo'))
        .filter(([name, value]) => words.knows(optionKey(name, value)))
        .map(([name, value]) => ({
            icon: 'board',
            text: say('lobby-option', {
                option: capital(say(optionKey(name))),
                value: say(optionKey(name, value)),
            }),
        }));
}

const capital = (text: string): string =>
    text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);

function settingTerms(settings: Settings): Term[] {
    const watch = settings.watch ?? 'open';
    return [
        { icon: 'clock', text: clockInWords(settings.clock ?? { kind: 'none' }) },
        { icon: 'undo', text: say('lobby-hand-over', { on: onOff(settings.hand_over ?? true) }) },
        { icon: 'spectator', text: say('lobby-watch', { watch, n: settings.delay ?? 20 }) },
        { icon: 'log', text: say('lobby-public', { on: onOff(settings.public ?? true) }) },
        { icon: 'chat', text: say('lobby-chat', { on: onOff(settings.chat !== 'closed') }) },
    ];
}

const onOff = (on: boolean): string => (on ? 'on' : 'off');

function clockInWords(clock: NonNullable<Settings['clock']>): string {
    if (clock.kind === 'none') return say('lobby-clock-none');
    if (clock.kind === 'days') return say('lobby-clock-days', { n: clock.days });
    const minutes = words.number(Math.round(clock.bank / 6) / 10);
    return say('lobby-clock-bank', { minutes, n: clock.increment ?? 0 });
}
