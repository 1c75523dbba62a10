/** Writes wire.ts, settings.ts and protocol.ts in src/lib from the server's own description of its messages. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';
import { format, resolveConfig } from 'prettier';

const python = process.env.PYTHON ?? '../.venv/bin/python';
const env = { ...process.env, PYTHONPATH: '../src' }; // the sources, not what was built of them
const { protocol, ...schema } = JSON.parse(
    execFileSync(python, ['scripts/schema.py'], { encoding: 'utf8', env }),
);

/**
 * A value of any kind is an open record; bounds of lists would make tuples of them.
 * @returns {any}
 */
function plain(/** @type {any} */ part) {
    if (Array.isArray(part)) return part.map(plain);
    if (typeof part !== 'object' || part === null) return part;
    const {
        title: _title,
        default: _default,
        minItems: _min,
        maxItems: _max,
        examples: _examples,
        discriminator: _,
        ...kept
    } = part;
    if (kept.type === 'object' && !kept.properties && !kept.additionalProperties)
        kept.additionalProperties = {};
    for (const [name, value] of Object.entries(kept))
        kept[name] = NAMED.has(name) ? each(value) : plain(value);
    return kept;
}

const NAMED = new Set(['properties', 'definitions']); // their keys are names, not words of the schema
const each = (/** @type {any} */ parts) =>
    Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, plain(part)]));

/**
 * What the server takes of each field: numbers from and to, words of a list, the usual one first.
 * @returns {any}
 */
function bounds(/** @type {any} */ part) {
    if (part.discriminator) return rows(part.discriminator.mapping, (ref) => fields(named(ref)));
    const { minimum: min, maximum: max, enum: words, examples: offered } = part.anyOf?.[0] ?? part;
    const usual = (/** @type {string} */ word) => Number(word === part.default);
    const values = words?.toSorted(
        (/** @type {string} */ a, /** @type {string} */ b) => usual(b) - usual(a),
    );
    return { min, max, values, offered };
}

const named = (/** @type {string} */ ref) => schema.definitions[ref.replace(/.*\//, '')];
const fields = (/** @type {any} */ { properties: { kind: _, ...own } }) => rows(own, bounds);
const rows = (/** @type {any} */ parts, /** @type {(part: any) => any} */ make) =>
    Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, make(part)]));

const BANNER = '/** Made by `npm run types` from the values of the server. Do not edit. */';
const { Settings: settings } = schema.definitions;
const settled = `${BANNER}
import type { Settings } from './wire';

/** How a table is run where nobody says otherwise. */
export const USUAL: Settings = ${JSON.stringify(rows(settings.properties, (part) => part.default))};

/** What the server takes of each setting, and what of it is worth offering. */
export const BOUNDS = ${JSON.stringify(fields(settings))} as const;
`;

const source = await compile({ title: 'Wire', ...plain(schema) }, 'Wire', {
    additionalProperties: false,
    unreachableDefinitions: true,
    bannerComment: BANNER,
    style: { singleQuote: true, printWidth: 100, tabWidth: 4 },
});
const out = source
    .replace(/\bBottegaGames([A-Z][a-z]+)(Views|Events|Printed)/g, '$1') // two games may use one name
    .replace(/\bBottegaGames([A-Z][a-z]+)Telling(Questions)?/g, '$1Told')
    .replace(/\bBottegaKernelTelling/g, '')
    .replace(/^export interface Wire \{[\s\S]*?\n\}\n/m, '')
    .replace(
        / \*\n \* This interface was referenced by `Wire`'s JSON-Schema\n \* via the `definition` ".*"\.\n/g,
        '',
    )
    .replace(
        /\/\*\*\n \* This interface was referenced by `Wire`'s JSON-Schema\n \* via the `definition` ".*"\.\n \*\/\n/g,
        '',
    )
    .replace(/\/\*\*\n \* (.*)\n \*\/\n/g, '/** $1 */\n');
const spoken = `${BANNER}
export const PROTOCOL = ${protocol};
`;
const folder = process.argv[2] ?? 'src/lib';
writeFileSync(`${folder}/protocol.ts`, spoken);
writeFileSync(`${folder}/wire.ts`, out);
const look = await resolveConfig('src/lib/settings.ts');
writeFileSync(`${folder}/settings.ts`, await format(settled, { ...look, parser: 'typescript' }));
