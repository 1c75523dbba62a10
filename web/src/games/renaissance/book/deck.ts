/** The cards of a family for the list in the rules, as the server tells them. */
import { pieces } from '../../../lib/things.svelte';
import type { CardFacts } from '../board/facts';

export type Group = 'actions' | 'specials' | 'royal' | 'princely';

// The numbers of a family's cards, first and last.
const NUMBERS: Record<Group, readonly [number, number]> = {
    actions: [1, 20],
    specials: [31, 35],
    royal: [36, 40],
    princely: [41, 45],
};

export interface Listed {
    name: string;
    facts: CardFacts;
    copies: number; // cards of this title
}

/** The cards of one sort; those of the same title are listed once. */
export function listed(family: string, group: Group): Listed[] {
    const [first, last] = NUMBERS[group];
    const found = new Map<string, Listed>();
    for (let number = first; number <= last; number++) {
        const name = `${family}-${String(number).padStart(2, '0')}`;
        const facts = pieces.piece('renaissance', 'card', name)?.facts as CardFacts | undefined;
        if (!facts) continue;
        const same = found.get(facts.title);
        if (same) same.copies += 1;
        else found.set(facts.title, { name, facts, copies: 1 });
    }
    return [...found.values()];
}
