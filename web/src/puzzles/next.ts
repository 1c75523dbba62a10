/** The way to the next puzzle. */
import { ask, path } from '../lib/api';
import { route } from '../lib/route.svelte';
import type { NextPuzzle } from '../lib/wire';

/** Go to a puzzle of a title that the reader has not seen; whether there is one. */
export async function goToNext(game: string): Promise<boolean> {
    const { puzzle } = await ask<NextPuzzle>('GET', path('/api/puzzles/next', { game }));
    if (puzzle) route.go(`/puzzle/${puzzle}`);
    return Boolean(puzzle);
}
