/** The rules of Masters, chapter by chapter: texts by their keys, figures by their components. */
import { listed, type Block, type Chapter } from '../../../rules/book';
import Abilities from './Abilities.svelte';
import Anatomy from './Anatomy.svelte';
import Icons from './Icons.svelte';
import Loggia from './Loggia.svelte';
import MarbleKinds from './MarbleKinds.svelte';
import Places from './Places.svelte';
import Power from './Power.svelte';
import Productions from './Productions.svelte';
import Reports from './Reports.svelte';
import Shelves from './Shelves.svelte';
import Slide from './Slide.svelte';
import Stacks from './Stacks.svelte';
import TokenRow from './TokenRow.svelte';
import { SECTIONS, type Section } from './sections';

const of = listed<Section>('rules-');

const BLOCKS: Record<Section, readonly Block[]> = {
    goal: of('goal', 'workshop', 'points', 'players'),
    setup: [
        'rules-setup-laid',
        of('setup', 'market', 'cards', 'board', 'leaders', 'inkwell'),
        Places,
    ],
    turn: [
        'rules-turn-one',
        of('turn', 'take', 'buy', 'produce'),
        ...of('turn', 'must', 'leaders', 'order', 'undo'),
    ],
    market: [...of('market', 'line', 'push', 'stay'), Slide],
    marbles: ['rules-marbles-each', MarbleKinds, ...of('marbles', 'red', 'white', 'two')],
    warehouse: [
        'rules-warehouse-shelves',
        of('warehouse', 'one', 'other'),
        Shelves,
        ...of('warehouse', 'free', 'depot', 'apart'),
    ],
    'letting-go': of('letting-go', 'may', 'price', 'free', 'together'),
    cards: [...of('cards', 'top', 'next', 'brings'), Anatomy, 'rules-cards-discount'],
    slots: ['rules-slots-levels', Stacks, ...of('slots', 'none', 'top', 'alike')],
    payment: of('payment', 'where', 'asked'),
    production: [...of('production', 'choose', 'pay', 'once', 'box'), Productions],
    'board-power': ['rules-board-power-swap', Power, 'rules-board-power-faith'],
    leaders: [
        'rules-leaders-hand',
        of('leaders', 'play', 'discard'),
        ...of('leaders', 'requires', 'level', 'stay', 'abilities'),
        Abilities,
    ],
    faith: [...of('faith', 'steps', 'no-good', 'points'), Loggia],
    vatican: [
        'rules-vatican-sections',
        Reports,
        ...of('vatican', 'when', 'once', 'many', 'example'),
    ],
    end: of('end', 'when', 'round'),
    scoring: [of('scoring', 'cards', 'faith', 'tiles', 'leaders', 'goods'), 'rules-scoring-tie'],
    solo: of('solo', 'setup', 'token', 'cross', 'win', 'lose', 'first'),
    tokens: [TokenRow, of('tokens', 'cards', 'cross', 'shuffle'), 'rules-tokens-known'],
    options: ['rules-options-two', of('options', 'discard', 'colour')],
    icons: ['rules-icons-all', Icons],
};

export const CHAPTERS: readonly Chapter[] = SECTIONS.map((id) => ({
    id,
    title: `rules-${id}`,
    blocks: BLOCKS[id],
}));
