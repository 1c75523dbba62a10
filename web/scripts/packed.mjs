/** Writes beside each file of text its compressed form, so that the server only picks one. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXT = /\.(js|css|html|svg|json|ftl)$/;

/** @returns {import('vite').Plugin} */
export function packed() {
    return {
        name: 'bottega-packed',
        apply: 'build',
        writeBundle(options) {
            const folder = options.dir ?? '.';
            for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
                if (!TEXT.test(name)) continue;
                const data = readFileSync(join(folder, name));
                const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
                writeFileSync(
                    join(folder, `${name}.br`),
                    brotliCompressSync(data, { params: quality }),
                );
                writeFileSync(join(folder, `${name}.gz`), gzipSync(data, { level: 9 }));
            }
        },
    };
}
