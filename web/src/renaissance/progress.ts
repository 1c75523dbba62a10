/** How far a mission is, in one sentence for its owner. */
import { say, words } from '../lib/words.svelte';
import { card, type Condition, type Filter, type Metric } from './facts';
import { freeOf, isSuch, materialsOf, ofSeat, ofSide } from './metrics';
import type { RenaissanceView, Side } from './types';

export interface Progress {
    holds: boolean;
    lost?: boolean; // it never can hold any more
    text: string;
}

// Deeds that come too late, and the kind of cells that are to be filled for them.
const FIRSTS: Record<string, string> = {
    first_all_stones: 'stone',
    first_all_foundations: 'foundation',
};
const BEFORE_STONE: Record<string, string> = {
    foundations_done_before_first_stone: 'foundation',
    special_before_first_stone: '',
};
// How it is told that some of these are still left.
const LEFT: Record<string, string> = {
    empty_cells: 'progress-cells',
    free_stock_slots: 'progress-slots',
};
const EXTREMES = { most: Math.max, least: Math.min };

class Judge {
    constructor(
        readonly view: RenaissanceView,
        readonly seat: number,
        readonly mission: string,
    ) {}

    get #side(): Side {
        return this.view.sides[this.view.people[this.seat]!.side]!;
    }

    #others(metric: Metric): number[] {
        const own = this.view.people[this.seat]!.side;
        return this.view.sides
            .map((_, i) => ofSide(this.view, i, metric))
            .filter((_, i) => i !== own);
    }

    of(condition: Condition): Progress {
        switch (condition.op) {
            case 'compare':
                return this.#compare(condition);
            case 'extreme': {
                const own = ofSeat(this.view, this.seat, condition.metric, this.mission);
                const best = EXTREMES[condition.which](...this.#others(condition.metric));
                const holds = condition.which === 'most' ? own > best : own < best;
                return { holds, text: say(`progress-${condition.which}`, { own, best }) };
            }
            case 'behind': {
                const own = ofSeat(this.view, this.seat, condition.metric, this.mission);
                const them = this.#others(condition.metric);
                const best =
                    condition.versus === 'max_opponents' ? Math.max(...them) : Math.min(...them);
                const holds = own <= best - condition.by;
                return { holds, text: say('progress-behind', { own, best, by: condition.by }) };
            }
            case 'every_material':
                return this.#every(condition.filter);
            case 'flag':
                return this.#flag(condition.name);
            case 'all':
                return this.#all(condition.of);
        }
    }

    #compare({ metric, rel, value }: Condition & { op: 'compare' }): Progress {
        const own = ofSeat(this.view, this.seat, metric, this.mission);
        if (rel === '>=')
            return {
                holds: own >= value,
                text: say('progress-at-least', { own, need: value }),
            };
        const holds = rel === '<=' ? own <= value : own === value;
        if (value > 0) return { holds, text: say('progress-at-most', { own, need: value }) };
        const key = LEFT[metric.name] ?? 'progress-none';
        return { holds, text: say(key, { own, n: own }) };
    }

    #every(filter: Filter): Progress {
        const among = materialsOf(this.#side).filter(
            ({ kind }) => !filter.among || filter.among.includes(kind),
        );
        const odd = among.filter((each) => !isSuch(each, filter)).length;
        return { holds: odd === 0, text: say('progress-odd', { n: odd }) };
    }

    /** A deed: done, still to be done, or too late. */
    #flag(name: string): Progress {
        const { flags } = this.#side;
        const holds = flags.includes(name);
        const late = name in BEFORE_STONE && flags.includes('placed_stone');
        if (!holds && (late || this.view.firsts.includes(name)))
            return { holds, lost: true, text: say('progress-lost') };
        const kind = FIRSTS[name] ?? BEFORE_STONE[name];
        const open = kind
            ? say('progress-cells', { n: freeOf(this.#side, kind) })
            : say('progress-open');
        return { holds, text: holds ? say('progress-done') : open };
    }

    /** Several conditions: of values those that are missing, else the first that does not hold. */
    #all(conditions: Condition[]): Progress {
        const judged = conditions.map((each) => this.of(each));
        const holds = judged.every((each) => each.holds);
        const values = conditions.map(valueIn);
        if (values.every((value) => value !== null)) {
            const part = (wanted: boolean) =>
                values.filter((_, i) => judged[i]!.holds === wanted).map(String);
            const [shown, missing] = [part(true), part(false)];
            return {
                holds,
                text: say('progress-values', {
                    shown: words.both(shown),
                    shown_count: shown.length,
                    missing: words.both(missing),
                    missing_count: missing.length,
                }),
            };
        }
        const open = judged.filter((each) => !each.holds);
        return { holds, text: words.told(open.map(({ text }) => text)) };
    }
}

/** The one value that a condition asks for; null where it asks for something else. */
function valueIn(condition: Condition): number | null {
    if (condition.op !== 'compare') return null;
    const values = condition.metric.filter?.values ?? [];
    return values.length === 1 ? (values[0] ?? null) : null;
}

/** How far a mission of a seat is. */
export function progressOf(view: RenaissanceView, seat: number, mission: string): Progress {
    const condition = card(mission)?.condition;
    if (!condition) return { holds: false, text: '' };
    const judged = new Judge(view, seat, mission).of(condition);
    if (!judged.holds) return judged;
    const counts = condition.op === 'extreme' || condition.op === 'behind';
    return { holds: true, text: counts ? judged.text : say('progress-done') };
}
