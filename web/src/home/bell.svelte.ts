/** The bell: what this person is told while a page is open. */
import { root } from '../lib/root';
import { route } from '../lib/route.svelte';
import type { Notice } from '../lib/wire';
import { say, words } from '../lib/words.svelte';

const SHELF = 'notices'; // the catalogue

class Bell {
    on = $state(allowed());

    /** Look again at what the browser allows. */
    look(): void {
        this.on = allowed();
    }

    /** Tell of something, where nobody is looking at the page and the wishes allow it. */
    async ring(notice: Notice): Promise<void> {
        this.look();
        if (!this.on || notice.silent || !document.hidden) return;
        await words.with(SHELF);
        const told = {
            game: notice.game ? say('game-title', { game: notice.game }) : '',
            name: notice.name ?? '',
            club: notice.club_name ?? '',
        };
        const body = say(`notice-${notice.notice}-body`, told);
        // The tag is that of the push about the same thing, which takes its place on this device.
        const tag = `${notice.notice}-${aboutOf(notice)}`;
        const icon = `${root}${import.meta.env.BASE_URL}icon-192.png`;
        const data = { path: pathOf(notice) };
        await show(say(`notice-${notice.notice}`, told), { body, tag, icon, data });
    }
}

/** The id of what a notice is about: a table, or else a contest of a club, or the club. */
const aboutOf = ({ table, contest, club }: Notice): string => table || contest || club || '';

function pathOf(notice: Notice): string {
    const place = notice.table ? 't' : notice.contest ? 'contest' : 'club';
    const link = notice.link ? `#${notice.link}` : ''; // of a seat that is kept
    return `/${place}/${aboutOf(notice)}${link}`;
}

const allowed = (): boolean => 'Notification' in window && Notification.permission === 'granted';

/** Show a notice by the worker, which leads to its table; some browsers know no other way. */
async function show(title: string, how: NotificationOptions & { data: { path: string } }) {
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker?.active) return worker.showNotification(title, how);
    const told = new Notification(title, how);
    told.onclick = () => {
        window.focus();
        route.go(how.data.path);
        told.close();
    };
}

export const bell = new Bell();

/** Hears what this person is told; the server knows whether anybody looks at the page. */
export class Ear {
    #source: EventSource | null = null;

    constructor(private readonly heard: (notice: Notice) => void) {
        this.#listen();
        document.addEventListener('visibilitychange', this.#listen);
    }

    get closed(): boolean {
        return this.#source?.readyState === EventSource.CLOSED;
    }

    close(): void {
        document.removeEventListener('visibilitychange', this.#listen);
        this.#source?.close();
    }

    /** Listen anew, and to what was before until then, so that nothing is missed between. */
    readonly #listen = (): void => {
        const before = this.#source;
        const source = new EventSource(`${root}/api/me/notices?away=${document.hidden}`);
        this.#source = source;
        source.onopen = () => before?.close();
        source.onmessage = (event) => this.heard(JSON.parse(String(event.data)) as Notice);
    };
}
