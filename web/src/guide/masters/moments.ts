/** Words in which the lessons of Masters tell their moments. */
import type { Sitting } from '../../lib/sitting.svelte';
import type { MastersBoard, MastersEvent, MastersView } from '../../lib/wire';
import type { Lesson } from '../lesson';

export type MastersLesson = Lesson<MastersView, MastersEvent>;
type Kind = MastersEvent['event'];

export const region = (name: string) => `[data-guide="${name}"]`;
export const frame = (sitting: Sitting) => sitting.question?.frame ?? '';
export const asks = (name: string) => (sitting: Sitting) => frame(sitting) === name;
export const offers = (sitting: Sitting, verb: string) =>
    sitting.options.some((each) => each.verb === verb);
export const own = (sitting: Sitting, view: MastersView): MastersBoard | undefined =>
    view.boards[sitting.seat ?? -1];
export const ending = (sitting: Sitting) => sitting.held !== null && sitting.held === sitting.seat;
export const some = (goods: Record<string, number> | undefined) =>
    Object.values(goods ?? {}).some((n) => n > 0);

export function cards(sitting: Sitting, view: MastersView): number {
    return own(sitting, view)?.slots.reduce((n, slot) => n + slot.length, 0) ?? 0;
}

/** Some event of this kind, by oneself. */
export const did =
    (...kinds: Kind[]) =>
    (events: readonly MastersEvent[], seat: number) =>
        events.some((each) => kinds.includes(each.event) && 'seat' in each && each.seat === seat);
export const never = () => false;
export const texts = (id: string, n: number) => () =>
    Array.from({ length: n }, (_, i) => `guide-${id}-${i + 1}`);
