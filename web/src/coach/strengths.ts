/** How often each person of the workshop wins against the one below, as the ladders measured it (docs/ladder-*.md). */
import type { GameName } from '../games/names';

/** Per cent of games between two, by game and level. */
export const STRENGTHS: Record<GameName, Readonly<Record<string, number>>> = {
    masters: { journeyman: 98.5, artisan: 99.8, virtuoso: 73.6, master: 88.0 },
    lorenzo: { journeyman: 87.5, artisan: 91.5, virtuoso: 74.0, master: 80.0 },
    renaissance: { journeyman: 68.9, artisan: 71.6, virtuoso: 69.1, master: 67.5 },
};
