/** How a table is run and which options it has, in words. */
import { offerOf, type Offer } from '../coach/levels';
import { editorsOf } from '../games';
import { matters, terms } from '../home/fitting';
import { optionKey } from '../home/setup';
import { toldValue } from '../home/summary';
import { ask } from '../lib/api';
import type { Editors } from '../lib/editors';
import type { GameInfo, Rearranged, ServerInfo, Settings, TableInfo } from '../lib/wire';
import { say, words } from '../lib/words.svelte';

interface Term {
    icon: string;
    text: string;
}

/** What is to be known of the server about a game, to say its options and to change them. */
export interface Known {
    game: GameInfo | null;
    editors: Editors; // which say what is not listed
    bots: readonly string[];
    offer: Offer;
}

export const UNKNOWN: Known = { game: null, editors: {}, bots: [], offer: offerOf(null) };

/** Name who opened a table; who hides has no name for those who do not play there. */
export const hostOf = ({ host }: TableInfo): string => host || say('lobby-somebody');

/** Ask what a game's options are; without an answer fewer of them can be said. */
export async function knownOf(name: string): Promise<Known> {
    const editors = editorsOf(name).catch(() => ({}));
    const server = await ask<ServerInfo>('GET', '/api').catch(() => null);
    const game = server?.games.find((each) => each.name === name) ?? null;
    return { game, editors: await editors, bots: server?.bots ?? [], offer: offerOf(server) };
}

/** Say everything that was agreed about a table. */
export function termsOf(info: TableInfo, known: Known): Term[] {
    return [...optionTerms(info, known), ...settingTerms(info)];
}

/** Say what the host has changed of it. */
export function changedTerms(told: Rearranged, info: TableInfo, known: Known): string[] {
    const names = Object.keys(told.options ?? {});
    const options = { ...info.options, ...told.options };
    const chosen = optionTerms({ ...info, options }, known).filter(({ name }) =>
        names.includes(name),
    );
    const { settings } = told;
    const changed = settings
        ? SETTINGS.filter((name) => told.changed?.includes(name)).map((name) =>
              SAID[name](settings, info),
          )
        : [];
    return [...chosen, ...changed].flatMap((term) => term?.text ?? []);
}

function optionTerms(
    { options, players }: TableInfo,
    { game, editors }: Known,
): (Term & { name: string })[] {
    const at = game && terms(game, players, options);
    return Object.entries(options)
        .filter(([name]) => players === 1 || !name.startsWith('solo'))
        .filter(([name]) => !game || !at || matters(game, at, name))
        .filter(([name, value]) => words.knows(optionKey(name, value)) || name in editors)
        .map(([name, value]) => ({
            name,
            icon: 'board',
            text: say('lobby-option', {
                option: capital(say(optionKey(name))),
                value: toldValue(name, value, editors),
            }),
        }));
}

/** Begin a sentence, also with somebody who has no name. */
export const capital = (text: string): string =>
    text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);

type Said = (settings: Settings, info: TableInfo) => Term | null;

const unsaid: Said = () => null;

/** How each setting is said, in this order. */
const SAID: Record<keyof Settings, Said> = {
    practice: ({ practice }) => (practice ? { icon: 'hint', text: say('practice-agreed') } : null),
    rated: ({ rated, practice }) => ({
        icon: 'players',
        text: say(rated && !practice ? 'lobby-rated' : 'lobby-friendly'),
    }),
    clock: ({ clock }) => ({ icon: 'clock', text: clockInWords(clock) }),
    hand_over: (its) => ({
        icon: 'undo',
        text: say('lobby-hand-over', { on: onOff(its.hand_over) }),
    }),
    watch: ({ watch, delay }) => ({
        icon: 'spectator',
        text: say('lobby-watch', { watch, n: delay }),
    }),
    delay: unsaid, // it is said who may watch
    public: (its) => ({ icon: 'log', text: say('lobby-public', { on: onOff(its.public) }) }),
    chat: ({ chat }, { partners }) => ({
        icon: 'chat',
        text: say('lobby-chat', { on: onOff(chat !== 'closed' && !partners) }),
    }),
    substitute: unsaid,
    window: unsaid,
    pace: unsaid,
};

const SETTINGS = Object.keys(SAID) as (keyof Settings)[];

const settingTerms = (info: TableInfo): Term[] =>
    SETTINGS.flatMap((name) => SAID[name](info.settings, info) ?? []);

const onOff = (on: boolean): string => (on ? 'on' : 'off');

function clockInWords(clock: Settings['clock']): string {
    if (clock.kind === 'none') return say('lobby-clock-none');
    if (clock.kind === 'days') return say('lobby-clock-days', { n: clock.days });
    const minutes = words.number(Math.round(clock.bank / 6) / 10);
    return say('lobby-clock-bank', { minutes, n: clock.increment });
}
