/** Every sentence a person reads: the catalogues of the Python side, read by Fluent. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';

import { GAMES } from '../games/names';
import { FUNCTIONS } from './grammar';
import { recall, remember } from './storage';

export const LANGUAGES = ['en', 'fr', 'it', 'de', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, FluentVariable>;

const sources = import.meta.glob<string>(
    [
        '../../../src/bottega/text/catalogues/*/*.ftl',
        // What only others say: of a game pages read its names.
        '!../../../src/bottega/text/catalogues/*/{masters,lorenzo,renaissance,coach,terminal}.ftl',
    ],
    { query: '?raw', import: 'default' },
);

const found = (language: Language, name: string) =>
    sources[`../../../src/bottega/text/catalogues/${language}/${name}.ftl`];

/** Catalogues of a game stand on a shelf of their own, since games use the same keys. */
const COMMON = 'common';
const shelf = (name: string) => GAMES.find((game) => name.split('-')[0] === game) ?? COMMON;

function preferred(): Language {
    const wished = [recall<string>('language', ''), ...navigator.languages];
    const known = wished.map((tag) => LANGUAGES.find((each) => tag.startsWith(each)));
    return known.find((each) => each !== undefined) ?? 'en';
}

class Words {
    language = $state<Language>('en');
    #shelf = $state(COMMON); // whose words are spoken: of a game, with what is common to all
    #bundles = new SvelteMap<string, FluentBundle>(); // by language and shelf
    #common = new Map<Language, FluentResource[]>();
    #loaded = new Map<string, Promise<void>>();
    #said = new Map<string, string>();
    #names = new Set<string>(['bottega', 'web']);
    #wished: Language = 'en'; // the language that was asked for last

    /** Speak the language this person prefers. */
    start(): Promise<void> {
        return this.speak(preferred());
    }

    /** Speak another language as soon as all its words are there; until then the one before. */
    async speak(language: Language): Promise<void> {
        this.#wished = language;
        await this.#fetch(language);
        if (this.#wished !== language) return;
        this.#said.clear();
        this.language = language;
        document.documentElement.lang = language;
    }

    /** Choose a language and keep to it. */
    choose(language: Language): Promise<void> {
        remember('language', language);
        return this.speak(language);
    }

    /** Have the catalogues of a language, and those that were asked for meanwhile. */
    async #fetch(language: Language): Promise<void> {
        for (let had = 0; had < this.#names.size;) {
            had = this.#names.size;
            await Promise.all([...this.#names].map((name) => this.#load(language, name)));
        }
    }

    /** Have more catalogues at hand: of a game, of a page. Who waits for them waits only once. */
    async with(...names: string[]): Promise<void> {
        for (const name of names) this.#names.add(name);
        const language = untrack(() => this.language);
        await Promise.all(names.map((name) => this.#load(language, name)));
        const game = names.map(shelf).find((each) => each !== COMMON);
        if (game === undefined || game === this.#shelf) return;
        this.#said.clear();
        this.#shelf = game;
    }

    #load(language: Language, name: string): Promise<void> {
        const key = `${language}/${name}`;
        const loading = this.#loaded.get(key) ?? this.#read(language, name);
        this.#loaded.set(key, loading);
        return loading;
    }

    async #read(language: Language, name: string): Promise<void> {
        const source = found(language, name);
        if (source === undefined) return;
        const resource = new FluentResource(await source());
        const shared = this.#common.get(language) ?? [];
        this.#common.set(language, shared);
        const own = `${language}/${shelf(name)}`;
        this.#bundles.set(own, this.#bundles.get(own) ?? this.#bundle(language, shared));
        if (shelf(name) === COMMON) shared.push(resource);
        for (const [key, bundle] of [...this.#bundles]) {
            const reaches = shelf(name) === COMMON ? key.startsWith(`${language}/`) : key === own;
            if (reaches) this.#add(key, bundle, resource, name);
        }
        this.#said.clear();
    }

    #bundle(language: Language, resources: readonly FluentResource[]): FluentBundle {
        const bundle = new FluentBundle(language, { functions: FUNCTIONS, useIsolating: false });
        for (const resource of resources) bundle.addResource(resource);
        return bundle;
    }

    #add(key: string, bundle: FluentBundle, resource: FluentResource, name: string): void {
        for (const error of bundle.addResource(resource))
            console.error(`${name}.ftl: ${error.message}`);
        this.#bundles.delete(key); // so that what was said with less is said again
        this.#bundles.set(key, bundle);
    }

    get #spoken(): FluentBundle | undefined {
        const own = this.#bundles.get(`${this.language}/${this.#shelf}`);
        return own ?? this.#bundles.get(`${this.language}/${COMMON}`);
    }

    /** Say a message. What was said before is remembered: a board says hundreds of them at once. */
    say = (key: string, args: Args | null = null): string => {
        const bundle = this.#spoken;
        const known = args === null ? key : key + JSON.stringify(args);
        const before = this.#said.get(known);
        if (before !== undefined && bundle !== undefined) return before;
        const text = this.#format(bundle, key, args ?? {});
        this.#said.set(known, text);
        return text;
    };

    #format(bundle: FluentBundle | undefined, key: string, args: Args): string {
        const pattern = bundle?.getMessage(key)?.value;
        if (bundle === undefined || pattern === null || pattern === undefined) {
            console.error(`no message is called ${key} in ${this.language}`);
            return key;
        }
        const errors: Error[] = [];
        const text = bundle.formatPattern(pattern, args, errors);
        for (const error of errors) console.error(`${key} cannot be said: ${error.message}`);
        return text;
    }

    /** Tell whether there is such a message. */
    knows = (key: string): boolean => this.#spoken?.hasMessage(key) ?? false;

    /** Join with the language's own "and". */
    both = (items: string[]): string => this.#listed(items, 'conjunction');

    /** Join with the language's own "or". */
    either = (items: string[]): string => this.#listed(items, 'disjunction');

    #listed(items: string[], type: 'conjunction' | 'disjunction'): string {
        const language = this.language === 'en' ? 'en-GB' : this.language; // no comma before "and"
        return new Intl.ListFormat(language, { type }).format(items);
    }

    /** Put sentences one after the other; Japanese leaves no space between them. */
    told = (sentences: readonly string[]): string =>
        sentences.join(this.language === 'ja' ? '' : ' ');

    /** Write a number, a time or a span as the language does. */
    number = (n: number): string => n.toLocaleString(this.language);
    when = (ms: number): string =>
        new Intl.DateTimeFormat(this.language, { dateStyle: 'medium', timeStyle: 'short' }).format(
            ms,
        );
}

export const words = new Words();
export const say = words.say;
