/** Masters of Renaissance. */
import { firstTable } from '../../guide/lesson';
import type { Manifest } from '../manifest';

export const manifest: Manifest = {
    picture: async () => (await import('./Picture.svelte')).default,
    board: async () => (await import('./board/drawn')).drawn,
    course: {
        keys: 'guide',
        emblem: 'em-palette',
        learnt: [
            ['leader', 'leaders'],
            ['marble-yellow', 'market'],
            ['production', 'cards'],
            ['faith', 'faith'],
        ],
        table: firstTable('masters', 'random'),
        load: async () => (await import('./lessons/lessons')).LESSONS,
    },
    book: {
        game: 'masters',
        catalogues: ['masters-names', 'masters-rules'],
        load: async () => (await import('./book/chapters')).CHAPTERS,
    },
};
