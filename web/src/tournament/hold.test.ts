import { describe, expect, it } from 'vitest';

import { optionsFor } from '../home/setup';
import type { GameInfo } from '../lib/wire';
import { fitting, listed, pacesFor, setupOf, sizesFor, usualWish, wished } from './hold';

const info = { name: 'masters', players: [1, 2, 3, 4], options: {} } as unknown as GameInfo;

const castles = {
    name: 'renaissance',
    players: [2, 3, 4, 6, 8],
    options: {
        variant: {
            values: ['full', 'quick'],
            players: { quick: [2, 3, 4] },
            needs: { quick: { teams: ['false'] } },
        },
        teams: { values: ['false', 'true'], players: { false: [2, 3, 4], true: [4, 6, 8] } },
        families: { values: ['random'], free: true },
    },
} as unknown as GameInfo;

describe('a tournament that is to be held', () => {
    it('is played live in an arena, and by two in a round robin', () => {
        expect(pacesFor('arena').every(({ clock }) => clock.kind === 'bank')).toBe(true);
        expect(sizesFor(info, 'round-robin')).toEqual([2]);
        expect(sizesFor(info, 'swiss')).toEqual([2, 3, 4]);
    });

    it('follows what was changed', () => {
        const slow = pacesFor('swiss').at(-1);
        const wish = { ...usualWish('masters', 'artisan'), players: 3 };
        const changed = fitting({ ...wish, pace: slow ?? wish.pace }, info);
        expect(changed.pace.limits).toContain(changed.limit);
        expect(changed.players).toBe(3);
        const robin = fitting({ ...changed, system: 'round-robin' }, info);
        expect(robin.players).toBe(2);
        expect(fitting({ ...changed, system: 'arena' }, info).pace.clock.kind).toBe('bank');
    });

    it('can be held in the quick game, though nobody plays in teams there', () => {
        const wish = { ...usualWish('renaissance', 'artisan'), options: { variant: 'quick' } };
        const quick = fitting(wish, listed(castles));
        expect(wished(quick, castles).terms.options).toEqual({ variant: 'quick' });
        const choices = optionsFor(listed(castles), setupOf(quick)).map(([name]) => name);
        expect(choices).toEqual(['variant']);
    });

    it('takes nobody in after its last round', () => {
        const wish = { ...usualWish('masters', 'artisan'), rounds: 5, late: 5 };
        expect(fitting(wish, info).late).toBe(5);
        expect(fitting({ ...wish, rounds: 3 }, info).late).toBe(3);
        expect(fitting({ ...wish, rounds: 1 }, info).late).toBe(0);
    });

    it('begins when the host says so, or at a time', () => {
        const wish = { ...usualWish('masters', 'artisan'), name: ' Cup ' };
        expect(wished(wish, info)).toMatchObject({ name: 'Cup', begins: null });
        const at = wished({ ...wish, begins: '2030-01-02T20:00' }, info).begins;
        expect(at).toBe(new Date(2030, 0, 2, 20).getTime());
        expect(wished({ ...wish, late: 3, system: 'arena' }, info).terms.late).toBe(0);
    });
});
