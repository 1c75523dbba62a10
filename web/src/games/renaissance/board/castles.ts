/** The castles: where their cells lie, and how large a sheet each is drawn on. */
import { SKY } from './drawings';
import type { Castle, Place } from './printed';

export const WIDE = 92; // of a cell, in units of the drawing
export const HIGH = 64;
const BANK = 24; // water below the ground
const SHORE = 14; // ground beside the castle
const NAMES = 76; // for the names of the rows, on the left of a large drawing that has room for them
const BROAD = 1.5; // wider than high by so much, there is none

/** The sheet a castle is drawn on: its origin is the upper left corner of the uppermost row. */
export interface Sheet {
    x: number;
    y: number;
    width: number;
    height: number;
}

/** Whether a castle is so broad that nothing is written beside it. */
export const broad = (facts: Castle): boolean =>
    (facts.width * WIDE) / 2 / (facts.rows * HIGH) > BROAD;

export function sheet(name: string, facts: Castle, large: boolean): Sheet {
    const sky = SKY[name] ?? 0;
    const wide = (facts.width * WIDE) / 2;
    const high = facts.rows * HIGH + sky + BANK;
    const left = large && !broad(facts) ? NAMES : large ? SHORE * 2 : SHORE;
    const right = large ? SHORE * 2 : SHORE;
    return { x: -left, y: -sky, width: wide + left + right, height: high };
}

/** Where a cell lies on its sheet, in parts of it. */
export function placed(cell: Place, facts: Castle, on: Sheet): Sheet {
    return {
        x: ((cell.x * WIDE) / 2 - on.x) / on.width,
        y: ((facts.rows - 1 - cell.row) * HIGH - on.y) / on.height,
        width: WIDE / on.width,
        height: HIGH / on.height,
    };
}

/** The rows of one kind throughout, with that kind: they can be named. */
export function rowKinds(facts: Castle): { row: number; kind: string }[] {
    return Array.from({ length: facts.rows }, (_, row) => row).flatMap((row) => {
        const kinds = facts.cells.filter((cell) => cell.row === row).map(({ kind }) => kind);
        const [kind] = kinds;
        return kind !== undefined && kinds.every((each) => each === kind) ? [{ row, kind }] : [];
    });
}
