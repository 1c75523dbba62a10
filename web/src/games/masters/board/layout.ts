/** Where things lie: goods on shelves, marbles on the slide. Layout only; no rule is decided here. */
import type { MarblesTaken, MastersView } from '../../../lib/wire';
import { board } from './pieces';

export const GOODS = ['coin', 'stone', 'servant', 'shield'] as const;
export const COLOURS = ['green', 'blue', 'yellow', 'purple'] as const;
export const ROMAN = ['', 'I', 'II', 'III'];
export const KINDS = [...GOODS, 'white', 'faith'] as const; // what a marble is, by its number
export const MARBLE: Record<string, string> = {
    coin: 'yellow',
    stone: 'grey',
    servant: 'purple',
    shield: 'blue',
    white: 'white',
    faith: 'red',
};

/** Lay goods on leaders' depots, then the rest on the smallest shelves that hold them. */
export function arrange(
    store: Record<string, number>,
    depots: readonly string[],
    shelves: readonly number[],
    depot: number,
): { shelves: string[][]; depots: Map<string, number> } {
    const filled = new Map(depots.map((good) => [good, Math.min(depot, store[good] ?? 0)]));
    const rest = Object.entries(store)
        .map(([good, n]) => ({ good, n: n - (filled.get(good) ?? 0) }))
        .filter(({ n }) => n > 0)
        .sort((a, b) => a.n - b.n);
    const laid = shelves.map((): string[] => []);
    for (const { good, n } of rest) {
        const at = shelves.findIndex((size, i) => size >= n && laid[i]?.length === 0);
        if (at >= 0) laid[at] = Array.from({ length: n }, () => good);
    }
    return { shelves: laid, depots: filled };
}

/** The lines of the market as the rules number them, each with its cells. */
export function lines(): { name: string; cells: number[] }[] {
    const { rows = 0, columns = 0 } = board() ?? {};
    const cells = Array.from({ length: rows * columns }, (_, cell) => cell);
    const row = (cell: number) => Math.floor(cell / columns);
    return [
        ...Array.from({ length: rows }, (_, n) => ({
            name: `row ${n + 1}`,
            cells: cells.filter((cell) => row(cell) === n),
        })),
        ...Array.from({ length: columns }, (_, n) => ({
            name: `column ${n + 1}`,
            cells: cells.filter((cell) => cell % columns === n),
        })),
    ];
}

/** Follow each marble by a name of its own, so that it can be seen to move. */
export class Marbles {
    #names: number[] = [];
    #market: readonly number[] = [];
    #next = 0;

    /** The names of the marbles by cell after what happened. */
    follow(market: readonly number[], taken: readonly MarblesTaken[]): number[] {
        let names = this.#names;
        let before = [...this.#market];
        for (const { line } of before.length ? taken : []) {
            [names, before] = [pushed(names, line), pushed(before, line)];
        }
        if (market.some((marble, i) => marble !== before[i])) {
            names = market.map(() => this.#next++); // the first look, or something was missed
        }
        this.#names = names;
        this.#market = market;
        return names;
    }
}

/** Push the spare marble, the last one, into a line; that which falls out is the next spare. */
function pushed<T>(market: readonly T[], line: number): T[] {
    const after = [...market];
    const cells = lines()[line]?.cells ?? [];
    let coming = after.pop() as T;
    for (const cell of cells.reverse()) [after[cell], coming] = [coming, market[cell] as T];
    return [...after, coming];
}

/** The seat whose board stands first: one's own, or that of whoever plays. */
export function ownSeat(view: MastersView): number {
    return view.seat ?? Math.max(view.asked, 0);
}
