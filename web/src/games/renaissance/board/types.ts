/** What a seat sees and is asked; pairs are told as such, which the wire leaves open. */
import type { RenaissanceQuestion, RenaissanceView as Told } from '../../../lib/wire';

export type { Cell, Person, RenaissanceQuestion, Side } from '../../../lib/wire';

export interface RenaissanceView extends Omit<Told, 'pool' | 'baked'> {
    pool: [number, string | null][]; // who put what into the pool
    baked: [string, number][]; // kind and value of what was just placed
}

/** The questions that tell of something. */
export type Telling<Key extends string, Question = RenaissanceQuestion> = Question extends unknown
    ? Key extends keyof Question
        ? Question
        : never
    : never;
