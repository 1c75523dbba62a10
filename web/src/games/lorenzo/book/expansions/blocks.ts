/** What the chapters about Lorenzo's expansions say and show. */
import type { Block } from '../../../../rules/book';
import type { Expansion } from '../sections';
import Adaptation from './Adaptation.svelte';
import AtMost from './AtMost.svelte';
import AuctionExample from './AuctionExample.svelte';
import AuctionTiles from './AuctionTiles.svelte';
import Boxes from './Boxes.svelte';
import Decks from './Decks.svelte';
import FaithTiles from './FaithTiles.svelte';
import FifthTile from './FifthTile.svelte';
import Givers from './Givers.svelte';
import HouseFamilies from './HouseFamilies.svelte';
import HouseLeaders from './HouseLeaders.svelte';
import MediciPoints from './MediciPoints.svelte';
import NewCurses from './NewCurses.svelte';
import Options from './Options.svelte';
import OwnSpace from './OwnSpace.svelte';
import PazziFamilies from './PazziFamilies.svelte';
import PazziLeaders from './PazziLeaders.svelte';
import SixGifts from './SixGifts.svelte';
import SpecialTower from './SpecialTower.svelte';
import Tokens from './Tokens.svelte';
import Visconti from './Visconti.svelte';

const one = (section: Expansion, name: string) => `lorenzo-rules-${section}-${name}`;
const of = (section: Expansion, ...names: string[]) => names.map((name) => one(section, name));

export const EXPANSION_BLOCKS: Record<Expansion, readonly Block[]> = {
    expansions: [
        one('expansions', 'two'),
        Boxes,
        one('expansions', 'open'),
        of('expansions', 'modules', 'leaders', 'decks'),
        Options,
        one('expansions', 'ours'),
    ],
    houses: [
        one('houses', 'laid'),
        of('houses', 'deck', 'adaptation', 'tiles', 'tokens-laid', 'families-laid', 'goods'),
        ...of('houses', 'order', 'bonus', 'pile'),
    ],
    'houses-auction': [
        ...of('houses-auction', 'what', 'turn'),
        of('houses-auction', 'free', 'higher', 'outbid', 'top'),
        ...of('houses-auction', 'end', 'back', 'example'),
        AuctionExample,
        one('houses-auction', 'tiles'),
        AuctionTiles,
    ],
    'houses-families': [one('houses-families', 'one'), HouseFamilies, FaithTiles],
    'houses-tower': [
        one('houses-tower', 'fifth'),
        SpecialTower,
        of('houses-tower', 'kind', 'helps', 'action', 'fee', 'preacher', 'gone'),
        ...of('houses-tower', 'adaptation', 'moves'),
        Adaptation,
    ],
    'houses-tokens': [
        ...of('houses-tokens', 'draw', 'spend'),
        Tokens,
        of('houses-tokens', 'pay', 'have', 'slot', 'shuffle'),
        one('houses-tokens', 'privilege'),
        SixGifts,
        one('houses-tokens', 'rita'),
    ],
    'houses-cards': [
        one('houses-cards', 'new'),
        of(
            'houses-cards',
            'much',
            'often',
            'another',
            'two',
            'back',
            'military',
            'condition',
            'free',
            'draw',
            'market',
            'price',
        ),
    ],
    'houses-leaders': [
        ...of('houses-leaders', 'twenty', 'space', 'ariosto'),
        OwnSpace,
        one('houses-leaders', 'most'),
        AtMost,
        of(
            'houses-leaders',
            'ladislao',
            'lutero',
            'paracelso',
            'alberti',
            'bramante',
            'torquemada',
            'ficino',
            'piero',
            'lorenzo',
        ),
        HouseLeaders,
    ],
    'houses-excommunication': [one('houses-excommunication', 'three'), NewCurses],
    'houses-five': [...of('houses-five', 'open', 'tile'), FifthTile],
    'houses-end': [
        one('houses-end', 'same'),
        of('houses-end', 'tokens', 'ventures', 'tile', 'medici'),
        MediciPoints,
    ],
    pazzi: [
        one('pazzi', 'cards'),
        Decks,
        one('pazzi', 'ways'),
        of('pazzi', 'random', 'preview', 'built'),
        ...of('pazzi', 'order', 'basic'),
    ],
    'pazzi-rivals': [
        ...of('pazzi-rivals', 'all', 'give', 'part', 'usurer', 'example'),
        Givers,
        ...of('pazzi-rivals', 'discard', 'after', 'use'),
    ],
    'pazzi-others': [
        one('pazzi-others', 'few'),
        of(
            'pazzi-others',
            'lose',
            'large',
            'gossip',
            'market',
            'gallows',
            'traitors',
            'plot',
            'coup',
        ),
    ],
    'pazzi-people': [
        one('pazzi-people', 'four'),
        of('pazzi-people', 'raffaello', 'macchiavelli', 'carlo', 'salviati'),
        PazziLeaders,
        one('pazzi-people', 'families'),
        PazziFamilies,
        Visconti,
    ],
    'pazzi-end': of('pazzi-end', 'ventures', 'macchiavelli'),
    'pazzi-both': [
        one('pazzi-both', 'plain'),
        of('pazzi-both', 'cards', 'families', 'leaders', 'malatesta', 'salviati', 'counts'),
    ],
    'pazzi-rulings': [
        one('pazzi-rulings', 'why'),
        of(
            'pazzi-rulings',
            'rita',
            'sources',
            'worth',
            'cap',
            'brown',
            'brown-space',
            'orsini',
            'discard',
            'points',
            'lutero',
        ),
    ],
};
