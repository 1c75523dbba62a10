/** Which leaders can be dealt: those of the game itself, and those that come with expansions. */
import { all, board } from '../board/pieces';

const BASE = ['base', 'advanced']; // what is in the game's own box

const ALL = 'all';

type Options = Record<string, string>;

/** How many leaders a table must have at least: as many as all are dealt, and one hand more. */
export const fewest = (players: number): number => (board()?.dealt ?? 0) * (players + 1);

/** All leaders with the module that each comes with, in the server's order. */
function everyone(): [string, string][] {
    return all('leader').map(([name, { module = '' }]) => [name, module]);
}

/** The leaders there are at a table with such options. */
export function pool(options: Options): string[] {
    const modules = [...BASE, ...(options['modules'] ?? '').split(',')];
    return everyone().flatMap(([name, module]) => (modules.includes(module) ? [name] : []));
}

/** The leaders that a value of the option stands for. */
export function chosen(value: string, options: Options): string[] {
    const all = pool(options);
    if (value === ALL) return all;
    const usual = everyone().flatMap(([name, module]) => (BASE.includes(module) ? [name] : []));
    if (value === 'base') return all.filter((name) => usual.includes(name));
    if (value === 'new') return all.filter((name) => !usual.includes(name));
    const names = value.split(',');
    return all.filter((name) => names.includes(name));
}
