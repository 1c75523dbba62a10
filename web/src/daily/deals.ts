/** The deals of a day: how they are called, and how points are spread over a chart. */
import { botsApart } from '../coach/levels';
import type { DailyDay, DailyDeal } from '../lib/wire';
import { say, words } from '../lib/words.svelte';

export function titleOf({ game, bots }: DailyDeal): string {
    const title = say('game-title', { game });
    if (!bots.length) return say('daily-alone', { title });
    return say('daily-with', { title, others: words.both(botsApart([...bots])) });
}

/** The points that somebody made on a day, each with its deal. */
export const pointsIn = ({ points }: DailyDay, deals: readonly DailyDeal[]): string =>
    deals
        .filter(({ name }) => name in points)
        .map((deal) => `${titleOf(deal)}: ${points[deal.name]}`)
        .join(' · ');

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
