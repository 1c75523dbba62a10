/** What languages do to a name behind a small word, as `text/grammar.py` does it. */
import type { FluentFunction, FluentValue } from '@fluent/bundle';

const first = (name: string): string => name.normalize('NFD').charAt(0).toLowerCase();

/** “de Bob”, “d’Alice”. */
const de = (name: string): string =>
    ('aehiouœæ'.includes(first(name) || ' ') ? 'd’' : 'de ') + name;

/** “a Bob”, “ad Alice”. */
const ad = (name: string): string => (first(name) === 'a' ? 'ad ' : 'a ') + name;

const worded =
    (said: (name: string) => string): FluentFunction =>
    ([name]: FluentValue[]) =>
        said(String(name));

export const FUNCTIONS: Record<string, FluentFunction> = { DE: worded(de), AD: worded(ad) };
