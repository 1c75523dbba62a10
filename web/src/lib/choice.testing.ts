/** An answer as tests offer it. */
import type { Choice } from './wire';

export const choice = (code: number, verb: string, ...touches: string[]): Choice => ({
    code,
    line: `${verb} ${code}`,
    verb,
    args: {},
    touches,
    name: `${verb} ${code}`,
});
