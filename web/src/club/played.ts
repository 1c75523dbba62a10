/** A game on somebody's page: what is said of it. */
import { botsApart } from '../coach/levels';
import type { PlayedGame, Sitting } from '../lib/wire';
import { say, words } from '../lib/words.svelte';
import { pageOf } from '../result/contest';
import { isAlone } from './pools';

/** Somebody else at the table. */
export interface Other {
    seat: number;
    name: string;
    player: string; // whose page there is
    bot: string;
}

const SHOWN = 3; // of the others, before they are counted

/** Name the others by seat; those who do not fit are counted. */
export function othersOf({ sittings, seat }: PlayedGame): { shown: Other[]; more: number } {
    const all = sittings.map((sitting, at) => ({ sitting, at })).filter(({ at }) => at !== seat);
    const bots = botsApart(all.flatMap(({ sitting }) => sitting.bot ?? []));
    const named = all.map(({ sitting, at }) => ({
        seat: at,
        name: sitting.bot ? (bots.shift() ?? '') : sitting.name || say('club-somebody'),
        player: sitting.player ?? '',
        bot: sitting.bot ?? '',
    }));
    const shown = named.length > SHOWN ? named.slice(0, SHOWN - 1) : named;
    return { shown, more: named.length - shown.length };
}

/** Say what a game was a part of, and which page that has. */
export function occasionOf({
    contest,
    tournament,
}: PlayedGame): { text: string; page: string } | null {
    if (tournament)
        return {
            text: say('club-occasion', { kind: 'tournament' }),
            page: `/tournament/${tournament}`,
        };
    if (!contest) return null;
    const [kind = ''] = contest.split('/');
    return { text: say('club-occasion', { kind }), page: pageOf(contest) };
}

/** Say in which place somebody ended. */
export function placeOf({ sittings, seat, pool }: PlayedGame): string {
    const own = sittings[seat];
    if (!own) return '';
    if (own.gave_up) return say('club-gave-up');
    if (sittings.length === 1) return say('club-alone');
    const place = say('result-place', { n: own.place });
    return pool === 'teams' ? place : say('club-place', { place, of: sittings.length });
}

/** Say the points, one's own first; a game that ended without any has none. */
export function pointsOf({ sittings, seat, won }: PlayedGame): string {
    const own = sittings[seat];
    if (!own || sittings.every(({ points }) => points === 0)) return say('result-place-none');
    if (sittings.length === 1) return say('club-points-alone', { n: own.points, won: String(won) });
    const others = sittings
        .filter((_, at) => at !== seat)
        .map(({ points }: Sitting) => points)
        .toSorted((one, other) => other - one);
    return say('club-points', { n: own.points, others: others.join(', ') });
}

/** Say by how much a rating changed, or why it did not; with its sign as a number. */
export function changeOf(game: PlayedGame): { text: string; sign: number } {
    const { pool, change } = game;
    if (!pool) return { text: occasionOf(game) ? '' : say('club-friendly'), sign: 0 };
    if (isAlone(pool)) return { text: '', sign: 0 };
    if (change == null) return { text: say('club-first-rated'), sign: 0 };
    const text = change.toLocaleString(words.language, { signDisplay: 'exceptZero' });
    return { text: text.replace('-', '−'), sign: Math.sign(change) };
}

/** Say the day of a game: today, yesterday, or its date. */
export function dayOf(ended: number, now = Date.now()): string {
    const day = (at: number) => new Date(at).setHours(0, 0, 0, 0);
    const gone = Math.round((day(now) - day(ended)) / 86_400_000);
    if (gone < 2)
        return new Intl.RelativeTimeFormat(words.language, { numeric: 'auto' }).format(
            -Math.max(0, gone),
            'day',
        );
    const year = new Date(ended).getFullYear() === new Date(now).getFullYear();
    return new Intl.DateTimeFormat(words.language, {
        day: 'numeric',
        month: 'short',
        ...(year ? {} : { year: 'numeric' }),
    }).format(ended);
}
