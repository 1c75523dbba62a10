/** The focus stays where one is: what is pressed may vanish, or wait for the server, by being pressed. */
import type { Attachment } from 'svelte/attachments';

const REACHABLE = ':is(a[href], button, input, select, textarea, summary):not(:disabled)';

/** Keep the focus within a part of a page: what came in the place of what had it gets it, or what is nearest. */
export const keepsFocus: Attachment<HTMLElement> = (part) => {
    let last: HTMLElement | null = null; // what had the focus last, and was not left by the person
    let around: Element[] = []; // what it stands in, the nearest first

    function entered({ target }: FocusEvent): void {
        last = target instanceof HTMLElement ? target : null;
        around = [];
        for (let each = last; each && each !== part; each = each.parentElement) around.push(each);
        around.push(part);
    }
    function left(): void {
        const before = last;
        queueMicrotask(() => {
            if (last === before && before?.isConnected && !before.matches(':disabled')) last = null;
        });
    }
    function changed(records: readonly MutationRecord[]): void {
        const free = document.activeElement === null || document.activeElement === document.body;
        if (!last || !free || (last.isConnected && last.matches(':disabled'))) return;
        const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
        const near = [...added.filter((each) => each instanceof Element), ...around];
        const found = near.filter((each) => each.isConnected).map(reachable);
        found.find((each) => each)?.focus();
    }
    const reachable = (each: Element): HTMLElement | null =>
        each.matches(REACHABLE) ? (each as HTMLElement) : each.querySelector(REACHABLE);

    const watch = new MutationObserver(changed);
    watch.observe(part, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    part.addEventListener('focusin', entered);
    part.addEventListener('focusout', left);
    return () => watch.disconnect();
};
