/** The plans of the castles, for the drawings in the rules. */

export type Kind = 'foundation' | 'stone' | 'tile';
export interface Place {
    row: number; // from the bottom
    x: number; // in half cells
    kind: Kind;
}

const KINDS: Record<string, Kind> = { F: 'foundation', S: 'stone', T: 'tile' };

/** Read a plan: a line for each row from the bottom, cells by their kind, a character a half cell. */
function read(...rows: string[]): Place[] {
    return rows.flatMap((line, row) =>
        [...line].flatMap((letter, x) => {
            const kind = KINDS[letter];
            return kind ? [{ row, x, kind }] : [];
        }),
    );
}

export const PLANS = {
    chenonceau: read('F-F-F-F-F', '-S-S-S-S', '--T-T-T'),
    chillon: read('F-F-F-F', '-F-F-F', '-S-S-S', '--T-T'),
    egeskov: read('F-F-F-F', 'F--S--F', 'S--T--S', 'T-----T'),
    rosenborg: read('F-F-F-F', 'S-S-S-S', '--T-T', '--T-T'),
    quick: read('F-F-F', '-S-S', '--T'),
};
export type CastleName = keyof typeof PLANS;

/** Whether a cell rests on another. */
export const restsOn = (upper: Place, lower: Place): boolean =>
    upper.row === lower.row + 1 && Math.abs(upper.x - lower.x) < 2;
