/** Which leaders can be dealt: those of the game itself, and those that come with expansions. */
import { pieces } from '../../lib/things.svelte';

const GAME = 'lorenzo';
const EACH = 4; // leaders that each player is dealt, and as many that nobody gets
// In the order in which the pieces are told: what they come with, and how many they are.
const SETS = [
    ['', 20],
    ['houses', 20],
    ['pazzi', 4],
] as const;
const BASE = SETS[0][1];

export const ALL = 'all';

type Options = Record<string, string>;

/** How many leaders a table must have at least. */
export const fewest = (players: number): number => EACH * (players + 1);

/** The leaders there are at a table with such options. */
export function pool(options: Options): string[] {
    const names = Object.keys(pieces.of(GAME)?.things ?? {})
        .filter((key) => key.startsWith('leader-'))
        .map((key) => key.slice('leader-'.length));
    const modules = (options['modules'] ?? '').split(',');
    let from = 0;
    return SETS.flatMap(([module, n]) => {
        const some = names.slice(from, (from += n));
        return module === '' || modules.includes(module) ? some : [];
    });
}

/** The leaders that a value of the option stands for. */
export function chosen(value: string, options: Options): string[] {
    const all = pool(options);
    if (value === ALL) return all;
    if (value === 'base') return all.slice(0, BASE);
    if (value === 'new') return all.slice(BASE);
    const names = value.split(',');
    return all.filter((name) => names.includes(name));
}
