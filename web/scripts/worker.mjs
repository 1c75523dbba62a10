/** Builds the service worker as one file of its own, which shares no code at run time with the pages. */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const SOURCE = fileURLToPath(new URL('../src/sw.ts', import.meta.url));
const NAME = 'sw.js'; // the server gives it at its root

/** @returns {import('vite').Plugin} */
export function worker() {
    let base = '/';
    return {
        name: 'bottega-worker',
        apply: 'build',
        configResolved(config) {
            base = config.base;
        },
        async generateBundle() {
            const built = await build({
                configFile: false,
                publicDir: false,
                logLevel: 'warn',
                base,
                build: {
                    write: false,
                    target: 'es2022',
                    modulePreload: false,
                    rolldownOptions: {
                        input: SOURCE,
                        output: { format: 'iife', entryFileNames: NAME },
                    },
                },
            });
            const [made] = /** @type {import('vite').Rolldown.RolldownOutput} */ (built).output;
            this.emitFile({ type: 'asset', fileName: NAME, source: made.code });
        },
    };
}
