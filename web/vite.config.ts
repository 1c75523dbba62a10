/** How the client is built: into a folder that the Python package carries. */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Rolldown } from 'vite';

import { notices, NOTICES } from './scripts/notices.mjs';
import { packed } from './scripts/packed.mjs';
import { worker } from './scripts/worker.mjs';

/** Each file costs a request with its headers, so small parts that pages share come together. */
const TOGETHER: Rolldown.CodeSplittingGroup[] = [
    { name: 'door', tags: ['$initial'] },
    { name: 'parts', test: /src\/(lib|parts)\// },
    {
        name: 'play',
        test: /src\/(table\/|coach\/(Dots|levels)|games\/(\w+\/)?\w+\.ts|rules\/book)/,
    },
    { name: 'home', test: /src\/home\// },
    { name: (id: string) => /src\/games\/(\w+)\/(board|book\/sections)/.exec(id)?.[1] ?? null },
];

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
        rolldownOptions: {
            checks: { bundlerTimings: false },
            output: { codeSplitting: { minShareCount: 2, groups: TOGETHER } },
        },
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
