/** The places of the city as they are said: names, what they give, who stands there. */
import { nameOf, type Scene } from '../lib/scene';
import type { LorenzoView } from '../lib/wire';
import { say, words } from '../lib/words.svelte';
import { board, type SpaceFacts } from './facts';
import { standing } from './layout';
import { effectWords } from './spoken';

/** The names of all spaces, as the rules number them. */
export const spaceNames = (): string[] => [
    ...(board()?.towers ?? []).flatMap((tower) => tower.spaces),
    ...(board()?.spaces ?? []).map((space) => space.name),
];

const WORK = ['harvest', 'production'];

/** Whether a place is for harvest or production. */
export const works = (place: SpaceFacts): boolean => WORK.includes(place.area);

/** Name a place outside the towers. */
export const placeName = (place: SpaceFacts): string =>
    say(place.malus ? `city-large-${place.area}` : `city-${place.area}`);

/** Say who stands on a space; nothing where nobody does. */
export function whoStands(scene: Scene, space: string): string {
    const members = standing(scene.view as LorenzoView, space).map(({ seat, member }) =>
        say('city-member-of', { member, name: nameOf(scene.info, seat) }),
    );
    return members.length ? say('city-standing', { members: words.both(members) }) : '';
}

/** What a place outside the towers is good for. */
export function placeText(place: SpaceFacts): string {
    const about: string[] = [];
    if (place.effects.length)
        about.push(say('city-gives', { goods: words.both(place.effects.map(effectWords)) }));
    if (works(place)) about.push(say(`city-${place.area}-text`));
    if (place.area === 'council') about.push(say('city-council-text'));
    if (place.area === 'own') about.push(say('city-own-text', { value: place.value }));
    if (place.malus) about.push(say('city-malus', { n: place.malus }));
    if (place.shared) about.push(say('city-shared'));
    return words.told(about);
}
