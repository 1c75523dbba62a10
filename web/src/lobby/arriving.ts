/** Arriving by an invitation: the seat and its secret stand behind # in the address. */
import { ask, Refused } from '../lib/api';
import type { TakeSeat } from '../lib/wire';

const INVITATION = /^#(\d{1,2})\.([\w-]+)$/;
const PASSING: Refused['error'][] = ['offline', 'unavailable', 'too-fast']; // worth another try

/** Sit down where the address says so, and take the secret out of it; refused: Refused is thrown. */
export async function arrive(id: string): Promise<void> {
    const [, seat, secret] = INVITATION.exec(location.hash) ?? [];
    if (seat === undefined || secret === undefined) return;
    const wish: TakeSeat = { link: secret };
    try {
        await ask('POST', `/api/tables/${id}/seats/${seat}`, wish);
    } catch (trouble) {
        if (!(trouble instanceof Refused)) throw trouble;
        if (PASSING.includes(trouble.error)) throw trouble;
        forget();
        // The seat is ours already, or the game is over: the table itself shows which.
        if (trouble.error !== 'not-now') throw trouble;
    }
    forget();
}

const forget = (): void =>
    history.replaceState(history.state, '', location.pathname + location.search);
