/** Lorenzo il Magnifico. */
import { firstTable } from '../../guide/lesson';
import { pieces } from '../../lib/things.svelte';
import { words } from '../../lib/words.svelte';
import type { Manifest } from '../manifest';

export const manifest: Manifest = {
    picture: async () => (await import('./Picture.svelte')).default,
    board: async () => (await import('./board/drawn')).drawn,
    course: {
        keys: 'lorenzo-guide',
        emblem: 'em-dome',
        learnt: [
            ['member-orange', 'members'],
            ['building', 'cards'],
            ['harvest', 'work'],
            ['vatican', 'church'],
        ],
        table: firstTable('lorenzo', 'greedy', { advanced: false }),
        load: async () => (await import('./lessons/lessons')).LESSONS,
    },
    book: {
        game: 'lorenzo',
        catalogues: [
            'lorenzo-names',
            'lorenzo-rules',
            'lorenzo-rules-houses',
            'lorenzo-rules-pazzi',
        ],
        load: async () => (await import('./book/chapters')).CHAPTERS,
    },
    first: { advanced: 'false' },
    extras: [
        ['advanced', 'true'],
        ['modules', 'houses'],
        ['modules', 'pazzi'],
    ],
    editors: async () => {
        const { editors, ready } = await import('./editors/editors');
        await ready();
        return editors;
    },
    decks: async () => {
        const [{ default: Builder }] = await Promise.all([
            import('./decks/Builder.svelte'),
            pieces.load('lorenzo'),
            words.with('home', 'lorenzo-names', 'lorenzo-board', 'lorenzo-decks'),
        ]);
        return Builder;
    },
};
