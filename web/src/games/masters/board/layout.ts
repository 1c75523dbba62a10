/** Where things lie: goods on shelves, marbles on the slide. Layout only; no rule is decided here. */
import type { MarblesTaken, MastersView } from '../../../lib/wire';

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

const SLIDE = 12;

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

/** The cells of a line of the market, from where its marble enters to where one leaves. */
function cells(line: number): number[] {
    return line < 3
        ? [3, 2, 1, 0].map((column) => line * 4 + column)
        : [2, 1, 0].map((row) => row * 4 + line - 3);
}

/** Follow each marble by a name of its own, so that it can be seen to move. */
export class Marbles {
    #names = Array.from({ length: SLIDE + 1 }, (_, i) => i);
    #market: readonly number[] = [];
    #next = SLIDE + 1;

    /** The names of the marbles by cell after what happened. */
    follow(market: readonly number[], taken: readonly MarblesTaken[]): number[] {
        let names = this.#names;
        let before = [...this.#market];
        for (const { line } of taken) {
            [names, before] = [pushed(names, line), pushed(before, line)];
        }
        if (before.length && market.some((marble, i) => marble !== before[i])) {
            names = market.map(() => this.#next++); // something was missed, or taken back
        }
        this.#names = names;
        this.#market = market;
        return names;
    }
}

function pushed<T>(market: readonly T[], line: number): T[] {
    const after = [...market];
    let coming = market[SLIDE] as T;
    for (const cell of cells(line)) [after[cell], coming] = [coming, market[cell] as T];
    after[SLIDE] = coming;
    return after;
}

/** The seat whose board stands first: one's own, or that of whoever plays. */
export function ownSeat(view: MastersView): number {
    return view.seat ?? Math.max(view.asked, 0);
}
