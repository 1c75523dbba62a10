/** The cards of a family for the list in the rules. */
import { cards, type Card } from '../board/printed';

export const GROUPS = {
    actions: ['composite', 'action'],
    specials: ['special'],
    royal: ['royal'],
    princely: ['princely'],
} as const satisfies Record<string, readonly Card['type'][]>;
export type Group = keyof typeof GROUPS;

export interface Listed {
    name: string;
    facts: Card;
    copies: number; // cards of this title
}

/** The cards of one sort; those of the same title are listed once. */
export function listed(family: string, group: Group): Listed[] {
    const types: readonly string[] = GROUPS[group];
    const found = new Map<string, Listed>();
    for (const [name, facts] of cards()) {
        if (facts.family !== family || !types.includes(facts.type)) continue;
        const same = found.get(facts.called);
        if (same) same.copies += 1;
        else found.set(facts.called, { name, facts, copies: 1 });
    }
    return [...found.values()];
}
