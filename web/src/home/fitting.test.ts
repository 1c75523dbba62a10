/** Options that depend on each other follow a change, as little as is needed. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'vitest';

import type { GameInfo } from '../lib/wire';
import { fits, followed, matters, partsOf, PLAYERS, terms, turned, type Options } from './fitting';

const LEARNED = { learned: ['true'] };
const PLOT = { sets: ['plot', 'town,plot'] };
const GAME: GameInfo = {
    name: 'toy',
    version: 1,
    players: [2, 3, 4, 5],
    options: {
        learned: { values: ['true', 'false'], default: 'true' },
        sets: {
            values: ['none', 'town', 'plot', 'town,plot'],
            default: 'none',
            players: { none: [2, 3, 4], plot: [2, 3, 4] },
            needs: { town: LEARNED, 'town,plot': LEARNED },
        },
        people: {
            values: ['all', 'few'],
            default: 'all',
            free: true,
            needs: { few: LEARNED, '*': LEARNED },
        },
        cards: {
            values: ['random', 'seen'],
            default: 'random',
            free: true,
            needs: { seen: PLOT, '*': PLOT },
        },
    },
};

function after(players: number, options: Options, changed: string): [number, ...string[]] {
    const now = followed(GAME, terms(GAME, players, options), changed);
    assert.ok(fits(GAME, now));
    return [now.players, ...Object.values(now.options)];
}

test('what goes together stays as it is', () => {
    assert.deepEqual(after(3, {}, PLAYERS), [3, 'true', 'none', 'all', 'random']);
    const all = { sets: 'town,plot', people: 'anna,berta', cards: 'abc' };
    assert.deepEqual(after(5, all, 'sets'), [5, 'true', 'town,plot', 'anna,berta', 'abc']);
});

test('more players bring what they need', () => {
    assert.deepEqual(after(5, {}, PLAYERS), [5, 'true', 'town', 'all', 'random']);
    const plot = { learned: 'false', sets: 'plot', cards: 'seen' };
    assert.deepEqual(after(5, plot, PLAYERS), [5, 'true', 'town,plot', 'all', 'seen']);
});

test('a value brings what it needs of others', () => {
    const plain = { learned: 'false', sets: 'town' };
    assert.deepEqual(after(3, plain, 'sets'), [3, 'true', 'town', 'all', 'random']);
});

test('what needs a value goes with it, and nothing else', () => {
    const off = { learned: 'false', sets: 'town,plot', people: 'few', cards: 'abc' };
    assert.deepEqual(after(5, off, 'learned'), [4, 'false', 'plot', 'all', 'abc']);
    const none = { sets: 'none', cards: 'abc' };
    assert.deepEqual(after(5, none, 'sets'), [4, 'true', 'none', 'all', 'random']);
});

test('an option without a choice need not be shown', () => {
    const shown = (options: Options) =>
        Object.keys(GAME.options).filter((name) => matters(GAME, terms(GAME, 3, options), name));
    assert.deepEqual(shown({}), ['learned', 'sets', 'people']);
    assert.deepEqual(shown({ sets: 'plot' }), ['learned', 'sets', 'people', 'cards']);
    assert.deepEqual(shown({ learned: 'false' }), ['learned', 'sets']);
});

test('a word of a list is turned on and off, and another value takes the place of one', () => {
    const { learned, sets } = GAME.options;
    assert.ok(learned && sets);
    assert.deepEqual(partsOf(sets), ['town', 'plot']);
    assert.deepEqual(partsOf(learned), []);
    assert.equal(turned(sets, 'none', 'plot'), 'plot');
    assert.equal(turned(sets, 'plot', 'town'), 'town,plot');
    assert.equal(turned(sets, 'town,plot', 'town'), 'plot');
    assert.equal(turned(sets, 'plot', 'plot'), 'none');
    assert.equal(turned(learned, 'true', 'true'), 'false');
    assert.equal(turned(learned, 'false', 'true'), 'true');
});

const PATIENCE = 60_000; // ms: Python starts and lists all tables

test(
    'options of the real games go together as the rules say',
    () => {
        const python = process.env.PYTHON ?? '../.venv/bin/python';
        const told = execFileSync(python, ['scripts/tables.py'], { encoding: 'utf8' });
        const games = JSON.parse(told) as [GameInfo, [number, Options, boolean][]][];
        const seen = new Set(games.flatMap(([, tables]) => tables.map(([, , accepts]) => accepts)));
        assert.deepEqual(seen, new Set([true, false]));
        for (const [game, tables] of games)
            for (const [players, options, accepts] of tables) {
                const asked = { players, options };
                assert.equal(fits(game, asked), accepts, `${game.name} ${JSON.stringify(asked)}`);
                if (!accepts) continue;
                for (const [changed, { values }] of Object.entries(game.options))
                    for (const value of values) {
                        const now = { players, options: { ...options, [changed]: value } };
                        assert.ok(fits(game, followed(game, now, changed)), JSON.stringify(now));
                    }
            }
    },
    PATIENCE,
);
