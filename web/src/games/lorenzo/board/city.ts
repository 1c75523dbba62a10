/** The places of the city as they are said: names, what they give, who stands there. */
import { counted } from '../../../lib/counts';
import { nameOf, type Scene } from '../../../lib/scene';
import type { LorenzoView } from '../../../lib/wire';
import { say, words } from '../../../lib/words.svelte';
import { board, spaces, type SpacePlace } from './pieces';
import { goodsOf, ownSeat, standing } from './layout';

/** The names of all spaces, as the rules number them. */
export const spaceNames = (): string[] => [
    ...(board()?.towers ?? []).flatMap((tower) => tower.spaces),
    ...spaces().map((space) => space.name),
];

const WORK = ['harvest', 'production'];

/** Whether a place is for harvest or production. */
export const works = (place: SpacePlace): boolean => WORK.includes(place.area);

/** Say who stands on a space; nothing where nobody does. */
export function whoStands(scene: Scene, space: string): string {
    const members = standing(scene.view as LorenzoView, space).map(({ seat, member }) =>
        say('city-member-of', { member, name: nameOf(scene.info, seat) }),
    );
    return members.length ? say('city-standing', { members: words.both(members) }) : '';
}

/** What a privilege may be at this table, and for who stores goods, those. */
function privilegeText(view: LorenzoView): string {
    const known: string[] = goodsOf(view);
    const ways = Object.values(board()?.privileges ?? {})
        .filter((goods) => Object.keys(goods).length)
        .filter((goods) => Object.keys(goods).every((good) => known.includes(good)))
        .map(counted);
    const stored = Object.keys(view.boards[ownSeat(view)]?.store ?? {}).length > 0;
    const all = stored ? [...ways, say('city-store')] : ways;
    return say('city-privilege-text', { goods: words.either(all) });
}

/** What a place outside the towers is good for. */
export function placeText(place: SpacePlace, view: LorenzoView): string {
    const grants = place.effects.some(({ effect }) => effect === 'privileges');
    return grants ? words.told([place.text, privilegeText(view)]) : place.text;
}
