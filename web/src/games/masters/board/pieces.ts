/** What is printed on the pieces of Masters, as the server tells it. */
import { pieces } from '../../../lib/things.svelte';
import type { MastersPrintedBoard as Board, MastersPrintedPiece as Piece } from '../../../lib/wire';

export type { Counts } from '../../../lib/counts';

type Kind = Piece['piece'];

const GAME = 'masters';
const reading =
    <K extends Kind>(kind: K) =>
    (number: number) =>
        pieces.printed<Extract<Piece, { piece: K }>>(GAME, kind, number);

export const card = reading('card');
export const leader = reading('leader');
export const token = reading('token');
export const tokens = () => pieces.all(GAME, 'token');
export const board = () => pieces.of(GAME)?.board as Board | undefined;
