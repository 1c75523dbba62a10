/** Where in the client we are: the address, and how to go elsewhere without a reload. */

import { below, root } from './root';

class Route {
    path = $state(below(location.pathname));
    query = $state.raw(new URLSearchParams(location.search));
    hash = $state(location.hash.slice(1));

    /** Go to another page of the client. */
    go(address: string, { replace = false } = {}): void {
        if (replace) history.replaceState(null, '', root + address);
        else history.pushState(null, '', root + address);
        const elsewhere = below(location.pathname) !== this.path;
        this.read();
        if (elsewhere) scrollTo(0, 0);
    }

    read(): void {
        this.path = below(location.pathname);
        this.query = new URLSearchParams(location.search);
        this.hash = location.hash.slice(1);
    }
}

export const route = new Route();

/** Say whether a path is one of the client's pages. */
const inside = (path: string): boolean =>
    path.startsWith(`${root}/`) && !path.startsWith(`${root}/api`);

/** Follow links within the client without a reload; all others are the browser's. */
export function followLinks(): void {
    addEventListener('popstate', () => route.read());
    addEventListener('hashchange', () => route.read());
    document.addEventListener('click', (event) => {
        const link = event.target instanceof Element ? event.target.closest('a') : null;
        if (link === null || event.defaultPrevented || event.button !== 0) return;
        if (
            event.metaKey ||
            event.ctrlKey ||
            event.shiftKey ||
            link.target ||
            link.hasAttribute('download')
        )
            return;
        if (link.origin !== location.origin || !inside(link.pathname)) return;
        if (link.hash && link.pathname === location.pathname) return;
        event.preventDefault();
        route.go(below(link.pathname) + link.search + link.hash);
    });
}
