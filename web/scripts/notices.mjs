/** Completes the licences that Vite collects from the packages it bundles, and adds the typefaces'. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const NOTICES = 'notices.json'; // lists name, version, identifier and text of each
const FONTS = new URL('../src/fonts/', import.meta.url);
const LICENCE = '-LICENSE.txt';
const KNOWN = new URL('../licences/', import.meta.url); // for packages that only name theirs

/** @typedef {{ name: string, version: string | null, identifier: string, text?: string }} Notice */

/** @returns {Notice} */
function complete(/** @type {Notice} */ notice) {
    if (notice.text) return notice;
    const known = new URL(`${notice.identifier}.txt`, KNOWN);
    if (!existsSync(known)) throw new Error(`${notice.name} comes without the text of its licence`);
    return { ...notice, text: readFileSync(known, 'utf8').trim() };
}

/** @returns {import('vite').Plugin} */
export function notices() {
    return {
        name: 'bottega-notices',
        apply: 'build',
        writeBundle(options) {
            const file = join(options.dir ?? '.', NOTICES);
            const bundled = JSON.parse(readFileSync(file, 'utf8'));
            const fonts = readdirSync(FONTS)
                .filter((name) => name.endsWith(LICENCE))
                .map((name) => ({
                    name: name.slice(0, -LICENCE.length).replaceAll('-', ' '),
                    version: null,
                    identifier: 'OFL-1.1',
                    text: readFileSync(new URL(name, FONTS), 'utf8').trim(),
                }));
            writeFileSync(file, JSON.stringify([...fonts, ...bundled.map(complete)]));
        },
    };
}
