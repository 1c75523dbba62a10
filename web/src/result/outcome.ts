/** How an outcome is said: the headline, what made the difference, how long it took. */
import { called } from '../replay/moment';
import type { Sitting } from '../lib/sitting.svelte';
import type { Outcome } from '../lib/wire';
import { sentences } from '../lib/spans';
import { say, words } from '../lib/words.svelte';

/** Whom a sentence is about: the reader, or somebody by name. */
export function who(sitting: Sitting, seat: number): { who: string; name: string } {
    const alone = sitting.mine.length === 1 && sitting.mine[0] === seat;
    return { who: alone ? 'you' : 'other', name: called(sitting.info, seat) };
}

/** The seats from the first to the last. */
export const ranked = (outcome: Outcome): number[] =>
    outcome.places.map((_, seat) => seat).sort((a, b) => outcome.places[a]! - outcome.places[b]!);

/** The best of those who did not win. */
const runnerUp = (outcome: Outcome): number | undefined =>
    ranked(outcome).find((seat) => !outcome.winners.includes(seat));

const pointsOf = (outcome: Outcome, seat: number): number => outcome.scores[seat]?.points ?? 0;

export function headline(sitting: Sitting, outcome: Outcome): string {
    const [winner, ...others] = outcome.winners;
    if (winner === undefined) return say('result-nobody', { game: sitting.info?.game ?? '' });
    if (others.length) {
        const names = outcome.winners.map((seat) => called(sitting.info, seat));
        return say('result-won-together', { names: words.both(names) });
    }
    const next = runnerUp(outcome);
    const about = who(sitting, winner);
    if (next === undefined) return say('result-won', about);
    const n = pointsOf(outcome, winner) - pointsOf(outcome, next);
    return n > 0 ? say('result-won-by', { ...about, n }) : say('result-won-even', about);
}

/** The part in which the winner was furthest ahead of the next one. */
export function difference(outcome: Outcome): string {
    const [winner, ...others] = outcome.winners;
    const next = runnerUp(outcome);
    if (winner === undefined || others.length || next === undefined) return '';
    const mine = outcome.scores[winner]?.parts ?? {};
    const theirs = outcome.scores[next]?.parts ?? {};
    const ahead = Object.keys(mine).map((part) => ({
        part,
        n: mine[part] ?? 0,
        m: theirs[part] ?? 0,
    }));
    const most = ahead.reduce((a, b) => (b.n - b.m > a.n - a.m ? b : a), { part: '', n: 0, m: 0 });
    if (most.n <= most.m) return '';
    return say('result-difference', { ...most, part: partName(most.part) });
}

/** Name a part of the points. */
export const partName = (part: string): string =>
    words.knows(`part-${part}`) ? say(`part-${part}`) : part;

/** Say a span of time in the largest unit that fits. */
export function span(ms: number): string {
    const minutes = Math.max(1, Math.round(ms / 60_000));
    if (minutes < 90) return say('result-minutes', { n: minutes });
    if (minutes < 48 * 60) return say('result-hours', { n: Math.round(minutes / 60) });
    return say('result-days', { n: Math.round(minutes / 1440) });
}

/** Why it ended, as the log told it last. */
export function ending(sitting: Sitting): string {
    const told = sitting.log.findLast((entry) => entry.deeds?.length);
    return sentences(told?.deeds, sitting.info).at(-1) ?? '';
}

/** How long it took; nothing for a game that was brought from elsewhere. */
export function lasted(sitting: Sitting): string {
    const { started, ended } = sitting.info ?? {};
    const brought = sitting.log.some((entry) => entry.kind === 'imported');
    return !started || !ended || brought ? '' : span(ended - started);
}
