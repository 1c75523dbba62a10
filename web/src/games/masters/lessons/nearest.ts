/** The card that is nearest to being bought: the server is asked what each one still needs. */
import type { Sitting } from '../../../lib/sitting.svelte';
import type { Reason } from '../../../lib/wire';
import { COLOURS } from '../board/layout';
import type { Aim } from '../../../guide/lesson';

const amount = (value: unknown) => (typeof value === 'number' ? value : 0);

function missing({ need = {}, have = {} }: Reason): number {
    const short = Object.entries(need).map(([good, n]) => amount(n) - amount(have[good]));
    return short.filter((n) => n > 0).reduce((sum, n) => sum + n, 0);
}

/** Ask about the cards of the first level; those that are short of least are aimed at. */
export async function nearest(sitting: Sitting): Promise<Aim | null> {
    const reasons = await Promise.all(
        COLOURS.map(async (colour) => ({
            colour,
            reason: await sitting.whyNot(`buy ${colour} 1 slot 1`),
        })),
    );
    const [best] = reasons
        .filter(({ reason }) => reason.rule === 'cost' && reason.sentence)
        .sort((a, b) => missing(a.reason) - missing(b.reason));
    return best
        ? { at: `[data-guide="deck-${best.colour}-1"]`, sentence: best.reason.sentence ?? '' }
        : null;
}
