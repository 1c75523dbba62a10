/** What is said about a cell, and which answers it would stand for. */
import type { Scene } from '../../../lib/scene';
import { say, words } from '../../../lib/words.svelte';
import { chosen } from './choice.svelte';
import { can, card, type Castle, type Place } from './printed';
import { asked } from './asking';
import { ownSeat, pointedAt, sideOf } from './layout';
import type { Cell, RenaissanceView, Side } from './types';

const ROWS = 3; // a row above the third is told by its number too

/** A cell as it is read aloud: where it is, and what stands there. */
export function spoken(cell: Place, here: Cell | null, castle: Castle): string {
    const beside = castle.cells.filter(({ row }) => row === cell.row);
    const place = {
        kind: cell.kind,
        row: cell.row + 1,
        n: beside.indexOf(cell) + 1,
        of: beside.length,
        rows: Math.max(ROWS, castle.rows),
    };
    if (!here) return say('site-cell-free', place);
    const title = card(here.card)?.called ?? '';
    const on = here.specials.map((name) => card(name)?.called ?? '');
    const told = here.material
        ? say('site-cell', { ...place, title, value: here.value })
        : say('site-cell-figure', { ...place, title, value: here.value });
    return on.length ? words.told([told, say('site-cell-on', { cards: words.both(on) })]) : told;
}

/** What an explanation of a cell tells. */
export function about(cell: Place, here: Cell | null, safe: boolean): string {
    if (!here) return say('site-free-text', { kind: cell.kind });
    const told = here.material
        ? say('site-built-text', { kind: cell.kind, value: here.value })
        : (card(here.card)?.text ?? '');
    const on = here.specials.map((name) => card(name)?.text ?? '');
    return [told, ...on, ...(safe ? [say('site-safe')] : [])].filter(Boolean).join('\n');
}

/** Whether a material is out of reach of actions: by what lies on it, or a figure beside it. */
export function guarded(side: Side, cell: Place): boolean {
    const here = side.cells[cell.number - 1];
    if (!here?.material) return false;
    if (here.specials.some((name) => can(name, 'immune_material'))) return true;
    return cell.adjacent.some((n) => {
        const next = side.cells[n - 1];
        return next ? !next.material && can(next.card, 'immune_adjacent') : false;
    });
}

/** The answers a cell would stand for now, to ask why it is not possible. */
export function linesAt(scene: Scene, side: number, number: number): string[] {
    const view = scene.view as RenaissanceView;
    if (!scene.live || scene.seat === null) return [];
    const verb = asked(scene)?.verb ?? '';
    const own = sideOf(view, ownSeat(view));
    if (verb === 'strike') return side === pointedAt(scene) ? [`strike ${number}`] : [];
    if (verb === 'move') return moves(scene, view, side, number);
    if (side !== own) return [];
    const cards = [...(view.people[scene.seat]?.hand ?? []), ...(view.sides[own]?.stock ?? [])];
    const card = chosen(scene, [...cards, ...(view.sides[own]?.vault ?? []), ...view.tray]);
    return card === null ? [] : [`build ${card} at ${number}`];
}

function moves(scene: Scene, view: RenaissanceView, side: number, number: number): string[] {
    const rival = pointedAt(scene);
    const cells = view.sides[rival]?.cells ?? [];
    const picked = cells.findIndex((_, i) => scene.picked(`cell:${rival}:${i + 1}`) > 0);
    return picked >= 0 && side !== rival ? [`move ${picked + 1} to ${number}`] : [];
}
