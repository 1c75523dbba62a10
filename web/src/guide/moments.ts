/** Words in which lessons tell their moments, whatever the game. */
import type { Told } from '../lib/scene';
import type { Sitting } from '../lib/sitting.svelte';

export const region = (name: string) => `[data-guide="${name}"]`;
export type Ask = Told['ask'];
export const ask = (sitting: Sitting): Ask | '' => sitting.question?.ask ?? '';
export const asks = (name: Ask) => (sitting: Sitting) => ask(sitting) === name;
export const offers = (sitting: Sitting, verb: string) =>
    sitting.options.some((each) => each.verb === verb);
export const ending = (sitting: Sitting) =>
    sitting.held !== null &&
    sitting.held === sitting.seat &&
    sitting.closing === null &&
    !sitting.waiting; // it does not end by itself

/** Some event of these kinds, by oneself. */
export const did =
    <Event extends { event: string }>(...kinds: Event['event'][]) =>
    (events: readonly Event[], seat: number) =>
        events.some((each) => kinds.includes(each.event) && 'seat' in each && each.seat === seat);

/** Somebody else has a turn, after one's own first. */
export const passed = <Event extends { event: string }>(events: readonly Event[], seat: number) =>
    events.some(
        (each) =>
            each.event === 'TurnBegan' &&
            'seat' in each &&
            each.seat !== seat &&
            'turn' in each &&
            Number(each.turn) > 1,
    );
