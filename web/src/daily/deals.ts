/** The deals of a day: how they are called, and how points are spread over a chart. */
import { botsApart } from '../coach/levels';
import type { DailyDay, DailyDeal } from '../lib/wire';
import { say, words } from '../lib/words.svelte';

export function titleOf({ game, bots }: DailyDeal): string {
    const title = say('game-title', { game });
    if (!bots.length) return say('daily-alone', { title });
    return say('daily-with', { title, others: words.both(botsApart([...bots])) });
}

export const isPlayed = ({ points }: DailyDeal): boolean => points !== undefined && points !== null;

/** What one has come to, or how many have come to something. */
export const stateOf = (deal: DailyDeal): string =>
    isPlayed(deal)
        ? say('daily-yours', { n: deal.points ?? 0, rank: deal.rank ?? 0, of: deal.tried })
        : say('daily-tried', { n: deal.tried });

const FORTNIGHT = 14;
const DAY = 86_400_000; // ms

export interface Lately {
    day: string;
    points: number | null; // null: not played
}

/** What one came to in a deal on each day of the last two weeks, today's last. */
export function fortnight(today: string, name: string, days: readonly DailyDay[]): Lately[] {
    const made = new Map(days.map(({ day, points }) => [day, points[name] ?? null]));
    return Array.from({ length: FORTNIGHT }, (_, at) => {
        const then = Date.parse(`${today}T00:00:00Z`) - (FORTNIGHT - 1 - at) * DAY;
        const day = new Date(then).toISOString().slice(0, today.length);
        return { day, points: made.get(day) ?? null };
    });
}

export function dayInWords(day: string): string {
    const format = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
    return new Date(`${day}T00:00:00Z`).toLocaleDateString(words.language, format);
}

export interface Bar {
    from: number;
    to: number; // points that are counted in it, both ends included
    count: number;
    mine: boolean;
}

const MOST = 16; // bars of a chart

/** Count points in bars of equal breadth, all of whole points. */
export function bars(points: readonly number[], mine: number | null): Bar[] {
    if (!points.length) return [];
    const [low, high] = [Math.min(...points), Math.max(...points)];
    const breadth = Math.max(1, Math.ceil((high - low + 1) / MOST));
    const found: Bar[] = [];
    for (let from = low; from <= high; from += breadth) {
        const to = from + breadth - 1;
        const within = (one: number): boolean => from <= one && one <= to;
        const count = points.filter(within).length;
        found.push({ from, to, count, mine: mine !== null && within(mine) });
    }
    return found;
}
