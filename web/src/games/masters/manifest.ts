/** Masters of Renaissance. */
import { firstTable } from '../../guide/lesson';
import type { Manifest } from '../manifest';
import Picture from './Picture.svelte';

export const manifest: Manifest = {
    Picture,
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
        catalogues: ['rules', 'masters', 'masters-rules'],
        load: async () => (await import('./book/chapters')).CHAPTERS,
    },
};
