/** The games that a master teaches: their lessons, their words, and the table at which one learns. */
import type { NewTable } from '../lib/wire';
import type { Lesson } from './lesson';

export interface Course {
    keys: string; // how the keys of its words begin
    emblem: string;
    learnt: readonly (readonly [icon: string, key: string])[]; // what the door promises
    table: NewTable;
    load: () => Promise<readonly Lesson[]>;
}

export const COURSES: Record<string, Course> = {
    masters: {
        keys: 'guide',
        emblem: 'em-palette',
        learnt: [
            ['leader', 'leaders'],
            ['marble-yellow', 'market'],
            ['production', 'cards'],
            ['faith', 'faith'],
        ],
        table: {
            game: 'masters',
            seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
            settings: { public: false },
            start: true,
        },
        load: async () => (await import('./masters/lessons')).LESSONS,
    },
    lorenzo: {
        keys: 'lorenzo-guide',
        emblem: 'em-dome',
        learnt: [
            ['member-orange', 'members'],
            ['building', 'cards'],
            ['harvest', 'work'],
            ['vatican', 'church'],
        ],
        table: {
            game: 'lorenzo',
            seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }],
            options: { advanced: false },
            settings: { public: false },
            start: true,
        },
        load: async () => (await import('./lorenzo/lessons')).LESSONS,
    },
    renaissance: {
        keys: 'renaissance-guide',
        emblem: 'em-fortress',
        learnt: [
            ['k-stone', 'castle'],
            ['attack', 'actions'],
            ['stock', 'stock'],
            ['mission-princely', 'missions'],
        ],
        table: {
            game: 'renaissance',
            seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }],
            options: { variant: 'quick', families: 'artisans' },
            settings: { public: false },
            start: true,
        },
        load: async () => (await import('./renaissance/lessons')).LESSONS,
    },
};
