/** What missions count on a table, as far as the viewer may know. The rules themselves decide. */
import { castle } from './castles';
import { card, type Filter, type Metric } from './facts';
import { filled, wallPoints } from './layout';
import type { RenaissanceView, Side } from './types';

interface Material {
    card: string;
    kind: string;
    value: number;
}

/** The materials of a castle, of the kind of their cells and with what lies on them. */
export function materialsOf(side: Side): Material[] {
    const cells = castle(side.castle)?.cells ?? [];
    return side.cells.flatMap((cell, i) =>
        cell?.material ? [{ card: cell.card, kind: cells[i]?.kind ?? '', value: cell.value }] : [],
    );
}

export const freeOf = (side: Side, kind: string): number =>
    (castle(side.castle)?.cells ?? []).filter(
        (cell, i) => cell.kind === kind && side.cells[i] === null,
    ).length;

/** Whether a material that was built is of a sort. */
export function isSuch(material: Material, filter: Filter): boolean {
    if (filter.values && !filter.values.includes(material.value)) return false;
    if (filter.kinds && !filter.kinds.includes(material.kind)) return false;
    return filter.pure === undefined || card(material.card)?.pure === filter.pure;
}

/** Whether a card in a hand or a stock is of a sort; one that is both is each. */
function isCard(name: string, filter: Filter): boolean {
    const facts = card(name);
    if (!facts) return false;
    if (filter.any) return filter.any.some((each) => isCard(name, each));
    const types: Record<string, boolean> = {
        action: facts.key !== '',
        material: facts.kinds.length > 0,
        special: facts.type === 'special',
    };
    if (filter.is && !types[filter.is]) return false;
    return filter.pure === undefined || facts.pure === filter.pure;
}

function cardsIn(view: RenaissanceView, seat: number, { zones = [], filter = {} }: Metric): number {
    const side = view.sides[view.people[seat]!.side]!;
    const held: Record<string, readonly string[]> = {
        hand: view.people[seat]!.hand,
        stock: [...side.stock, ...side.vault],
    };
    return zones.flatMap((zone) => held[zone] ?? []).filter((name) => isCard(name, filter)).length;
}

/** The specials on a side: on its castle and in its zone. */
export const specialsOn = (side: Side): string[] => [
    ...side.zone,
    ...side.cells.flatMap((cell) =>
        cell ? [...cell.specials, ...(cell.material ? [] : [cell.card])] : [],
    ),
];

/** How many materials of one castle have their like in another. */
function shared(own: Side, other: Side): number {
    const there = materialsOf(other).map(({ kind, value }) => `${kind} ${value}`);
    return materialsOf(own).filter(({ kind, value }) => {
        const at = there.indexOf(`${kind} ${value}`);
        if (at >= 0) there.splice(at, 1);
        return at >= 0;
    }).length;
}

function counted(view: RenaissanceView, seat: number, counter: string | undefined): number {
    const person = view.people[seat]!;
    const side = view.sides[person.side]!;
    const counts: Record<string, number> = {
        specials_placed: side.laid,
        specials_discarded: side.thrown,
        actions_this_turn: person.actions,
        destroyed_this_turn: person.destroyed,
        stock_materials_this_turn: person.stock_built,
        same_target_actions_this_turn: Math.max(0, ...person.aimed),
        pure_action_turn_streak: person.action_streak + (person.pure_action ? 1 : 0),
        pure_material_discard_streak: person.discard_streak + (person.pure_discard ? 1 : 0),
    };
    return counts[counter ?? ''] ?? 0;
}

/** What the specials of a side are worth: those in its zone, on its castle, and what lies under. */
const specialPoints = (side: Side): number =>
    specialsOn(side).reduce((sum, name) => sum + (card(name)?.points ?? 0), 0) + side.under.length;

/** A number that belongs to a side, whoever looks. */
export function ofSide(view: RenaissanceView, number: number, metric: Metric): number {
    const side = view.sides[number]!;
    switch (metric.name) {
        case 'filled_cells':
            return filled(side);
        case 'empty_cells':
            return freeOf(side, metric.kind ?? '');
        case 'castle_points':
            return wallPoints(side);
        case 'special_points':
            return specialPoints(side);
        case 'materials':
            return materialsOf(side).filter((each) => isSuch(each, metric.filter ?? {})).length;
        case 'free_stock_slots':
            return side.stock_slots - side.stock_size;
        case 'specials_placed_on_own_side':
            return side.laid_here;
        case 'specials_on_own_side_by_self':
            return specialsOn(side).filter((name) => side.seats.includes(view.laid_by[name] ?? -1))
                .length;
        default:
            return 0;
    }
}

/** A number of a seat's own. */
export function ofSeat(
    view: RenaissanceView,
    seat: number,
    metric: Metric,
    mission: string,
): number {
    const own = view.people[seat]!.side;
    const side = view.sides[own]!;
    switch (metric.name) {
        case 'cards':
            return cardsIn(view, seat, metric);
        case 'counter':
            return counted(view, seat, metric.counter);
        case 'other_mission_points':
            return side.accomplished
                .filter((name) => name !== mission)
                .reduce((sum, name) => sum + (card(name)?.points ?? 0), 0);
        case 'shared_with_opponent':
            return Math.max(
                0,
                ...view.sides.filter((_, i) => i !== own).map((other) => shared(side, other)),
            );
        default:
            return ofSide(view, own, metric);
    }
}
