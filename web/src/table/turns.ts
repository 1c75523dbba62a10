/** The ledger: headings, the latest first, and under each who did what. */
import type { Deed, Happened, Span } from '../lib/wire';
import { plain } from '../lib/spans';
import { placesOf } from './places';

/** What people write: those who play, and those who watch. */
export const TALK: readonly string[] = ['said', 'murmured'];

export type Amounts = Readonly<Record<string, number>>;

/** A deed as it is shown: what it says, what it changed, and how often it was done in a row. */
export interface Shown {
    text: Deed['text'];
    pays: Amounts;
    gains: Amounts;
    times: number;
    things: readonly string[]; // where it may be seen on the board, the best place first
}

/** What one seat did in a row, or what somebody said. */
export interface Block {
    number: number;
    seat: number | null;
    chat: boolean;
    undone: boolean; // it was taken back
    takesBack: boolean; // it took something back
    name: string; // of who spoke
    deeds: Shown[];
}

export interface Turn {
    number: number; // of the entry it began with
    title: string;
    events: readonly unknown[]; // that it began with
    blocks: Block[];
}

/** The seat that a heading is about: it begins somebody's turn. */
const turnOf = ({ text }: Deed): Span | undefined =>
    text.find((part): part is Span => typeof part !== 'string' && part.thing.startsWith('seat:'));

/** Fold entries with what they tell under headings: rounds, where a game has them, or else turns. */
export function byTurn(entries: readonly { entry: Happened; deeds: readonly Deed[] }[]): Turn[] {
    const undone = new Set(entries.flatMap(({ entry }) => entry.undoes ?? []));
    const heads = entries.flatMap(({ deeds }) => deeds.filter(({ head }) => head));
    const rounds = heads.some((deed) => !turnOf(deed));
    const turns: Turn[] = [{ number: 0, title: '', events: [], blocks: [] }];
    let apart = false; // a turn begins: what comes next is no part of what was before
    for (const { entry, deeds } of entries) {
        deeds.forEach((deed, i) => {
            if (!deed.head) {
                add(turns[0]!, entry, deed, { apart, undone: undone.has(entry.number) });
                apart = false;
            } else {
                apart = true;
                if (turnOf(deed) && rounds) return;
                const number = entry.number + i / 100;
                const { events = [] } = entry;
                turns.unshift({ number, title: titleOf(deed), events, blocks: [] });
            }
        });
    }
    return turns.map((turn, i) => (i ? settled(turn) : turn));
}

/** A turn that is over: what was taken back in it is gone. */
const settled = (turn: Turn): Turn => ({
    ...turn,
    blocks: turn.blocks.filter(({ undone, takesBack }) => !undone && !takesBack),
});

/** The headings among entries that begin nobody's turn: rounds, where a game has them. */
export const rounds = (entries: readonly Happened[]): string[] =>
    entries
        .flatMap(({ deeds = [] }) => deeds)
        .filter((deed) => deed.head && !turnOf(deed))
        .map(({ text }) => bare(plain(text)));

/** A heading, without the name of whose turn it is where nothing is said of them. */
function titleOf(deed: Deed): string {
    const named = deed.text.findIndex((part) => part === turnOf(deed));
    const silent = named >= 0 && bare(plain(deed.text.slice(named + 1))) === '';
    return bare(plain(silent ? deed.text.slice(0, named) : deed.text));
}

/** A heading without what led to a name, or the stop at its end. */
const bare = (title: string): string => title.replace(/[\s:：.。、]+$/u, '');

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

/** What a deed took from who did it, and what it brought. */
export function changed(deed: Deed, seat: number | null): { pays: Amounts; gains: Amounts } {
    const all = amounts(deed, seat);
    return { pays: some(all, -1), gains: some(all, 1) };
}

interface Manner {
    apart: boolean;
    undone: boolean;
}

function add(turn: Turn, entry: Happened, deed: Deed, { apart, undone }: Manner): void {
    const chat = TALK.includes(entry.kind);
    const seat = deed.seat ?? entry.seat ?? null;
    let block = turn.blocks.at(-1);
    if (!block || apart || chat || entry.undoes?.length || parted(block, seat, undone)) {
        const name = entry.name ?? '';
        const takesBack = (entry.undoes ?? []).length > 0;
        block = { number: entry.number, seat, chat, undone, takesBack, name, deeds: [] };
        turn.blocks.push(block);
    }
    const last = block.deeds.at(-1);
    const change = changed(deed, seat);
    if (last && JSON.stringify(last.text) === JSON.stringify(deed.text)) again(last, change);
    else {
        const things = (deed.changes ?? []).flatMap(placesOf);
        block.deeds.push({ text: deed.text, ...change, times: 1, things });
    }
}

/** Whether a deed of a seat does not go on with a block. */
const parted = (block: Block, seat: number | null, undone: boolean): boolean =>
    block.chat || block.takesBack || block.seat !== seat || block.undone !== undone;

/** Let a deed count once more. */
function again(deed: Shown, { pays, gains }: { pays: Amounts; gains: Amounts }): void {
    deed.times += 1;
    deed.pays = sum(deed.pays, pays);
    deed.gains = sum(deed.gains, gains);
}

const sum = (one: Amounts, other: Amounts): Amounts => {
    const names = new Set([...Object.keys(one), ...Object.keys(other)]);
    return Object.fromEntries(
        [...names].map((name) => [name, (one[name] ?? 0) + (other[name] ?? 0)]),
    );
};
