/** Where things lie, and what one asks about them. Layout only; no rule is decided here. */
import type { Scene } from '../lib/scene';
import type { LorenzoView, Member } from '../lib/wire';

export type BoardView = LorenzoView['boards'][number];

export const MEMBERS = ['black', 'white', 'orange', 'neutral'] as const;
export const KINDS = ['territory', 'character', 'building', 'venture'] as const;
export const GOODS = ['coin', 'wood', 'stone', 'servant', 'military', 'faith'] as const;
export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V'];

/** The colour of the cards of a kind, for those that have one of their own. */
export const COLOUR: Record<string, string> = {
    territory: 'green',
    character: 'blue',
    building: 'yellow',
    venture: 'purple',
};

export const PERIODS = [1, 2, 3];

/** The period of a round; while the table is set up, the first is to come. */
export const period = (round: number): number => Math.max(1, Math.ceil(round / 2));

/** The seat whose house stands first: one's own, or that of whoever plays. */
export const ownSeat = (view: LorenzoView): number => view.seat ?? Math.max(view.asked, 0);

/** Who stands on a space, in the order they came. */
export const standing = (view: LorenzoView, space: string): Member[] =>
    view.members.filter((member) => member.space === space);

/** The members of a seat that are still to be placed, the most valuable first. */
export function waiting(board: BoardView | undefined): string[] {
    const worth = board?.members ?? {};
    return Object.keys(worth).sort((a, b) => (worth[b] ?? 0) - (worth[a] ?? 0));
}

/** Whether a question of this name is open for one's own seat. */
const isAsked = (view: LorenzoView, frame: string): boolean =>
    view.pending.some((each) => each.frame === frame && each.args[0] === ownSeat(view));

/** The answers a space would stand for, to ask why it is not possible. */
export function linesTo(scene: Scene, space: string): string[] {
    const view = scene.view as LorenzoView;
    if (scene.seat === null || view.round === 0) return [];
    if (isAsked(view, 'BonusTake')) return [`take ${space}`];
    const left = waiting(view.boards[scene.seat]);
    const chosen = left.filter((member) => scene.picked(`member:${member}`));
    const members = chosen.length ? chosen : left.length ? left : ['neutral'];
    return members.map((member) => `place ${member} ${space}`);
}

/** Whether numbers on spaces tell them apart: not while all stand for one kind of answer. */
export function numbered(scene: Scene, spaces: readonly string[]): boolean {
    const open = spaces.filter((space) => scene.can(`space:${space}`));
    return new Set(open.map((space) => scene.disc(`space:${space}`))).size === open.length;
}

/** Reasons that another member might better. */
export const BETTERED = ['value', 'same-tower', 'same-area', 'member-placed'];
