import { describe, expect, it } from 'vitest';

import type { Things } from '../lib/wire';
import { cardsOf, NOTHING, openingsOf, queryOf, wishOf } from './search';

const thing = (kind: string, called: string, type = '') => ({
    kind,
    name: called,
    called,
    text: '',
    facts: { type },
});
const things = {
    things: {
        'card-1': thing('card', 'the well', 'special'),
        'card-2': thing('card', 'the well', 'princely'),
        'card-3': thing('card', 'a raid', 'action'),
        'castle-a': thing('castle', 'Chillon'),
        'token-1': thing('token', 'a token'),
    },
} as unknown as Things;

describe('a search', () => {
    it('is written into the address and read from it', () => {
        const wish = { ...NOTHING, game: 'masters', card: 'card-7', name: 'Ada' };
        const query = queryOf(wish);
        expect(query).toMatchObject({ game: 'masters', card: 'card-7', opening: null });
        const said = Object.entries(query).filter(([, value]) => value !== null);
        expect(wishOf(new URLSearchParams(said as [string, string][]))).toEqual(wish);
    });

    it('leaves away what says nothing without a title', () => {
        const query = queryOf({ ...NOTHING, card: 'card-7', players: '2', name: 'Ada' });
        expect(query).toMatchObject({ card: null, players: null, name: 'Ada' });
    });
});

describe('pieces to search for', () => {
    it('are those one has at the end, each with a name of its own', () => {
        expect(cardsOf(things)).toEqual([
            { key: 'card-1', name: 'The well' },
            { key: 'card-2', name: 'The well (2)' },
            { key: 'castle-a', name: 'Chillon' },
        ]);
        expect(openingsOf(things).map(({ key }) => key)).toEqual(['castle-a']);
        expect(cardsOf(undefined)).toEqual([]);
    });
});
