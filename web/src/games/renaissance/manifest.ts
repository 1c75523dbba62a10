/** Renaissance. */
import { firstTable } from '../../guide/lesson';
import { pieces } from '../../lib/things.svelte';
import { words } from '../../lib/words.svelte';
import type { Manifest } from '../manifest';

export const manifest: Manifest = {
    picture: async () => (await import('./Picture.svelte')).default,
    board: async () => (await import('./board/drawn')).drawn,
    course: {
        keys: 'renaissance-guide',
        emblem: 'em-fortress',
        learnt: [
            ['k-stone', 'castle'],
            ['attack', 'actions'],
            ['stock', 'stock'],
            ['mission-princely', 'missions'],
        ],
        table: firstTable('renaissance', 'greedy', { variant: 'quick', families: 'artisans' }),
        load: async () => (await import('./lessons/lessons')).LESSONS,
    },
    book: {
        game: 'renaissance',
        catalogues: ['renaissance-names', 'renaissance-board', 'renaissance-rules'],
        load: async () => (await import('./book/chapters')).CHAPTERS,
    },
    editors: async () => {
        const { editors } = await import('./editors/editors');
        const loaded = pieces.load('renaissance').catch(() => undefined); // the server judges then
        await Promise.all([loaded, words.with('renaissance-names')]);
        return editors;
    },
};
