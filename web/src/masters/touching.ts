/** Which things on the board one clicks to give an answer. */
import { pieces } from '../lib/things.svelte';
import type { MastersView, Option } from '../lib/wire';
import { ownSeat } from './layout';

const times = (n: number, thing: string): string[] => Array.from({ length: n }, () => thing);
const arg = (option: Option, name: string): string => String(option.args[name] ?? '');

/** The played leaders of a seat with one ability, as their goods and numbers. */
export function played(view: MastersView, seat: number, ability: string): Map<string, number> {
    const found = new Map<string, number>();
    for (const number of view.boards[seat]?.played ?? []) {
        const facts = pieces.piece('masters', 'leader', number)?.facts;
        if (facts?.['ability'] === ability) found.set(String(facts['good']), number);
    }
    return found;
}

function power(option: Option, view: MastersView): string {
    const [kind, which] = arg(option, 'power').split(' ');
    if (kind === 'slot') return `power:${which}`;
    if (kind === 'base') return 'base';
    return `leader:${played(view, ownSeat(view), 'production').get(which ?? '') ?? 0}`;
}

function paid(option: Option, view: MastersView): string[] {
    const good = arg(option, 'good');
    const stored = Number(arg(option, 'count'));
    const rest = (view.need[good] ?? 0) - stored;
    return [...times(stored, `store:${good}`), ...times(Math.max(rest, 0), `box:${good}`)];
}

/** White marbles that become one good or the other: each is a click on its good. */
function whites(option: Option, view: MastersView, marbles: number): string[] {
    const good = arg(option, 'good');
    const n = Number(arg(option, 'count'));
    const other = [...played(view, ownSeat(view), 'white').keys()].find((each) => each !== good);
    return [...times(n, `good:${good}`), ...times(Math.max(marbles - n, 0), `good:${other}`)];
}

/** How many white marbles wait to be turned. */
export function whitesLeft(view: MastersView): number {
    const frame = view.pending.find((question) => question.frame === 'Whites');
    return frame?.args[1] ?? 0;
}

const goods = (option: Option, kind: string): string[] =>
    arg(option, 'goods')
        .split(' ')
        .map((good) => `${kind}:${good}`);

/** Which things show what was chosen for a production, or let go: a click takes it back. */
export const standing = (option: Option, seen: unknown): readonly string[] =>
    option.verb === 'let_go' ? [`gone:${arg(option, 'good')}`] : touching(option, seen);

export function touching(option: Option, seen: unknown): readonly string[] {
    const view = seen as MastersView;
    switch (option.verb) {
        case 'keep':
            return arg(option, 'leaders')
                .split(' ')
                .map((number) => `leader:${number}`);
        case 'start':
            return goods(option, 'good');
        case 'take':
            return [`line:${arg(option, 'line')}`];
        case 'whites':
            return whites(option, view, whitesLeft(view));
        case 'let_go': {
            const good = arg(option, 'good');
            return [`${view.fresh[good] ? 'fresh' : 'store'}:${good}`];
        }
        case 'buy':
            return [`deck:${arg(option, 'deck')}`, `slot:${arg(option, 'slot')}`];
        case 'activate':
            return [power(option, view)];
        case 'spend':
            return goods(option, 'any');
        case 'receive':
            return [`good:${arg(option, 'good')}`];
        case 'pay':
            return paid(option, view);
        case 'play':
        case 'discard':
            return [`leader:${arg(option, 'leader')}`];
        default:
            return [option.verb]; // store, produce, end
    }
}
