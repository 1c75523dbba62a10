/** What is printed on the pieces of Lorenzo, as the server tells it. */
import { pieces } from '../../../lib/things.svelte';
import type {
    LorenzoPrintedAbility as Ability,
    LorenzoPrintedBoard as Board,
    LorenzoPrintedEffect as Effect,
    LorenzoPrintedPiece as Piece,
} from '../../../lib/wire';

export type { Ability, Effect };
export type { Counts } from '../../../lib/counts';
export type Card = Of<'card'>;
export type Leader = Of<'leader'>;
export type Cost = Card['costs'][number];
export type Trade = Card['trades'][number];
export type Pledge = NonNullable<Card['end']>; // points at the end for what one has then
export type TowerPlace = Board['towers'][number];
export type SpacePlace = ReturnType<typeof spaces>[number];

export type Kind = Piece['piece'];
type Of<K extends Kind> = Extract<Piece, { piece: K }>;

const GAME = 'lorenzo';
const reading =
    <K extends Kind>(kind: K) =>
    (name: number | string) =>
        pieces.printed<Of<K>>(GAME, kind, name);

export const card = reading('card');
export const leader = reading('leader');
export const excommunication = reading('tile');
export const bonusTile = reading('bonus');
export const family = reading('family');
export const token = reading('token');
export const spaceAt = reading('space');
export const board = () => pieces.of(GAME)?.board as Board | undefined;

/** The spaces outside the towers, in the order of the rules. */
export const spaces = () => all('space').map(([, space]) => space);

/** All pieces of a kind by their names. */
export const all = <K extends Kind>(kind: K) => pieces.all<Of<K>>(GAME, kind);
