/** No click from where recorded games stood loses anything that cannot be taken back. */
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

import {
    choose,
    give,
    laid,
    leads,
    NOTHING,
    offered,
    touch,
    touches,
    type Click,
    type Picks,
} from './narrow';
import type { Choice } from './wire';

interface Position {
    choices: Choice[];
    losses: number[]; // codes of what gives something away for good
}

const PATIENCE = 60_000; // ms: Python plays the recorded games again
const ROOMS = [900, 2700]; // pixels of chips: narrow and wide

const python = process.env.PYTHON ?? '../.venv/bin/python';
const told = execFileSync(python, ['scripts/clicks.py'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    timeout: PATIENCE,
});
const games = Object.entries(JSON.parse(told) as Record<string, Position[]>);

/** Everything that one click can do: on things, their controls, chips, quiet ways and the button. */
function clicks(choices: readonly Choice[], picks: Picks): Click[] {
    const things = [...new Set(choices.flatMap(touches))];
    const able = things.filter((thing) => leads(offered(choices, picks), picks, thing));
    const lines = ROOMS.flatMap((room) =>
        [true, false].flatMap((named) => {
            const { items, quiet, last } = laid(choices, picks, room, () => named);
            return [
                ...items.map((item) => choose(choices, picks, item, false)),
                ...quiet.map((item) => choose(choices, picks, item, true)),
                ...(last ? [{ answer: last }] : []),
            ];
        }),
    );
    const given = things.flatMap((thing) => give(choices, picks, thing) ?? []);
    return [...able.map((thing) => touch(choices, picks, thing)), ...given, ...lines];
}

const answers = (done: readonly Click[]): Choice[] =>
    done.flatMap((click) => ('answer' in click ? [click.answer] : []));

/** What is given by a click after one that only narrowed. */
const afterwards = (choices: readonly Choice[], done: readonly Click[]): Choice[] =>
    done.flatMap((click) => ('picks' in click ? answers(clicks(choices, click.picks)) : []));

test('recorded games have what is lost for good', () => {
    const lost = games.filter(([, positions]) => positions.some(({ losses }) => losses.length));
    expect(lost.map(([name]) => name)).toEqual(['lorenzo', 'renaissance']);
});

test.each(games)(
    'no click in %s is a trap, and a second one gives what was meant',
    (_, positions) => {
        expect(positions).toHaveLength(200);
        for (const { choices, losses } of positions) {
            const done = clicks(choices, NOTHING);
            const given = answers(done).filter(({ code }) => losses.includes(code));
            expect(given.map(({ line }) => line)).toEqual([]);
            const meant = new Set(
                afterwards(choices, losses.length ? done : []).map(({ code }) => code),
            );
            expect(losses.filter((code) => !meant.has(code))).toEqual([]);
        }
    },
);
