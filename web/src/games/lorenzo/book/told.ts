/** Lists of Lorenzo's pieces for the tables of the rules, as the server tells them. */
import { all, spaces } from '../board/pieces';

const OWN: readonly string[] = ['base', 'advanced'];

/** Whether a piece comes in the game's own box, or with one of its expansions. */
const from =
    (modules: readonly string[]) =>
    ([, { module = '' }]: [string, { module?: string }]): boolean =>
        modules.includes(module);

export const leaders = (modules = OWN) => all('leader').filter(from(modules));
export const tiles = (modules = OWN) => all('tile').filter(from(modules));
export const bonusTiles = () => all('bonus').filter(from(OWN));

/** The stalls of the market, in their order. */
export const stalls = () => spaces().filter((space) => space.area === 'market');

/** The colour of a kind of card, as its class. */
export const COLOUR: Record<string, string> = {
    territory: 'card-green',
    character: 'card-blue',
    building: 'card-yellow',
    venture: 'card-purple',
};
