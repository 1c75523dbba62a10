/** Writes src/lib/wire.ts from the server's own description of its messages. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';

const python = process.env.PYTHON ?? '../.venv/bin/python';
const schema = JSON.parse(execFileSync(python, ['scripts/schema.py'], { encoding: 'utf8' }));

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

const source = await compile({ title: 'Wire', ...plain(schema) }, 'Wire', {
    additionalProperties: false,
    unreachableDefinitions: true,
    bannerComment: '/** Made by `npm run types` from the values of the server. Do not edit. */',
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
writeFileSync(process.argv[2] ?? 'src/lib/wire.ts', out);
