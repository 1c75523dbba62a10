/** What is printed on the cards and castles of Renaissance, and what they are called. */
import { pieces, type Worded } from '../../../lib/things.svelte';
import type {
    RenaissancePrintedBoard as Measures,
    RenaissancePrintedPiece as Piece,
} from '../../../lib/wire';
import { edition } from './edition.svelte';

export const GAME = 'renaissance';

type CastlePrinted = Extract<Piece, { type: 'castle' }>;
type CardPrinted = Exclude<Piece, { type: 'castle' }>;
export type Castle = Worded<CastlePrinted>;
export type Card = Worded<CardPrinted>; // `short` stands on its face
export type Special = Extract<Card, { type: 'special' }>;
export type Place = Castle['cells'][number];

const read = (kind: string, name: string) => pieces.printed<CardPrinted>(GAME, kind, name);

/** A card with its words; undefined until the server has told. */
export const card = (name: string): Card | undefined =>
    (edition.later ? read('later', name) : null) ?? read('card', name) ?? undefined;

export const castle = (name: string): Castle | undefined =>
    pieces.printed<CastlePrinted>(GAME, 'castle', name) ?? undefined;

/** All cards of the first edition, by their names. */
export const cards = (): [string, Card][] => pieces.all<CardPrinted>(GAME, 'card');

/** The measures of the table. */
export const measures = (): Measures | undefined => pieces.of(GAME)?.board as Measures | undefined;

export const families = (): readonly string[] => measures()?.families ?? [];

/** How a card is called. */
export const titleOf = (name: string): string => card(name)?.called ?? '';

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
