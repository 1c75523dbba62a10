/** A tournament in words: who is who, how a round stands, and how it is played. */
import { botName, botsApart } from '../coach/levels';
import { span } from '../home/when';
import type { Entrant, Meeting, Outing, Terms, Tournament, TournamentBrief } from '../lib/wire';
import { say, words } from '../lib/words.svelte';

/** The server always tells all of them. */
export type Played = Required<Terms>;
export const playedOf = ({ terms }: { terms: Terms }): Played => terms as Played;

const SECOND = 1_000;
export const FILLER = 0; // on a seat: a bot that only fills the table

/** Name everybody by number; bots of a kind apart. */
export function namesOf(entrants: readonly Entrant[]): Map<number, string> {
    const bots = entrants.filter(({ bot }) => bot);
    const called = botsApart(bots.map(({ bot }) => bot ?? ''));
    const apart = new Map(bots.map(({ number }, at) => [number, called[at] ?? '']));
    return new Map(
        entrants.map(({ number, name }) => [
            number,
            apart.get(number) ?? (name || say('tournament-somebody')),
        ]),
    );
}

/** Name who sits somewhere: an entrant, or a bot that fills the table. */
export const calledAt = (told: Tournament, names: Map<number, string>, seat: number): string =>
    names.get(seat) ?? botName(playedOf(told).bot);

/** The tables of a round, one's own first. */
export function ordered(meetings: readonly Meeting[], own: number | null): Meeting[] {
    const mine = ({ seats }: Meeting): boolean => own !== null && seats.includes(own);
    return meetings.toSorted(
        (one, other) => Number(mine(other)) - Number(mine(one)) || one.number - other.number,
    );
}

const LATEST = 12; // games of an arena

/** The games of an arena that go on, one's own first, and the last that are over. */
export function latest(meetings: readonly Meeting[], own: number | null): Meeting[] {
    const rank = ({ seats, over }: Meeting): number =>
        over ? 2 : own !== null && seats.includes(own) ? 0 : 1;
    return meetings
        .toSorted((one, other) => rank(one) - rank(other) || other.number - one.number)
        .slice(0, LATEST);
}

/** The points that everybody had before a round. */
export function pointsBefore(told: Tournament, round: number): Map<number, number> {
    return new Map(
        told.standings.map(({ number, outings = [] }) => [
            number,
            outings
                .filter((each) => each.round < round)
                .reduce((sum, { points = 0 }) => sum + points, 0),
        ]),
    );
}

/** How many rounds are over. */
export function roundsDone({ rounds }: Tournament): number {
    return rounds.filter(({ meetings }) => meetings.every(({ over }) => over)).length;
}

/** Who is first when it is over; where nobody has a point, nobody has won. */
export function winnersOf({ status, standings }: Tournament): number[] {
    if (status !== 'over') return [];
    return standings
        .filter(({ rank, points }) => rank === 1 && points > 0)
        .map((one) => one.number);
}

export interface Cell {
    kind: 'place' | 'missed' | 'bye' | 'void' | 'none';
    text: string;
    first: boolean;
    said: string;
    table: string | null;
}

const NONE: Cell = { kind: 'none', text: '', first: false, said: '', table: null };

function cellOf(outing: Outing): Cell {
    const { place = null, missed = false, bye = false } = outing;
    const kind = bye ? 'bye' : missed ? 'missed' : place === null ? 'void' : 'place';
    const text = { place: String(place), missed: '0', bye: '+', void: '–' }[kind];
    return {
        kind,
        text,
        first: kind === 'place' && place === 1,
        said: say('tournament-outing', { kind, place: place ?? 0, n: outing.round }),
        table: outing.table ?? null,
    };
}

const SHOWN = 8; // games of an arena

/** The rounds of somebody as cells, one for each there will be; of an arena the last games. */
export function cellsOf(told: Tournament, outings: readonly Outing[] = []): Cell[] {
    if (playedOf(told).system === 'arena') return outings.slice(-SHOWN).map(cellOf);
    const count = Math.max(told.of ?? 0, told.rounds.length);
    return Array.from({ length: count }, (_, at) => {
        const found = outings.find(({ round }) => round === at + 1);
        return found ? cellOf(found) : NONE;
    });
}

/** What points there are at a table. */
export function pointsNote({ system, players }: Played): string {
    return system === 'knock-out'
        ? say('tournament-points-knock-out')
        : say('tournament-points', { n: players });
}

/** How it is played, sentence by sentence. */
export function rulesOf(told: Tournament): string[] {
    const terms = playedOf(told);
    const bot = botName(terms.bot);
    const { system } = terms;
    const late = system === 'swiss' && terms.late > 1;
    return [
        say('tournament-how', { system, n: terms.players, span: span(terms.length * SECOND) }),
        say('tournament-how-missing', { bot, span: span(terms.wait * SECOND) }),
        say('tournament-how-limit', { span: span(terms.limit * SECOND) }),
        ...(system === 'arena' ? [] : [say('tournament-how-bye', { kind: byeKind(terms), bot })]),
        ...(late ? [say('tournament-how-late', { n: terms.late })] : []),
        say('tournament-how-blocked', { system }),
        say('tournament-how-breaks', { system }),
    ];
}

const byeKind = ({ system, fill }: Played): string =>
    system === 'knock-out' ? 'knock-out' : fill > 0 && system === 'swiss' ? 'bots' : 'bye';

/** What a tournament is, in a line. */
export function lineOf(one: TournamentBrief): string {
    const { system, players, game } = playedOf(one);
    return [
        say('club-title', { game }),
        say('tournament-system', { system }),
        say('tournament-tables', { n: players }),
        say('tournament-players', { n: one.players }),
    ].join(' · ');
}

/** A moment: the time of today, or the day too. */
export function moment(at: number, now = Date.now()): string {
    const [day, today] = [new Date(at), new Date(now)];
    const time = { hour: '2-digit', minute: '2-digit' } as const;
    const language = words.language === 'en' ? 'en-GB' : words.language; // 20:00, as on the others
    if (day.toDateString() === today.toDateString()) return day.toLocaleTimeString(language, time);
    const near = Math.abs(at - now) < 6 * 86_400_000;
    const date = near
        ? { weekday: 'long' as const }
        : { day: 'numeric' as const, month: 'long' as const };
    return day.toLocaleString(language, { ...date, ...time });
}

/** When a tournament begins, which round it is and until when, or when it ended. */
export function whenOf(one: TournamentBrief, now = Date.now()): string {
    if (one.status === 'over')
        return say('tournament-ended', { when: moment(one.ended ?? 0, now) });
    if (one.status === 'coming')
        return one.begins
            ? say('tournament-begins', { when: moment(one.begins, now) })
            : say('tournament-begins-host');
    const late = !one.ends || one.ends <= now; // bots play it to its end
    const ends = late ? '' : say('tournament-ends', { ends: moment(one.ends ?? 0, now) });
    return [roundOf(one), ends].filter(Boolean).join(' · ');
}

function roundOf(one: TournamentBrief): string {
    const { system, rounds } = playedOf(one);
    const n = one.round ?? 0;
    if (system === 'arena') return '';
    return system === 'swiss'
        ? say('tournament-round-of', { n, of: rounds })
        : say('tournament-round', { n });
}
