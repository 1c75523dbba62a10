/** What this browser remembers; where it may remember nothing, nothing breaks. */

/** What is remembered of a window alone, until it is closed. */
export const session = (): Storage => sessionStorage;

export function recall<T>(key: string, otherwise: T, store: () => Storage = () => localStorage): T {
    try {
        const found = store().getItem(`bottega.${key}`);
        return found === null ? otherwise : (JSON.parse(found) as T);
    } catch {
        return otherwise;
    }
}

export function remember(
    key: string,
    value: unknown,
    store: () => Storage = () => localStorage,
): void {
    try {
        if (value === null) store().removeItem(`bottega.${key}`);
        else store().setItem(`bottega.${key}`, JSON.stringify(value));
    } catch {
        // A private window keeps nothing.
    }
}
