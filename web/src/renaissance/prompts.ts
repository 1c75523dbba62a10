/** What a hand is asked for, in one line beside its cards. */
import { nameOf, type Scene } from '../lib/scene';
import type { Question } from '../lib/wire';
import { say, words } from '../lib/words.svelte';

// Which argument of a question is a number, and which a seat.
const NUMBERS: Record<string, number> = {
    BuildMore: 1,
    PlaceMaterials: 2,
    DiscardHand: 1,
    TradeGive: 2,
    SinReturn: 1,
    PoolCard: 1,
};
const SEATS: Record<string, number> = { TradeGive: 1, MatchBuild: 1 };
const MATCHES = ['any', 'value', 'kind', 'play'];
const MATCH = 3;

const dashed = (frame: string): string => frame.replace(/\B[A-Z]/g, '-$&').toLowerCase();

/** The line; empty where the hand has nothing to say. */
export function prompt(asked: Question | undefined, scene: Scene): string {
    if (!asked || !scene.live) return '';
    const { frame, args } = asked;
    const key = `hand-ask-${dashed(frame)}`;
    if (!words.knows(key)) return '';
    const at = (places: Record<string, number>) => args[places[frame] ?? -1] ?? 0;
    return say(key, {
        n: at(NUMBERS),
        name: nameOf(scene.info, at(SEATS)),
        match: frame === 'PlaceMaterials' ? (MATCHES[args[MATCH] ?? 0] ?? 'any') : 'any',
    });
}
