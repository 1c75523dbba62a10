/** Where things lie, and what one asks about them. Layout only; no rule is decided here. */
import type { Scene } from '../../../lib/scene';
import type { LorenzoQuestion, LorenzoView, Member } from '../../../lib/wire';
import { say } from '../../../lib/words.svelte';
import { board as printed, family, leader, spaces, type SpacePlace } from './pieces';

export type BoardView = LorenzoView['boards'][number];

export const MEMBERS = ['black', 'white', 'orange', 'neutral'] as const;
export const KINDS = ['territory', 'character', 'building', 'venture'] as const;
export const GOODS = ['coin', 'wood', 'stone', 'servant', 'military', 'faith'] as const;
export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V'];

/** The members of a family: the four that all have, and those that its tile adds. */
export function membersOf(board: BoardView | undefined): string[] {
    const powers = board?.family ? (family(board.family)?.standing ?? []) : [];
    const more = powers.flatMap((power) =>
        power.ability === 'extra-member' ? [power.member as string] : [],
    );
    return [...MEMBERS, ...more];
}

/** The goods that are counted at this table; tokens only where there are any. */
export function goodsOf(view: LorenzoView): ((typeof GOODS)[number] | 'token')[] {
    const tokens = view.supply + view.spent_tokens.length;
    const some = tokens > 0 || view.boards.some((board) => board.token > 0);
    return some ? [...GOODS, 'token'] : [...GOODS];
}

/** The colour of the cards of a kind, for those that have one of their own. */
export const COLOUR: Record<string, string> = {
    territory: 'green',
    character: 'blue',
    building: 'yellow',
    venture: 'purple',
};

/** The periods of the game; a report closes each. */
export const periods = (): number[] => (printed()?.needed ?? []).map((_, i) => i + 1);

/** How many rounds a period has. */
export const roundsEach = (): number => (printed()?.rounds ?? 1) / (printed()?.needed.length ?? 1);

/** The period of a round; while the table is set up, the first is to come. */
export const period = (round: number): number => Math.max(1, Math.ceil(round / roundsEach()));

/** Which round it is, and in which period. */
export const whereOf = (round: number): string =>
    say('city-where', {
        period: ROMAN[period(round)] ?? '',
        round,
        rounds: printed()?.rounds ?? 0,
    });

/** The seat whose house stands first: one's own, or that of whoever plays. */
export const ownSeat = (view: LorenzoView): number => view.seat ?? Math.max(view.asked, 0);

/** A space of a leader in play: whose it is, and the leader's name. */
export interface Owned {
    place: SpacePlace;
    seat: number;
    leader: string;
}

/** The spaces that leaders give to their owners, one's own first. */
export function owned(view: LorenzoView): Owned[] {
    const own = ownSeat(view);
    const seats = view.boards.map((_, seat) => seat).sort((a, b) => +(b === own) - +(a === own));
    return seats.flatMap((seat) => {
        const names = view.boards[seat]?.spaces ?? [];
        return spaces()
            .filter(({ name }) => names.includes(name))
            .map((place) => ({ place, seat, leader: whose(view.boards[seat], place.name) }));
    });
}

/** The leader that a space of a board belongs to: one in play, or the one that was copied. */
function whose(board: BoardView | undefined, space: string): string {
    const ids = [...(board?.played ?? []), ...(board?.copied ? [board.copied] : [])];
    const found = ids
        .map((id) => leader(id))
        .find((facts) =>
            facts?.standing.some((power) => power.ability === 'own-space' && power.space === space),
        );
    return found?.called ?? '';
}

/** Who stands on a space, in the order they came. */
export const standing = (view: LorenzoView, space: string): Member[] =>
    view.members.filter((member) => member.space === space);

/** The members of a seat that are still to be placed, the most valuable first. */
export function waiting(board: BoardView | undefined): string[] {
    const worth = board?.members ?? {};
    return Object.keys(worth).sort((a, b) => (worth[b] ?? 0) - (worth[a] ?? 0));
}

/** The answers a space would stand for, to ask why it is not possible. */
export function linesTo(scene: Scene, space: string): string[] {
    const view = scene.view as LorenzoView;
    if (scene.seat === null || view.round === 0) return [];
    const asked = (scene.question as LorenzoQuestion | null)?.ask;
    if (asked === 'bonus-take' || asked === 'buy-leftover') return [`take ${space}`];
    if (asked === 'collect-market') return [`collect ${space}`];
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

/** Tokens by what they show, each face once with how many there are. */
export function tally(faces: readonly number[]): { face: number; n: number }[] {
    const shown = [...new Set(faces)].sort((a, b) => a - b);
    return shown.map((face) => ({ face, n: faces.filter((each) => each === face).length }));
}
