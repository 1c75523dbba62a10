/** The games by their names. */
import type { DrawnBoard } from '../lib/boards';
import type { Editors } from '../lib/editors';
import { pieces } from '../lib/things.svelte';
import { words } from '../lib/words.svelte';
import { manifest as lorenzo } from './lorenzo/manifest';
import type { Manifest } from './manifest';
import { manifest as masters } from './masters/manifest';
import type { GameName } from './names';
import { manifest as renaissance } from './renaissance/manifest';

export const MANIFESTS: Record<GameName, Manifest> = { masters, lorenzo, renaissance };

/** What the client has of a game; undefined where it is played on the general table. */
export const manifestOf = (game: string): Manifest | undefined =>
    game in MANIFESTS ? MANIFESTS[game as GameName] : undefined;

/** Load a game's drawn board, if it has one. */
export const drawnBoard = async (game: string): Promise<DrawnBoard | null> =>
    (await manifestOf(game)?.board()) ?? null;

/** Load all that a game is shown with: its words, its pieces and its drawn board, if it has one. */
export async function prepared(game: string): Promise<DrawnBoard | null> {
    const catalogues = words.with(`${game}-names`, `${game}-board`);
    const [board] = await Promise.all([drawnBoard(game), catalogues, pieces.load(game)]);
    return board;
}

/** Load the editors of a game. */
export const editorsOf = async (game: string): Promise<Editors> =>
    (await manifestOf(game)?.editors?.()) ?? {};
