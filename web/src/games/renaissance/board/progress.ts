/** How far a mission is, in one sentence for its owner: the server counts, and here it is worded. */
import type { RenaissanceProgress as Far } from '../../../lib/wire';
import { say, words } from '../../../lib/words.svelte';
import { card, type Condition, type Filter } from './facts';
import type { RenaissanceView } from './types';

export interface Progress {
    holds: boolean;
    lost: boolean; // it never can hold any more
    text: string;
}

// How it is told that some of these are still left.
const LEFT: Record<string, string> = {
    empty_cells: 'progress-cells',
    free_stock_slots: 'progress-slots',
};
type Compared = Condition & { op: 'compare' };

/** The words of a condition that is so far. */
function told(condition: Condition, far: Far): string {
    const { own, mark } = far;
    if (far.lost) return say('progress-lost');
    if (condition.op === 'extreme') return say(`progress-${condition.which}`, { own, best: mark });
    if (condition.op === 'behind') return say('progress-behind', { own, best: mark });
    if (far.holds) return say('progress-done');
    switch (condition.op) {
        case 'compare':
            return compared(condition, far);
        case 'every_material':
            return say('progress-odd', { n: own });
        case 'flag':
            return mark ? say('progress-cells', { n: mark - own }) : say('progress-open');
        case 'all':
            return all(condition.of, far.parts ?? []);
    }
}

function compared({ metric, rel }: Compared, { own, mark }: Far): string {
    if (rel === '>=') return say('progress-at-least', { own, need: mark });
    if (rel === '<=') return say('progress-at-most', { own, need: mark });
    return say(LEFT[metric.name] ?? 'progress-none', { own, n: own });
}

/** Several conditions: of values those that are missing, else all that do not hold. */
function all(conditions: Condition[], parts: readonly Far[]): string {
    const values = conditions.map(valueIn);
    if (values.every((value) => value !== null)) {
        const those = (wanted: boolean) =>
            values.filter((_, i) => parts[i]?.holds === wanted).map(String);
        const [shown, missing] = [those(true), those(false)];
        return say('progress-values', {
            shown: words.both(shown),
            shown_count: shown.length,
            missing: words.both(missing),
            missing_count: missing.length,
        });
    }
    const open = conditions.flatMap((condition, i) => {
        const far = parts[i];
        return far && !far.holds ? [part(condition, far)] : [];
    });
    return words.told(open);
}

/** One of several conditions: of what there are too few, or too many. */
function part(condition: Condition, far: Far): string {
    const filter = condition.op === 'compare' ? condition.metric.filter : undefined;
    if (condition.op !== 'compare' || !filter?.is) return told(condition, far);
    const things = say(`kinds-${kind(filter)}`);
    const key = condition.rel === '>=' ? 'progress-too-few' : 'progress-too-many';
    return say(key, { things, own: far.own, need: far.mark });
}

const kind = (filter: Filter): string => `${filter.pure ? 'pure-' : ''}${filter.is ?? 'card'}`;

/** The one value that a condition asks for; null where it asks for something else. */
function valueIn(condition: Condition): number | null {
    if (condition.op !== 'compare') return null;
    const values = condition.metric.filter?.values ?? [];
    return values.length === 1 ? (values[0] ?? null) : null;
}

/** Turns in a row before the present one, where such are counted and it does not count yet. */
function run(view: RenaissanceView, condition: Condition, far: Far): string {
    const person = view.people[view.seat ?? -1];
    if (!person || condition.op !== 'compare' || far.own > 0) return '';
    const runs: Record<string, number> = {
        pure_action_turn_streak: person.action_streak,
        pure_material_discard_streak: person.discard_streak,
    };
    const before = runs[condition.metric.counter ?? ''] ?? 0;
    return before ? say('progress-run', { before, more: Math.max(1, far.mark - before) }) : '';
}

/** How far one's own mission is; null where the server does not tell, or before the first turn. */
export function progressOf(view: RenaissanceView, mission: string): Progress | null {
    const condition = card(mission)?.condition;
    const far = view.progress[mission];
    if (!condition || !far || !view.turn) return null;
    const text = run(view, condition, far) || told(condition, far);
    return { holds: far.holds, lost: far.lost, text };
}
