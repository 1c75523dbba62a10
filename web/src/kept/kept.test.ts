import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { EMBLEMS, inOrder, lasting, TITLES } from './kept';

describe('what is kept', () => {
    it('stands before what is not, the latest first', () => {
        const kept = [
            { name: 'deal' },
            { name: 'ten-games', since: 5 },
            { name: 'won-alone' },
            { name: 'four-days', since: 9 },
        ];
        expect(inOrder(kept).map(({ name }) => name)).toEqual([
            'four-days',
            'ten-games',
            'deal',
            'won-alone',
        ]);
    });

    it('has an emblem of its own each, which is drawn', () => {
        const drawn = readFileSync('src/art/emblems.svg', 'utf8');
        const emblems = Object.values(EMBLEMS);
        expect(new Set(emblems).size).toBe(emblems.length);
        expect(emblems.filter((name) => !drawn.includes(`id="em-${name}"`))).toEqual([]);
        expect(Object.keys(TITLES).filter((name) => !(name in EMBLEMS))).toEqual([]);
    });
});

describe('how long a game took', () => {
    it('is said in the unit that fits', () => {
        expect(lasting(20_000)).toBe('1 minute');
        expect(lasting(95 * 60_000)).toBe('95 minutes');
        expect(lasting(26 * 3_600_000)).toBe('26 hours');
        expect(lasting(9 * 86_400_000)).toBe('9 days');
    });
});
