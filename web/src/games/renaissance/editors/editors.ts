/** Renaissance's option that is chosen in a way of its own: the families of cards. */
import type { Editors } from '../../../lib/editors';
import { say, words } from '../../../lib/words.svelte';
import FamiliesChoice from './FamiliesChoice.svelte';
import { named, needed } from './families';

export const editors: Editors = {
    families: {
        Editor: FamiliesChoice,
        trouble(value, players, options) {
            const chosen = named(value).length;
            const n = needed(players, options);
            return chosen && n && chosen !== n ? say('home-families-need', { n, chosen }) : '';
        },
        inWords: (value) => words.both(named(value).map((family) => say(`family-${family}`))),
    },
};
