/** How the client is built: into a folder that the Python package carries. */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

import { notices, NOTICES } from './scripts/notices.mjs';
import { packed } from './scripts/packed.mjs';
import { worker } from './scripts/worker.mjs';

export default defineConfig(({ command }) => ({
    base: command === 'build' ? '/static/' : '/',
    plugins: [svelte(), worker(), notices(), packed()],
    publicDir: 'public',
    // Scripts and styles find each other wherever the page is served; in the page the server says it.
    experimental: {
        renderBuiltUrl: (_, { hostType }) => (hostType === 'html' ? undefined : { relative: true }),
    },
    build: {
        outDir: process.env.BOTTEGA_WEB ?? '../.build/web',
        emptyOutDir: true,
        license: { fileName: NOTICES },
        rolldownOptions: { checks: { bundlerTimings: false } },
        target: 'es2022',
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0, // the policy allows no data: scripts or fonts
    },
    server: {
        fs: { allow: ['..'] },
        proxy: {
            '/api': { target: process.env.BOTTEGA_SERVER ?? 'http://127.0.0.1:8000', ws: true },
        },
    },
}));
