/** The seats of a table as its host wishes them, and what else follows from that. */
import { PLAYERS } from '../home/fitting';
import { settled, type Plan, type Setup } from '../home/setup';
import type { ChangeTable, SeatChange, SeatInfo, TableInfo } from '../lib/wire';
import type { Known } from './terms';

export type Seats = readonly SeatChange[];

export const isFree = ({ kind }: SeatInfo): boolean => kind === 'open' || kind === 'invited';

/** All seats as they are. */
export const kept = ({ seats }: TableInfo): SeatChange[] =>
    seats.map(({ seat }) => ({ from: seat }));

/** One seat more. */
export const added = (info: TableInfo, seat: SeatChange): SeatChange[] => [...kept(info), seat];

/** One seat less. */
export const without = (info: TableInfo, seat: number): SeatChange[] =>
    kept(info).filter(({ from }) => from !== seat);

/** One seat of another kind. */
export const turned = (info: TableInfo, seat: number, into: SeatChange): SeatChange[] =>
    kept(info).map((each) => (each.from === seat ? { ...each, ...into } : each));

/** One seat at another place, and those between one further. */
export function moved(info: TableInfo, seat: number, place: number): SeatChange[] {
    const seats = without(info, seat);
    seats.splice(place, 0, { from: seat });
    return seats;
}

/** The seats in an order by chance, which is another one where there is another. */
export function shuffled(info: TableInfo, chance: () => number = Math.random): SeatChange[] {
    const seats = kept(info);
    for (let at = seats.length - 1; at > 0; at--) {
        const other = Math.floor(chance() * (at + 1));
        [seats[at], seats[other]] = [seats[other]!, seats[at]!];
    }
    const same = seats.every(({ from }, at) => from === info.seats[at]?.seat);
    return same && seats.length > 1 ? [...seats.slice(1), seats[0]!] : seats;
}

/** So many seats: open ones are added; free ones go first, then bots, those at the end before. */
export function numbered(info: TableInfo, players: number): SeatChange[] {
    const open = Array.from({ length: players - info.seats.length }, (): SeatChange => {
        return { kind: 'open' };
    });
    const spare = [...info.seats]
        .reverse()
        .sort((one, other) => Number(isFree(other)) - Number(isFree(one)))
        .filter(({ kind }) => kind !== 'person')
        .slice(0, Math.max(0, info.seats.length - players))
        .map(({ seat }) => seat);
    return [...kept(info).filter(({ from }) => !spare.includes(from!)), ...open];
}

/** The table as a setup, of which forms and rules of fitting know. */
export const setupOf = ({ seats, options, settings }: TableInfo): Setup => ({
    seats: seats.map(({ kind, bot }): Plan => {
        if (kind === 'bot') return { kind, bot: bot ?? '' };
        return kind === 'person' ? { kind: 'me' } : { kind };
    }),
    options,
    settings,
});

/** A change of seats with the options that follow from their number. */
export function seatsChange(
    info: TableInfo,
    { game, editors, bots }: Known,
    seats: Seats,
): ChangeTable {
    const wish: ChangeTable = { seats: [...seats] };
    if (!game || seats.length === info.seats.length) return wish;
    const plans = seats.map((): Plan => ({ kind: 'open' }));
    const setup = { ...setupOf(info), seats: plans };
    return { ...wish, options: settled(game, setup, PLAYERS, bots, editors).setup.options };
}

/** A setup with other options as a change of the table; seats follow where their number must. */
export function optionsChange(info: TableInfo, setup: Setup): ChangeTable {
    const wish: ChangeTable = { options: setup.options };
    if (setup.seats.length === info.seats.length) return wish;
    return { ...wish, seats: numbered(info, setup.seats.length) };
}
