/** Every sentence a person reads: the catalogues of the Python side, read by Fluent. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { SvelteMap } from 'svelte/reactivity';

import { recall, remember } from './storage';

export const LANGUAGES = ['en', 'fr', 'it', 'de', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, FluentVariable>;

const sources = import.meta.glob<string>('../../../src/bottega/text/catalogues/*/*.ftl', {
    query: '?raw',
    import: 'default',
});

const found = (language: Language, name: string) =>
    sources[`../../../src/bottega/text/catalogues/${language}/${name}.ftl`];

function preferred(): Language {
    const wished = [recall<string>('language', ''), ...navigator.languages];
    const known = wished.map((tag) => LANGUAGES.find((each) => tag.startsWith(each)));
    return known.find((each) => each !== undefined) ?? 'en';
}

class Words {
    language = $state<Language>('en');
    #bundles = new SvelteMap<Language, FluentBundle>();
    #loaded = new Map<string, Promise<void>>();
    #said = new Map<string, string>();
    #names = new Set<string>(['bottega', 'web']);

    /** Speak the language this person prefers. */
    start(): Promise<void> {
        return this.speak(preferred());
    }

    /** Speak another language from now on. */
    async speak(language: Language): Promise<void> {
        await Promise.all([...this.#names].map((name) => this.#load(language, name)));
        this.#said.clear();
        this.language = language;
        document.documentElement.lang = language;
    }

    /** Choose a language and keep to it. */
    choose(language: Language): Promise<void> {
        remember('language', language);
        return this.speak(language);
    }

    /** Have more catalogues at hand: of a game, of a page. */
    async with(...names: string[]): Promise<void> {
        for (const name of names) this.#names.add(name);
        await Promise.all(names.map((name) => this.#load(this.language, name)));
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
        const before = this.#bundles.get(language);
        const bundle = before ?? new FluentBundle(language, { useIsolating: false });
        for (const error of bundle.addResource(resource))
            console.error(`${name}.ftl: ${error.message}`);
        this.#said.clear();
        this.#bundles.delete(language); // so that what was said with less is said again
        this.#bundles.set(language, bundle);
    }

    /** Say a message. What was said before is remembered: a board says hundreds of them at once. */
    say = (key: string, args: Args | null = null): string => {
        const bundle = this.#bundles.get(this.language);
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
    knows = (key: string): boolean => this.#bundles.get(this.language)?.hasMessage(key) ?? false;

    /** Join with the language's own "and". */
    both = (items: string[]): string => new Intl.ListFormat(this.language).format(items);

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
