/** The figures of Lorenzo's expansions, as the server tells them; those that are ours say so. */
import { pieces } from '../../../../lib/things.svelte';
import {
    board,
    type BonusFacts,
    type Counts,
    type FamilyFacts,
    type LotFacts,
    type TokenFacts,
} from '../../board/facts';

const FIVE = '5'; // players
const SOME = '4';

function told<T>(kind: string, name: string): T | undefined {
    return pieces.piece('lorenzo', kind, name)?.facts as T | undefined;
}

function every<T>(kind: string): [string, T][] {
    const found = Object.entries(pieces.of('lorenzo')?.things ?? {});
    return found
        .filter(([key]) => key.startsWith(`${kind}-`))
        .map(([key, { facts }]) => [key.slice(kind.length + 1), facts as T]);
}

/** What an ability of a family says, by the name of the ability. */
function power(family: string, name: string): Record<string, unknown> | undefined {
    const facts = told<FamilyFacts>('family', family);
    return facts?.standing.find(({ ability }) => ability === name) as
        Record<string, unknown> | undefined;
}

/** The rows of the auction tiles, from the lowest bid to the highest. */
export const auction = (): [string, readonly Counts[]][] =>
    every<LotFacts>('lot').map(([name, { rows }]) => [name.toUpperCase(), rows]);

/** What the tokens show; of each face there are three. */
export const tokens = (): Counts[] => every<TokenFacts>('token').map(([, { goods }]) => goods);

/** What the seals of the Visconti give. */
export function seals(): Counts[] {
    const each = power('visconti', 'on-leader')?.['effect'] as { seals?: Counts[] } | undefined;
    return each?.seals ?? [];
}

/** The faith tiles of the Della Rovere, by the space on which they lie. */
export const faithTiles = (): Record<string, Counts> =>
    (power('della-rovere', 'faith-tiles')?.['tiles'] ?? {}) as Record<string, Counts>;

/** What the floors of the special tower ask for and give, from the lowest. */
export function special(): { value: number; bonus: Counts }[] {
    const tower = board()?.towers.find(({ name }) => name === 'special');
    return tower?.values.map((value, i) => ({ value, bonus: tower.bonus[i] ?? {} })) ?? [];
}

/** What the floors of a tower ask for: as they are, and under the adaptation tile. */
export function adapted(): [string, readonly number[]][] {
    const facts = board();
    if (!facts) return [];
    return [
        ['plain', facts.towers[0]?.values ?? []],
        ['some', facts.adapted[SOME] ?? []],
        ['five', facts.adapted[FIVE] ?? []],
    ];
}

/** What the fifth bonus tile adds to a harvest and to a production. */
export function fifthTile(): [string, Counts][] {
    const facts = told<BonusFacts>('bonus', 'e');
    if (!facts) return [];
    return [
        ['harvest', facts.harvest],
        ['production', facts.production],
    ];
}

/** What characters bring the Medici beyond the six of other families. */
export const medici = (): number[] => (power('medici', 'card-limit')?.['points'] ?? []) as number[];

/** The families that a module brings. */
export const families = (module: string): string[] =>
    every<FamilyFacts & { module: string }>('family').flatMap(([name, facts]) =>
        facts.module === module ? [name] : [],
    );
