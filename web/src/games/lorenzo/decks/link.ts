/** Links that open a deck, and what was pasted in place of one. */
import { GAME } from './piles';

/** The address that opens a deck. */
export const linkTo = (code: string, name: string): string => {
    const said = new URLSearchParams({ deck: code, ...(name ? { name } : {}) });
    return `${location.origin}/decks/${GAME}?${said.toString()}`;
};

/** The code in a text: the text itself, or what a link names. */
export function codeIn(text: string): string {
    return (/[?&]deck=([\w-]+)/.exec(text)?.[1] ?? text).trim();
}
