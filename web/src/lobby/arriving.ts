/** Arriving by an invitation: the seat and its secret stand behind # in the address. */
import { ask, Refused } from '../lib/api';
import type { TableInfo, TakeSeat } from '../lib/wire';

const INVITATION = /^#(\d{1,2})\.([\w-]+)$/;
const PASSING: Refused['error'][] = ['offline', 'unavailable', 'too-fast']; // worth another try

/** A seat that is kept for whoever has its link. */
export interface Invitation {
    seat: number;
    secret: string;
}

/**
 * Take the secret out of the address, and sit down where it says so; refused: Refused is thrown.
 * Who comes to a seat that waits for somebody is asked for a name first: then it is given back.
 */
export async function arrive(id: string): Promise<Invitation | null> {
    const [, seat, secret] = INVITATION.exec(location.hash) ?? [];
    if (seat === undefined || secret === undefined) return null;
    try {
        const { status, seats } = await ask<TableInfo>('GET', `/api/tables/${id}`);
        if (status === 'open' && seats[Number(seat)]?.kind === 'invited') {
            forget();
            return { seat: Number(seat), secret };
        }
        const wish: TakeSeat = { link: secret };
        await ask('POST', `/api/tables/${id}/seats/${seat}`, wish);
    } catch (trouble) {
        if (!(trouble instanceof Refused)) throw trouble;
        if (PASSING.includes(trouble.error)) throw trouble;
        forget();
        // The seat is ours already, or the game is over: the table itself shows which.
        if (trouble.error !== 'not-now') throw trouble;
    }
    forget();
    return null;
}

const forget = (): void =>
    history.replaceState(history.state, '', location.pathname + location.search);
