/** Decks as short texts: which cards of each pile stay in the box. The rules write them alike. */

export type Piles = readonly (readonly number[])[];

/** Why a text is no deck. */
export type Fault = 'length' | 'mistyped' | 'nothing';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxy'; // without letters that look like digits
const LETTERS = 14;
export const LENGTH = LETTERS + 1; // the last one tells whether the others are right
export const PILE = 8; // cards of each pile that are in
const GROUP = 5;

/** All the ways to leave so many of these cards out, in the order of the cards. */
function ways(cards: readonly number[], n: number): number[][] {
    if (n === 0) return [[]];
    return cards.flatMap((card, at) =>
        ways(cards.slice(at + 1), n - 1).map((others) => [card, ...others]),
    );
}

const leaving = (pile: readonly number[]): number[][] => ways(pile, pile.length - PILE);
const same = (a: readonly number[], b: readonly number[]): boolean => a.join() === b.join();

function checkLetter(letters: string): string {
    const values = [...letters].map((letter, i) => (i + 1) * ALPHABET.indexOf(letter));
    return ALPHABET[values.reduce((sum, value) => sum + value, 0) % ALPHABET.length] ?? '';
}

/** Write which cards stay in the box; nothing while a pile has too many or too few. */
export function encode(piles: Piles, out: ReadonlySet<number>): string | null {
    let number = 0n;
    for (const pile of piles) {
        const all = leaving(pile);
        const left = pile.filter((card) => out.has(card));
        const way = all.findIndex((each) => same(each, left));
        if (way < 0) return null;
        number = number * BigInt(all.length) + BigInt(way);
    }
    let letters = '';
    for (let i = 0; i < LETTERS; i++) {
        letters = (ALPHABET[Number(number % BigInt(ALPHABET.length))] ?? '') + letters;
        number /= BigInt(ALPHABET.length);
    }
    return letters + checkLetter(letters);
}

/** Write a text as the rules do: without hyphens, and with digits for letters that look so. */
export const plain = (text: string): string =>
    text.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');

/** Read which cards stay in the box, or why that cannot be read. */
export function decode(piles: Piles, text: string): Set<number> | Fault {
    const code = plain(text);
    const letters = code.slice(0, -1);
    if (code.length !== LENGTH || [...code].some((letter) => !ALPHABET.includes(letter)))
        return 'length';
    if (checkLetter(letters) !== code.at(-1)) return 'mistyped';
    let number = 0n;
    for (const letter of letters)
        number = number * BigInt(ALPHABET.length) + BigInt(ALPHABET.indexOf(letter));
    const out = new Set<number>();
    for (const pile of piles.toReversed()) {
        const all = leaving(pile);
        for (const card of all[Number(number % BigInt(all.length))] ?? []) out.add(card);
        number /= BigInt(all.length);
    }
    return number ? 'nothing' : out;
}

/** Write a code in groups, which are easier to read and to type. */
export const grouped = (code: string): string =>
    (code.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []).join('-');
