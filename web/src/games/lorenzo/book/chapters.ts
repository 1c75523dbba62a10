/** The rules of Lorenzo, chapter by chapter: texts by their keys, figures by their components. */
import { listed, type Block, type Chapter } from '../../../rules/book';
import Anatomy from './Anatomy.svelte';
import BonusTiles from './BonusTiles.svelte';
import Company from './Company.svelte';
import Curses from './Curses.svelte';
import { EXPANSION_BLOCKS } from './expansions/blocks';
import Faith from './Faith.svelte';
import Floors from './Floors.svelte';
import Harvest from './Harvest.svelte';
import Helped from './Helped.svelte';
import Icons from './Icons.svelte';
import Kinds from './Kinds.svelte';
import Land from './Land.svelte';
import LeaderTable from './LeaderTable.svelte';
import Members from './Members.svelte';
import OpenSpaces from './OpenSpaces.svelte';
import Points from './Points.svelte';
import Privileges from './Privileges.svelte';
import Queue from './Queue.svelte';
import Rounds from './Rounds.svelte';
import { SECTIONS, type Section } from './sections';
import Stalls from './Stalls.svelte';
import Start from './Start.svelte';
import Trading from './Trading.svelte';

const of = listed<Section>('lorenzo-rules-');

const BLOCKS: Record<Section, readonly Block[]> = {
    goal: of('goal', 'family', 'points', 'players'),
    setup: [
        'lorenzo-rules-setup-laid',
        of('setup', 'cards', 'tiles', 'goods', 'order'),
        Start,
        'lorenzo-rules-setup-supply',
    ],
    round: [
        'lorenzo-rules-round-six',
        of('round', 'new', 'turns', 'report', 'end'),
        'lorenzo-rules-round-cards',
        Rounds,
    ],
    members: ['lorenzo-rules-members-four', Members, ...of('members', 'value', 'one')],
    servants: [
        'lorenzo-rules-servants-raise',
        Helped,
        of('servants', 'neutral', 'before', 'bonus'),
    ],
    towers: [
        'lorenzo-rules-towers-card',
        Floors,
        'lorenzo-rules-towers-steps',
        of('towers', 'value', 'fee', 'bonus', 'cost', 'take'),
        'lorenzo-rules-towers-example',
        'lorenzo-rules-towers-one',
        Company,
        ...of('towers', 'limit', 'gone'),
    ],
    cards: ['lorenzo-rules-cards-parts', Kinds, 'lorenzo-rules-cards-face', Anatomy],
    territories: ['lorenzo-rules-territories-slots', Land, ...of('territories', 'keep', 'own')],
    payment: of('payment', 'cost', 'military', 'two', 'less'),
    effects: of('effects', 'now', 'per', 'action', 'alone', 'may', 'order'),
    harvest: [
        ...of('harvest', 'two', 'value'),
        of('harvest', 'small', 'large'),
        'lorenzo-rules-harvest-one',
        Harvest,
    ],
    trades: [...of('trades', 'arrow', 'before', 'all'), Trading],
    market: [...of('market', 'one', 'four'), Stalls],
    council: [...of('council', 'brings', 'queue', 'others'), Queue],
    privileges: [
        'lorenzo-rules-privileges-choose',
        Privileges,
        'lorenzo-rules-privileges-different',
    ],
    vatican: [
        'lorenzo-rules-vatican-when',
        Faith,
        of('vatican', 'less', 'enough', 'last'),
        'lorenzo-rules-vatican-example',
    ],
    excommunication: [...of('excommunication', 'cube', 'less', 'worth', 'all'), Curses],
    scoring: [
        'lorenzo-rules-scoring-when',
        of('scoring', 'count', 'ventures', 'military', 'goods'),
        Points,
        ...of('scoring', 'tile', 'tie'),
    ],
    advanced: ['lorenzo-rules-advanced-two', of('advanced', 'tile', 'draft'), BonusTiles],
    leaders: [
        'lorenzo-rules-leaders-turn',
        of('leaders', 'play', 'discard', 'use'),
        ...of('leaders', 'hold', 'stay'),
    ],
    'all-leaders': ['lorenzo-rules-all-leaders-twenty', LeaderTable],
    players: ['lorenzo-rules-players-spaces', OpenSpaces],
    here: [
        'lorenzo-rules-here-self',
        of('here', 'servants', 'trades', 'price', 'effects', 'pass', 'last'),
        ...of('here', 'undo', 'option'),
    ],
    rulings: [
        'lorenzo-rules-rulings-why',
        of(
            'rulings',
            'patron',
            'preacher',
            'captain',
            'value',
            'low',
            'sources',
            'rita',
            'lorenzo',
            'ariosto',
            'brunelleschi',
            'federico',
            'sisto',
            'rest',
            'losses',
            'second',
            'tracks',
        ),
    ],
    ...EXPANSION_BLOCKS,
    icons: ['lorenzo-rules-icons-all', Icons],
};

export const CHAPTERS: readonly Chapter[] = SECTIONS.map((id) => ({
    id,
    title: `lorenzo-rules-${id}`,
    blocks: BLOCKS[id],
}));
