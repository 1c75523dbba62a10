import { expect, test } from 'vitest';

import { seatsNow } from './seats';
import type { Happened } from './wire';

let number = 0;
const said = (seat: number, name: string): Happened => {
    return { number: ++number, at: 0, kind: 'said', seat, name, text: 'hello' };
};
const arranged = (...order: (number | null)[]): Happened => {
    return { number: ++number, at: 0, kind: 'arranged', arranged: { order } };
};
const left = (seat: number): Happened => ({ number: ++number, at: 0, kind: 'left', seat });

const seats = (log: Happened[]) => seatsNow(log).map((entry) => entry.seat ?? null);

test('what was said moves with the seat of who said it', () => {
    expect(seats([said(0, 'Anna'), arranged(1, 0), said(0, 'Bice')])).toEqual([1, null, 0]);
    expect(seats([said(1, 'Bice'), arranged(1, 0), arranged(2, null, 0)])[0]).toBe(2);
});

test('what was said by who has left belongs to no seat, whoever sits there later', () => {
    expect(seats([said(1, 'Bice'), left(1), said(1, 'Ciro')])).toEqual([null, 1, 1]);
    expect(seats([said(2, 'Bice'), arranged(0, 1)])[0]).toBe(null);
});

test('what the server told is left as it is', () => {
    const log = [said(0, 'Anna'), arranged(1, 0)];
    seatsNow(log);
    expect(log[0]?.seat).toBe(0);
});
