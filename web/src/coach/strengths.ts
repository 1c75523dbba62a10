/** How often each person of the workshop wins against the one below, as the ladders measured it (docs/ladder-*.md). */
import type { GameName } from '../games/names';

/** Per cent of games between two, by game and level. */
export const STRENGTHS: Record<GameName, Readonly<Record<string, number>>> = {
    masters: { journeyman: 99.0, artisan: 99.2, virtuoso: 78.4, master: 87.5, grandmaster: 79.0 },
    lorenzo: { journeyman: 87.0, artisan: 88.8, virtuoso: 75.5, master: 84.0, grandmaster: 73.0 },
    renaissance: { journeyman: 68.9, artisan: 71.6, virtuoso: 69.1, master: 67.5 },
};
