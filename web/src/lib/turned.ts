/** Whoever is not let in is shown why, on a page of its own. */
import { below, root } from './root';
import type { Trouble } from './wire';

const PAGES: Partial<Record<Trouble['error'] | 'offline', string>> = {
    banned: '/banned',
    uninvited: '/join',
};

/** Go where a refusal leads, if it leads anywhere; whoever comes in goes on to where they were. */
export function turned(error: Trouble['error'] | 'offline'): void {
    const page = PAGES[error];
    if (!page || below(location.pathname).startsWith(page)) return;
    const from = encodeURIComponent(below(location.pathname) + location.search);
    const secret = location.hash; // no server sees it
    history.replaceState(null, '', `${root}${page}?to=${from}${secret}`);
    dispatchEvent(new PopStateEvent('popstate'));
}
