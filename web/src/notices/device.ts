/** A browser that takes pushes, as the server is told of it. */
import type { PushDevice } from '../lib/wire';

/** Whether a subscription is one for this key of a server, which may have been moved without it. */
export function isFor({ options }: PushSubscription, key: string): boolean {
    const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
    const text = btoa(String.fromCharCode(...bytes));
    return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === key;
}

export function described(subscription: PushSubscription, language: string): PushDevice {
    const { keys } = subscription.toJSON();
    return {
        endpoint: subscription.endpoint,
        p256dh: keys?.['p256dh'] ?? '',
        auth: keys?.['auth'] ?? '',
        language: language.slice(0, 2),
    };
}
