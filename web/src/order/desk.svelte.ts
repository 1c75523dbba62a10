/** Whoever keeps order: a moderator as who they are, or the operator by a token that only this window keeps. */
import { once, type Method } from '../lib/api';
import { recall, remember } from '../lib/storage';
import { sentenceOf } from '../home/trouble';
import type { NewAct, OrderDesk } from '../lib/wire';

const TOKEN = 'operator';
const session = () => sessionStorage;

export class Desk {
    token = $state(recall<string>(TOKEN, '', session));
    told = $state.raw<OrderDesk | null>(null); // who one is here; null: nobody yet
    known = $state(false); // it has been asked
    changes = $state(0); // how often something was done: what is shown is asked for anew
    trouble = $state('');

    /** Ask as who keeps order. */
    ask = <T>(method: Method, path: string, body?: unknown): Promise<T> =>
        once<T>(method, path, body, undefined, this.token);

    /** Come in: with a token, or as a moderator. */
    async enter(token = this.token): Promise<boolean> {
        this.token = token;
        try {
            this.told = await this.ask<OrderDesk>('GET', '/api/order');
            remember(TOKEN, token || null, session);
        } catch {
            this.token = '';
            this.told = null;
        }
        this.known = true;
        return this.told !== null;
    }

    /** Do something, and have everything shown anew. */
    async attempt(doing: () => Promise<unknown>): Promise<boolean> {
        this.trouble = '';
        try {
            await doing();
            this.changes += 1;
            return true;
        } catch (refused) {
            this.trouble = sentenceOf(refused);
            return false;
        }
    }

    act = (act: NewAct): Promise<boolean> =>
        this.attempt(() => this.ask('POST', '/api/order/acts', act));
}
