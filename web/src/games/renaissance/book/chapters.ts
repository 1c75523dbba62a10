/** The rules of Renaissance, chapter by chapter: texts by their keys, figures by their components. */
import { listed, type Block, type Chapter } from '../../../rules/book';
import Anatomy from './Anatomy.svelte';
import Answers from './Answers.svelte';
import Castles from './Castles.svelte';
import Count from './Count.svelte';
import Deck from './Deck.svelte';
import Editions from './Editions.svelte';
import Exposed from './Exposed.svelte';
import Families from './Families.svelte';
import Icons from './Icons.svelte';
import Phases from './Phases.svelte';
import Seats from './Seats.svelte';
import { SECTIONS, type Section } from './sections';
import Small from './Small.svelte';
import Start from './Start.svelte';

const of = listed<Section>('renaissance-rules-');

const BLOCKS: Record<Section, readonly Block[]> = {
    goal: of('goal', 'castle', 'points', 'players'),
    setup: [
        'renaissance-rules-setup-laid',
        of('setup', 'families', 'castle', 'missions', 'choose', 'pile', 'first'),
        Start,
    ],
    castles: ['renaissance-rules-castles-cells', Castles, 'renaissance-rules-castles-around'],
    families: ['renaissance-rules-families-each', Families, 'renaissance-rules-families-tiles'],
    cards: [
        'renaissance-rules-cards-types',
        of('cards', 'material', 'action', 'composite', 'special'),
        Anatomy,
        ...of('cards', 'pure', 'kinds', 'count'),
    ],
    building: [
        ...of('building', 'cell', 'value', 'exposed'),
        Exposed,
        of('building', 'falls', 'goes'),
    ],
    turn: [
        'renaissance-rules-turn-three',
        Phases,
        'renaissance-rules-turn-five',
        of('turn', 'build', 'play', 'lay', 'open', 'discard'),
        ...of('turn', 'must', 'more', 'less'),
    ],
    stock: [
        ...of('stock', 'three', 'in', 'play', 'hand', 'after'),
        of('stock', 'captain', 'keeper', 'others'),
    ],
    actions: of('actions', 'steps', 'aim', 'few', 'values', 'discards', 'double'),
    reactions: [
        ...of('reactions', 'attack', 'ask', 'none', 'order'),
        Answers,
        of('reactions', 'trap', 'pope', 'prayer', 'then', 'iron'),
        ...of('reactions', 'part', 'count', 'fill', 'orders'),
    ],
    specials: [
        ...of('specials', 'zone', 'points', 'cannot'),
        of('specials', 'place', 'on', 'copy', 'priest', 'recruiter', 'keyring'),
    ],
    missions: [
        'renaissance-rules-missions-two',
        of('missions', 'princely', 'royal', 'mandatory'),
        ...of('missions', 'ties', 'done', 'running', 'empty', 'some', 'hand'),
    ],
    end: [
        'renaissance-rules-end-when',
        of('end', 'castle', 'pile'),
        ...of('end', 'once', 'points'),
        of('end', 'full', 'materials', 'zone', 'missions', 'failed'),
        Count,
        'renaissance-rules-end-tie',
    ],
    quick: [
        'renaissance-rules-quick-castle',
        Small,
        of('quick', 'families', 'missions', 'stock'),
        ...of('quick', 'rest', 'never'),
    ],
    teams: [
        'renaissance-rules-teams-who',
        Seats,
        of('teams', 'share', 'missions', 'talk'),
        ...of('teams', 'opponents', 'conditions', 'not'),
    ],
    options: [
        'renaissance-rules-options-open',
        of('options', 'families', 'missions', 'support', 'edition'),
        Editions,
        'renaissance-rules-options-same',
    ],
    rulings: [
        'renaissance-rules-rulings-why',
        of(
            'rulings',
            'seen',
            'trade',
            'cloister',
            'square',
            'flank',
            'square-formation',
            'oven',
            'stall',
            'plan',
            'vestibule',
            'chapel',
            'silence',
            'next',
            'short',
        ),
    ],
    words: [
        of('words', 'pure', 'composite', 'exposed', 'effective', 'filled', 'opponent', 'own-side'),
        Icons,
    ],
    all: ['renaissance-rules-all-about', Deck],
};

export const CHAPTERS: readonly Chapter[] = SECTIONS.map((id) => ({
    id,
    title: `renaissance-rules-${id}`,
    blocks: BLOCKS[id],
}));
