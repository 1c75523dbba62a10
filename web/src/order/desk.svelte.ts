/** Whoever keeps order: a moderator as who they are, or the operator by a token that only this window keeps. */
import { once, Refused, type Method } from '../lib/api';
import { recall, remember, session } from '../lib/storage';
import { Doing } from '../home/doing.svelte';
import type { NewAct, OrderDesk } from '../lib/wire';

const TOKEN = 'operator';
const SHUT: readonly string[] = ['who-are-you', 'forbidden', 'not-found', 'uninvited'];

export class Desk extends Doing {
    token = $state(recall<string>(TOKEN, '', session));
    told = $state.raw<OrderDesk | null>(null); // who one is here; null: nobody yet
    known = $state(false); // it has been asked
    changes = $state(0); // how often something was done: what is shown is asked for anew

    /** Ask as who keeps order. */
    ask = <T>(method: Method, path: string, body?: unknown): Promise<T> =>
        once<T>(method, path, body, undefined, this.token);

    /** Come in: with a token, or as a moderator; tell whether one was let in, or refused. */
    enter = (token = this.token): Promise<boolean> =>
        this.attempt(async () => {
            this.token = token;
            try {
                this.told = await this.ask<OrderDesk>('GET', '/api/order');
                remember(TOKEN, token || null, session);
            } catch (refused) {
                this.token = '';
                if (!(refused instanceof Refused) || !SHUT.includes(refused.error)) throw refused;
            } finally {
                this.known = true;
            }
        });

    /** Do something, and have everything shown anew. */
    change = async (doing: () => Promise<unknown>): Promise<boolean> => {
        const well = await this.attempt(doing);
        if (well) this.changes += 1;
        return well;
    };

    act = (act: NewAct): Promise<boolean> =>
        this.change(() => this.ask('POST', '/api/order/acts', act));
}
