/** What is printed on the cards of Renaissance, as the server tells it. */
import { pieces } from '../../../lib/things.svelte';
import type { Thing } from '../../../lib/wire';
import { edition } from './edition.svelte';

const GAME = 'renaissance';

export const FAMILIES = ['army', 'clergy', 'artisans', 'merchants'] as const;

/** What a card must be to be counted. */
export interface Filter {
    is?: string;
    pure?: boolean;
    kinds?: string[];
    values?: number[];
    any?: Filter[];
    among?: string[];
}

export interface Metric {
    name: string;
    kind?: string;
    zones?: string[];
    filter?: Filter;
    counter?: string;
}

/** What a mission asks for. */
export type Condition =
    | { op: 'compare'; metric: Metric; rel: '<=' | '>=' | '=='; value: number }
    | { op: 'extreme'; metric: Metric; which: 'most' | 'least' }
    | { op: 'behind'; metric: Metric; versus: 'max_opponents' | 'min_opponents'; by: number }
    | { op: 'every_material'; filter: Filter }
    | { op: 'flag'; name: string }
    | { op: 'all'; of: Condition[] };

export interface CardFacts {
    type: 'composite' | 'action' | 'material' | 'special' | 'royal' | 'princely';
    family: string;
    title: string;
    text: string; // what stands on the face
    kinds: string[];
    value: number;
    pure: boolean;
    attack: string[];
    reaction: boolean;
    double: string[];
    key: string; // of the action
    where: string; // a special is laid
    points: number;
    counts: string; // zone or material: where the points of a special count
    royal: boolean;
    condition: Condition | null;
    whole: string; // all that there is to say of it
}

const thing = (name: string): Thing | undefined =>
    (edition.later ? pieces.piece(GAME, 'later', name) : undefined) ??
    pieces.piece(GAME, 'card', name);

/** What is printed on a card; undefined until the server has told. */
export function card(name: string): CardFacts | undefined {
    const found = thing(name);
    if (!found) return undefined;
    return { ...(found.facts as unknown as CardFacts), whole: found.text };
}

/** How a card is called. */
export const titleOf = (name: string): string => card(name)?.title ?? '';

export const isMission = (facts: CardFacts): boolean =>
    facts.type === 'royal' || facts.type === 'princely';
