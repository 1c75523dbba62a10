/** Moving a thing aside by its handle, with mouse or finger. */
import type { Attachment } from 'svelte/attachments';

/** Tell how far the pointer has moved since the handle was grabbed, again and again. */
export function handle(
    grabbed: () => void,
    moved: (x: number, y: number) => void,
): Attachment<HTMLElement> {
    return (element) => {
        let from: { x: number; y: number } | null = null;
        const gone = new AbortController();
        const on = (type: string, listener: (event: PointerEvent) => void) =>
            element.addEventListener(type, (event) => listener(event as PointerEvent), {
                signal: gone.signal,
            });
        on('pointerdown', (event) => {
            if (event.target instanceof Element && event.target.closest('button')) return;
            from = { x: event.clientX, y: event.clientY };
            element.setPointerCapture(event.pointerId);
            grabbed();
        });
        on('pointermove', (event) => {
            if (from) moved(event.clientX - from.x, event.clientY - from.y);
        });
        for (const type of ['pointerup', 'pointercancel']) on(type, () => (from = null));
        return () => gone.abort();
    };
}
