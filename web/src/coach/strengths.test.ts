import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { GAMES } from '../games/names';
import { STRENGTHS } from './strengths';

const ROW = /^\| (\w+) \| (\w+) \| \d+% \| \d+ \| ([\d.]+)%/gm;

/** The wins against the level below in the first table of a ladder's page. */
function measured(game: string): Record<string, number> {
    const page = readFileSync(new URL(`../../../docs/ladder-${game}.md`, import.meta.url), 'utf8');
    const [table = ''] = page.split('## ');
    const rows = [...table.matchAll(ROW)].filter(([, , against]) => against !== 'greedy');
    return Object.fromEntries(rows.map(([, level, , wins]) => [level, Number(wins)]));
}

test.each(GAMES)('%s: what is told of strengths is what the ladder measured', (game) => {
    expect(STRENGTHS[game]).toEqual(measured(game));
});
