/** Words in which the lessons of Lorenzo tell their moments. */
import type { Sitting } from '../../../lib/sitting.svelte';
import type { LorenzoBoard, LorenzoEvent, LorenzoView } from '../../../lib/wire';
import type { Lesson } from '../../../guide/lesson';
import { did as didIn, ask } from '../../../guide/moments';
import { MEMBERS } from '../board/layout';

export { ask, asks, ending, passed, region, type Ask } from '../../../guide/moments';
export type LorenzoLesson = Lesson<LorenzoView, LorenzoEvent>;

export const did = didIn<LorenzoEvent>;
export const own = (sitting: Sitting, view: LorenzoView): LorenzoBoard | undefined =>
    view.boards[sitting.seat ?? -1];

/** How many members one has placed in the whole game. */
function placed(sitting: Sitting, view: LorenzoView): number {
    const home = Object.keys(own(sitting, view)?.members ?? {}).length;
    return view.round * MEMBERS.length - home;
}

/** One's own turn, with so many members placed before it at least. */
export const after = (members: number) => (sitting: Sitting, view: LorenzoView) =>
    ask(sitting) === 'turn' && placed(sitting, view) >= members;

/** Whether a member can go there now; the name of a space, or how it begins. */
export const open = (sitting: Sitting, space: string) =>
    sitting.options.some(
        ({ verb, args }) => verb === 'place' && `${args['space']}`.startsWith(space),
    );

/** One placed a member on such a space. */
export const went = (space: string) => (events: readonly LorenzoEvent[], seat: number) =>
    events.some(
        (each) =>
            each.event === 'MemberPlaced' && each.seat === seat && each.space.startsWith(space),
    );
