/** Words in which the lessons of Masters tell their moments. */
import type { Sitting } from '../../../lib/sitting.svelte';
import type { MastersBoard, MastersEvent, MastersView } from '../../../lib/wire';
import type { Lesson } from '../../../guide/lesson';
import { did as didIn } from '../../../guide/moments';

export { asks, ending, ask, offers, passed, region } from '../../../guide/moments';
export type MastersLesson = Lesson<MastersView, MastersEvent>;

export const did = didIn<MastersEvent>;
export const own = (sitting: Sitting, view: MastersView): MastersBoard | undefined =>
    view.boards[sitting.seat ?? -1];
export const some = (goods: Record<string, number> | undefined) =>
    Object.values(goods ?? {}).some((n) => n > 0);

export function cards(sitting: Sitting, view: MastersView): number {
    return own(sitting, view)?.slots.reduce((n, slot) => n + slot.length, 0) ?? 0;
}
