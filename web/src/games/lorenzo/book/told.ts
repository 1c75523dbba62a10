/** Lists of Lorenzo's pieces for the tables of the rules, as the server tells them. */
import { pieces } from '../../../lib/things.svelte';
import {
    board,
    type BonusFacts,
    type Counts,
    type LeaderFacts,
    type TileFacts,
} from '../board/facts';

/** All pieces of a sort by the names they have at the server, in its order. */
function all<T>(sort: string): [string, T][] {
    const found = Object.entries(pieces.of('lorenzo')?.things ?? {});
    const wanted = found.filter(([key]) => key.startsWith(`${sort}-`));
    return wanted.map(([key, { facts }]) => [key.slice(sort.length + 1), facts as T]);
}

/** What comes in the game's own box, or with one of its expansions. */
function of<T>(sort: string, modules: readonly string[]): [string, T][] {
    return all<T & { module: string }>(sort).filter(([, { module }]) => modules.includes(module));
}

const OWN: readonly string[] = ['base', 'advanced'];

export const leaders = (modules: readonly string[] = OWN) => of<LeaderFacts>('leader', modules);
export const tiles = (modules: readonly string[] = OWN) => of<TileFacts>('tile', modules);
export const bonusTiles = () => of<BonusFacts>('bonus', OWN);

/** The stalls of the market, in their order. */
export const stalls = () => board()?.spaces.filter((space) => space.area === 'market') ?? [];

/** The colour of a kind of card, as its class. */
export const COLOUR: Record<string, string> = {
    territory: 'card-green',
    character: 'card-blue',
    building: 'card-yellow',
    venture: 'card-purple',
};

/** Add up what several sources bring. */
export function sum(parts: readonly Counts[]): Counts {
    const total: Counts = {};
    for (const part of parts)
        for (const [good, n] of Object.entries(part)) total[good] = (total[good] ?? 0) + n;
    return total;
}
