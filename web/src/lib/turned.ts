/** Whoever is not let in is shown why, on a page of its own. */
import { route } from './route.svelte';
import type { Trouble } from './wire';

const PAGES: Partial<Record<Trouble['error'] | 'offline', string>> = {
    banned: '/banned',
    uninvited: '/join',
};

/** Go where a refusal leads, if it leads anywhere; whoever comes in goes on to where they were. */
export function turned(error: Trouble['error'] | 'offline'): void {
    const page = PAGES[error];
    if (!page || route.path.startsWith(page)) return;
    const from = encodeURIComponent(route.path + location.search);
    route.go(`${page}?to=${from}${location.hash}`, { replace: true }); // what is after # is secret
}
