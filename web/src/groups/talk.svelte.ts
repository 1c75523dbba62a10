/** What is said in a club: the last lines, older ones on demand, and new ones as they come. */
import { ask, path } from '../lib/api';
import type { ClubLine, ClubTalk } from '../lib/wire';
import { pauseAfter } from './patience';

export class Talk {
    lines = $state.raw<readonly ClubLine[]>([]);
    more = $state(false);
    known = $state(false);
    lost = $state.raw<unknown>(null); // why it is not heard what is said
    #last = 0; // how often something was said, or taken away
    #heard = Date.now();
    #timer = 0;
    #left = false;

    constructor(private readonly club: string) {}

    /** Listen until the page is left; who does not look at it hears nothing. */
    enter(): () => void {
        const seen = () => !document.hidden && void this.#look();
        document.addEventListener('visibilitychange', seen);
        void this.#look();
        return () => {
            this.#left = true;
            clearTimeout(this.#timer);
            document.removeEventListener('visibilitychange', seen);
        };
    }

    say = async (text: string): Promise<void> =>
        this.#take(await ask<ClubTalk>('POST', this.#path, { text }));

    erase = async (number: number): Promise<void> => {
        const told = await ask<ClubTalk>('DELETE', `${this.#path}/${number}`);
        this.lines = this.lines.filter((line) => line.number !== number);
        this.#take(told);
    };

    older = async (): Promise<void> => {
        const before = this.lines[0]?.number ?? 0;
        const told = await ask<ClubTalk>('GET', path(this.#path, { before }));
        if (this.lines[0]?.number !== before) return; // taken away meanwhile, or fetched already
        this.lines = [...told.lines, ...this.lines];
        this.more = told.more ?? false;
    };

    get #path(): string {
        return `/api/clubs/${this.club}/chat`;
    }

    async #look(): Promise<void> {
        clearTimeout(this.#timer);
        try {
            const known = this.known ? this.#last : null;
            this.#take(await ask<ClubTalk>('GET', path(this.#path, { known })));
            this.lost = null;
        } catch (trouble) {
            this.lost = trouble;
        }
        if (this.#left || document.hidden) return;
        this.#timer = window.setTimeout(
            () => void this.#look(),
            pauseAfter(Date.now() - this.#heard),
        );
    }

    /** Take up the last lines, unless later ones are known; older ones that were asked for stay. */
    #take({ lines, last = 0, more = false }: ClubTalk): void {
        if (this.known && last <= this.#last) return;
        const from = lines[0]?.number ?? 0;
        const before = this.lines.filter((line) => line.number < from);
        this.lines = [...before, ...lines];
        if (!before.length) this.more = more;
        this.#last = last;
        this.#heard = Date.now();
        this.known = true;
    }
}
