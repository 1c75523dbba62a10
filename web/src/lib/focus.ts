/** The focus stays where one is: what is pressed may vanish, or wait for the server, by being pressed. */
import type { Attachment } from 'svelte/attachments';

const CONTROL = ':is(a[href], button, input, select, textarea, summary)';

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
        const there = near.filter((each) => each.isConnected).map(controls);
        // Where the nearest still wait for the server, they get it as soon as they do not.
        there
            .find((each) => each.length)
            ?.find((each) => !each.matches(':disabled'))
            ?.focus();
    }
    const controls = (each: Element): HTMLElement[] =>
        each.matches(CONTROL)
            ? [each as HTMLElement]
            : [...each.querySelectorAll<HTMLElement>(CONTROL)];

    const watch = new MutationObserver(changed);
    watch.observe(part, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    part.addEventListener('focusin', entered);
    part.addEventListener('focusout', left);
    return () => watch.disconnect();
};
