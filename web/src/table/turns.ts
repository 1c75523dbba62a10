/** The ledger: the latest turn first, and within a turn who did what, as it happened. */
import type { Deed, Happened } from '../lib/wire';
import { plain } from '../lib/spans';
import { words } from '../lib/words.svelte';

export type Amounts = Readonly<Record<string, number>>;

/** A deed as it is shown: what it says, what it changed, and how often it was done in a row. */
export interface Shown {
    text: Deed['text'];
    pays: Amounts;
    gains: Amounts;
    times: number;
}

/** What one seat did in a row, or what somebody said. */
export interface Block {
    number: number;
    seat: number | null;
    chat: boolean;
    deeds: Shown[];
}

export interface Turn {
    number: number; // of the entry it began with
    title: string;
    blocks: Block[];
}

/** Fold entries with what they tell into turns. */
export function byTurn(entries: readonly { entry: Happened; deeds: readonly Deed[] }[]): Turn[] {
    const turns: Turn[] = [{ number: 0, title: '', blocks: [] }];
    for (const { entry, deeds } of entries) {
        deeds.forEach((deed, i) => {
            const title = plain(deed.text);
            if (!deed.head) add(turns[0]!, entry, deed);
            else if (deeds[i - 1]?.head) turns[0]!.title = words.told([turns[0]!.title, title]);
            else turns.unshift({ number: entry.number + i / 100, title, blocks: [] });
        });
    }
    return turns;
}

/** What a deed changed for who did it, or for those who had the same of it. */
function amounts({ changes = [] }: Deed, seat: number | null): Amounts {
    const counted = changes.filter((change) => change.amounts !== undefined);
    const own = counted.filter((change) => change.seat === seat);
    const [first, ...others] = own.length ? own : counted;
    const same = others.every(
        (each) => JSON.stringify(each.amounts) === JSON.stringify(first?.amounts),
    );
    return (own.length || same ? first?.amounts : undefined) ?? {};
}

const some = (all: Amounts, sign: number): Amounts =>
    Object.fromEntries(
        Object.entries(all).flatMap(([name, n]) => (n * sign > 0 ? [[name, n * sign]] : [])),
    );

function add(turn: Turn, entry: Happened, deed: Deed): void {
    const chat = entry.kind === 'said';
    const seat = deed.seat ?? entry.seat ?? null;
    const before = turn.blocks.at(-1);
    const apart = !before || chat || before.chat || before.seat !== seat;
    const block = apart ? { number: entry.number, seat, chat, deeds: [] } : before;
    if (apart) turn.blocks.push(block);
    const all = amounts(deed, seat);
    const last = block.deeds.at(-1);
    if (last && JSON.stringify(last.text) === JSON.stringify(deed.text)) again(last, all);
    else block.deeds.push({ text: deed.text, pays: some(all, -1), gains: some(all, 1), times: 1 });
}

/** Let a deed count once more. */
function again(deed: Shown, all: Amounts): void {
    deed.times += 1;
    deed.pays = sum(deed.pays, some(all, -1));
    deed.gains = sum(deed.gains, some(all, 1));
}

const sum = (one: Amounts, other: Amounts): Amounts => {
    const names = new Set([...Object.keys(one), ...Object.keys(other)]);
    return Object.fromEntries(
        [...names].map((name) => [name, (one[name] ?? 0) + (other[name] ?? 0)]),
    );
};
