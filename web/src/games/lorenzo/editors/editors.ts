/** Lorenzo's options that are chosen in a way of their own: leaders and decks. */
import { decode, plain } from '../decks/code';
import { kept } from '../decks/kept.svelte';
import { GAME, needingLeaders, numbers } from '../decks/piles';
import type { Editors } from '../../../lib/editors';
import { pieces } from '../../../lib/things.svelte';
import { say, words } from '../../../lib/words.svelte';
import { card } from '../board/pieces';
import DecksChoice from './DecksChoice.svelte';
import { chosen, fewest } from './leaders';
import LeadersChoice from './LeadersChoice.svelte';

type Options = Record<string, string>;
const NO_DECKS = ['random', 'preview'];

/** Have the words and the pieces at hand; without the pieces the server judges. */
export async function ready(): Promise<void> {
    const loaded = pieces.load(GAME).catch(() => undefined);
    await Promise.all([loaded, words.with('lorenzo-names', 'lorenzo-board', 'lorenzo-decks')]);
}

const withLeaders = (options: Options): boolean => options['advanced'] !== 'false';

function leadersTrouble(value: string, players: number, options: Options): string {
    if (!withLeaders(options) || !numbers().length) return '';
    const n = chosen(value, options).length;
    const least = fewest(players);
    return n < least ? say('decks-leaders-few', { n, players, least }) : '';
}

function decksTrouble(value: string, _players: number, options: Options): string {
    if (NO_DECKS.includes(value)) return '';
    if (!value) return say('decks-none-chosen');
    if (!numbers().length) return '';
    const out = decode(numbers(), value);
    if (typeof out === 'string') return say('decks-fault', { fault: out });
    const cards = withLeaders(options) ? [] : needingLeaders(out);
    if (!cards.length) return '';
    const names = words.both(cards.map((number) => card(number)?.called ?? String(number)));
    return say('decks-needs-leaders', { n: cards.length, cards: names });
}

export const editors: Editors = {
    leaders: {
        Editor: LeadersChoice,
        trouble: leadersTrouble,
        fitted: (value, options) => (numbers().length ? chosen(value, options).join(',') : value),
        inWords: (value) => say('decks-leaders-some', { n: value.split(',').length }),
    },
    decks: {
        Editor: DecksChoice,
        trouble: decksTrouble,
        inWords: (value) => say('decks-called', { name: kept.called(plain(value)) }),
    },
};
