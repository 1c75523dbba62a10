/** The card or leader that is looked at. */
import { Looked } from '../../../parts/big.svelte';

/** A card by its number, or a leader by its name. */
export type Piece = { card: number } | { leader: string };

export const looked = new Looked<Piece>();
export const large = (piece: Piece) => looked.large(piece);
