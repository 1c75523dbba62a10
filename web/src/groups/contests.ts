/** What is said of a contest: what is played, how long yet, and shares of what could be had. */
import { botsApart } from '../coach/levels';
import { span } from '../home/when';
import type { ContestInfo } from '../lib/wire';
import { say, words } from '../lib/words.svelte';

export function playedIn({ game, bots }: Pick<ContestInfo, 'game' | 'bots'>): string {
    const title = say('game-title', { game });
    if (!bots.length) return say('contests-alone', { title });
    return say('contests-with', { title, others: words.both(botsApart([...bots])) });
}

export function endOf({ over, ends }: ContestInfo, now = Date.now()): string {
    if (over) return say('contests-over');
    return say('contests-left', { span: span(Math.max(0, ends - now), Math.round) });
}

/** Write a share that came as a number of a hundred; nothing where there is none. */
export function percent(share: number | null | undefined): string {
    if (share == null) return '–';
    const format = { style: 'percent', maximumFractionDigits: 1 } as const;
    return (share / 100).toLocaleString(words.language, format);
}
