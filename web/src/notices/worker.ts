/** The page's side of the service worker: it is there, and never older than the server. */
import { ask } from '../lib/api';
import { root } from '../lib/root';
import type { ServerInfo } from '../lib/wire';
import { words } from '../lib/words.svelte';
import { described } from './device';

const PATIENCE = 3_000; // ms until a worker that does not answer is taken to be an older one

/** Have a worker, and renew one that speaks another protocol than the server. */
export async function keepWorker(): Promise<void> {
    if (!('serviceWorker' in navigator)) return;
    try {
        const before = (await navigator.serviceWorker.getRegistration())?.active ?? null;
        const kept = await navigator.serviceWorker.register(`${root}/sw.js`, {
            updateViaCache: 'none',
        });
        if (before === null) return;
        await tellAgain(kept);
        const [spoken, server] = await Promise.all([
            protocolOf(before),
            ask<ServerInfo>('GET', '/api'),
        ]);
        if (spoken !== server.protocol) await kept.update();
    } catch {
        // A private window, or no line: everything but notices works without a worker.
    }
}

/** Say again where this browser is called: its language, or who sits here, may have changed. */
async function tellAgain({ pushManager }: ServiceWorkerRegistration): Promise<void> {
    const found = await pushManager?.getSubscription();
    if (found) await ask('POST', '/api/me/pushes', described(found, words.language));
}

function protocolOf(worker: ServiceWorker): Promise<number | null> {
    const { port1, port2 } = new MessageChannel();
    return new Promise((told) => {
        port1.onmessage = (event) => told(Number(event.data));
        setTimeout(() => told(null), PATIENCE);
        worker.postMessage('protocol', [port2]);
    });
}
