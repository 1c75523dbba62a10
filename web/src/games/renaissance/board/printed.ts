/** What is printed on the cards and castles of Renaissance, and what they are called. */
import { pieces } from '../../../lib/things.svelte';
import type { Measures, RenaissancePiece, Thing } from '../../../lib/wire';
import { edition } from './edition.svelte';

export const GAME = 'renaissance';

interface Words {
    title: string;
    text: string; // what stands on the face
    whole: string; // all that there is to say of it
}
export type Castle = Extract<RenaissancePiece, { type: 'castle' }> & Words;
export type Card = Exclude<RenaissancePiece, { type: 'castle' }> & Words;
export type Special = Extract<Card, { type: 'special' }>;
export type Place = Castle['cells'][number];

/** A piece with its words; undefined until the server has told. */
const worded = <Piece>(thing: Thing | undefined): Piece | undefined =>
    thing && ({ ...thing.facts, whole: thing.text } as unknown as Piece);

export const card = (name: string): Card | undefined =>
    worded(
        (edition.later ? pieces.piece(GAME, 'later', name) : undefined) ??
            pieces.piece(GAME, 'card', name),
    );

export const castle = (name: string): Castle | undefined =>
    worded(pieces.piece(GAME, 'castle', name));

/** All cards of the first edition, by their names. */
export const cards = (): [string, Card][] =>
    Object.values(pieces.of(GAME)?.things ?? {}).flatMap((thing) => {
        const found = thing.kind === 'card' ? worded<Card>(thing) : undefined;
        return found ? [[thing.name, found] as [string, Card]] : [];
    });

/** The measures of the table. */
export const measures = (): Measures | undefined =>
    pieces.of(GAME)?.board as unknown as Measures | undefined;

export const families = (): readonly string[] => measures()?.families ?? [];

/** How a card is called. */
export const titleOf = (name: string): string => card(name)?.title ?? '';

/** The points of a special or a mission. */
export const pointsOn = (facts: Card | undefined): number =>
    facts && 'points' in facts ? facts.points : 0;

/** The kinds of material that a card is. */
export const kindsOn = (facts: Card | undefined): readonly string[] =>
    facts && 'kinds' in facts ? facts.kinds : [];

/** The action of a card; nothing where it has none. */
export const actionOn = (facts: Card | undefined): string =>
    facts && 'key' in facts ? facts.key : '';

/** Whether a card is a special that can do something. */
export const can = (name: string, effect: Special['effects'][number]['effect']): boolean => {
    const facts = card(name);
    return facts?.type === 'special' && facts.effects.some((each) => each.effect === effect);
};
