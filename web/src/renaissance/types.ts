/** What a seat sees of a table of Renaissance; pairs are told as such, which the wire leaves open. */
import type { RenaissanceView as Told } from '../lib/wire';

export type { Cell, Person, Side } from '../lib/wire';

export interface RenaissanceView extends Omit<Told, 'pool' | 'baked'> {
    pool: [number, string | null][]; // who put what into the pool
    baked: [string, number][]; // kind and value of what was just placed
}
