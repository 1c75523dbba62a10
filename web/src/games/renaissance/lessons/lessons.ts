/** The lessons of a first game of Renaissance, in the order in which a game brings them. */
import { taught } from '../../../guide/lesson';
import { EXTRAS } from './extras';
import {
    after,
    asks,
    did,
    ending,
    offers,
    region,
    passed,
    type RenaissanceLesson,
} from './moments';

/** What is told until the first turn is over. */
const FIRST: readonly RenaissanceLesson[] = [
    {
        id: 'welcome',
        at: [region('bar')],
        when: asks('choose-missions'),
        done: did('MissionsChosen'),
        text: 2,
    },
    {
        id: 'missions',
        at: [region('setup')],
        small: [`${region('setup')} header`],
        when: asks('choose-missions'),
        done: did('MissionsChosen'),
        text: 2,
    },
    { id: 'castle', at: [region('site')], when: after(0), done: did('Built'), text: 2 },
    { id: 'hand', at: [region('hand')], when: after(0), done: did('Built'), text: 2 },
    {
        id: 'build',
        at: [region('hand')],
        when: (sitting, view) => after(0)(sitting, view) && offers(sitting, 'build'),
        done: did('Built'),
        text: 2,
    },
    {
        id: 'store',
        at: [region('pending'), region('hand')],
        when: asks('store'),
        done: did('Stored'),
        text: 2,
    },
    {
        id: 'undo',
        at: [region('undo')],
        when: (sitting) => sitting.undo && (asks('store')(sitting) || ending(sitting)),
        text: 1,
    },
    { id: 'end', at: [region('end'), region('bar')], when: ending, done: passed, text: 1 },
];

/** What matters from the second turn on. */
const LATER: readonly RenaissanceLesson[] = [
    { id: 'rival', at: ['.rival', region('players')], when: after(1), text: 1 },
    {
        id: 'mission',
        at: [region('missions')],
        when: after(1),
        done: did('MissionClaimed'),
        text: 1,
    },
    {
        id: 'action',
        at: [region('hand')],
        when: (sitting, view) => after(1)(sitting, view) && offers(sitting, 'play'),
        done: did('ActionPlayed'),
        text: 2,
    },
    {
        id: 'special',
        at: [region('hand')],
        when: (sitting, view) => after(1)(sitting, view) && offers(sitting, 'lay'),
        done: did('SpecialLaid'),
        text: 1,
    },
    {
        id: 'stock',
        at: [`${region('site')} .stock`, region('site')],
        when: (sitting) => asks('operation')(sitting) && offers(sitting, 'open'),
        done: did('StockOpened'),
        text: 1,
    },
    { id: 'piles', at: [region('piles')], when: after(2), text: 1 },
    { id: 'log', at: [region('log')], when: after(2), text: 1, stays: true },
    {
        id: 'play-on',
        at: [region('bar')],
        when: after(3),
        done: (events) => events.some((each) => each.event === 'GameOver'),
        text: 2,
        stays: true,
    },
];

export const LESSONS = taught([...FIRST, ...LATER], EXTRAS);
