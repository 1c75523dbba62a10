/** The service worker: shows what is pushed and leads to its table. It keeps no page and no answer. */
/// <reference lib="webworker" />
import { PROTOCOL } from './lib/protocol';
import type { Pushes, PushMessage } from './lib/wire';
import { described } from './notices/device';

declare const self: ServiceWorkerGlobalScope;

interface Changed extends ExtendableEvent {
    readonly oldSubscription: PushSubscription | null;
    readonly newSubscription: PushSubscription | null;
}

const ROOT = new URL(self.registration.scope).pathname.replace(/\/$/, '');
const HEADERS = { 'content-type': 'application/json' };
const TRIAL = 'trial'; // shown though its page is in sight

// A newer worker takes over at once: it serves no files, so no page can be between two of them.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
    if (event.data === 'protocol') event.ports[0]?.postMessage(PROTOCOL);
});

self.addEventListener('push', (event) => event.waitUntil(show(read(event.data))));

self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { path } = event.notification.data as { path: string };
    event.waitUntil(lead(path));
});

self.addEventListener('pushsubscriptionchange', (event) =>
    (event as Changed).waitUntil(renew(event as Changed)),
);

/** Read a message; one that a later server words in another way still says where it is from. */
function read(data: PushMessageData | null): PushMessage {
    const unread = { protocol: PROTOCOL, title: 'Bottega', body: '', tag: 'bottega', path: '/' };
    try {
        return { ...unread, ...(data?.json() as Partial<PushMessage>) };
    } catch {
        return unread;
    }
}

async function show({ protocol, title, body, tag, path }: PushMessage): Promise<void> {
    if (protocol !== PROTOCOL) await self.registration.update().catch(() => undefined);
    const seen = (await pages(path)).some((page) => page.visibilityState === 'visible');
    if (seen && tag !== TRIAL) return;
    const icon = `${ROOT}/static/icon-192.png`;
    const badge = `${ROOT}/static/badge.png`;
    await self.registration.showNotification(title, { body, tag, icon, badge, data: { path } });
}

/** Bring the page of a table to the front, or open it. */
async function lead(path: string): Promise<void> {
    const [page] = await pages(path);
    await (page ? page.focus() : self.clients.openWindow(ROOT + path));
}

async function pages(path: string): Promise<WindowClient[]> {
    const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const { pathname } = new URL(ROOT + path, self.location.origin); // a seat's link has more
    return open.filter((page) => new URL(page.url).pathname === pathname);
}

/** Tell the server where this browser is to be reached from now on. */
async function renew({ oldSubscription: old, newSubscription }: Changed): Promise<void> {
    const { key } = (await (await fetch(`${ROOT}/api/me/pushes`)).json()) as Pushes;
    const options = { userVisibleOnly: true, applicationServerKey: key };
    const fresh = newSubscription ?? (await self.registration.pushManager.subscribe(options));
    await send('POST', described(fresh, navigator.language));
    if (old && old.endpoint !== fresh.endpoint) await send('DELETE', { endpoint: old.endpoint });
}

async function send(method: 'POST' | 'DELETE', body: unknown): Promise<void> {
    await fetch(`${ROOT}/api/me/pushes`, { method, headers: HEADERS, body: JSON.stringify(body) });
}
