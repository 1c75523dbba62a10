/** The figures of Lorenzo's expansions, as the server tells them; those that are ours say so. */
import { all, bonusTile, board, family, type Ability, type Counts } from '../../board/pieces';
import { powersOf, type Power } from '../../board/sources';

/** An ability of a family, by the name of the ability. */
const power = <A extends Ability['ability']>(name: string, ability: A): Power<A> | undefined =>
    powersOf(family(name)?.standing ?? [], ability)[0];

/** The rows of the auction tiles, from the lowest bid to the highest. */
export const auction = (): [string, readonly Counts[]][] =>
    all('lot').map(([name, { rows }]) => [name.toUpperCase(), rows]);

/** What the tokens show; of each face there are three. */
export const tokens = (): Counts[] => all('token').map(([, { goods }]) => goods);

/** What the seals of the Visconti give. */
export function seals(): Counts[] {
    const effect = power('visconti', 'on-leader')?.effect;
    return effect?.effect === 'seals' ? effect.seals : [];
}

/** The faith tiles of the Della Rovere, by the space on which they lie. */
export const faithTiles = (): Record<string, Counts> =>
    power('della-rovere', 'faith-tiles')?.tiles ?? {};

/** What the floors of the special tower ask for and give, from the lowest. */
export function special(): { value: number; bonus: Counts }[] {
    const tower = board()?.towers.find(({ name }) => name === 'special');
    return tower?.values.map((value, i) => ({ value, bonus: tower.bonus[i] ?? {} })) ?? [];
}

/** What the floors of a tower ask for: as they are, and under the adaptation tile. */
export function adapted(): [string, readonly number[]][] {
    const players = Object.values(board()?.adapted ?? {}); // the most of them last
    return [
        ['plain', board()?.towers[0]?.values ?? []],
        ['some', players[0] ?? []],
        ['five', players.at(-1) ?? []],
    ];
}

/** What the fifth bonus tile adds to a harvest and to a production. */
export function fifthTile(): [string, Counts][] {
    const facts = bonusTile('e');
    if (!facts) return [];
    return [
        ['harvest', facts.harvest],
        ['production', facts.production],
    ];
}

/** What characters bring the Medici beyond the six of other families. */
export const medici = (): number[] => power('medici', 'card-limit')?.points ?? [];

/** The families that a module brings. */
export const families = (module: string): string[] =>
    all('family').flatMap(([name, facts]) => (facts.module === module ? [name] : []));
