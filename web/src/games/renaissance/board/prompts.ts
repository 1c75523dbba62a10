/** What a hand is asked for, in one line beside its cards. */
import { nameOf, type Scene } from '../../../lib/scene';
import { say, words } from '../../../lib/words.svelte';
import { asked, numberIn, tells, whoseIn } from './asking';

/** The line; empty where the hand has nothing to say. */
export function prompt(scene: Scene): string {
    const question = asked(scene);
    const key = `hand-ask-${question?.ask ?? ''}`;
    if (!question || !scene.live || !words.knows(key)) return '';
    return say(key, {
        n: numberIn(question),
        name: nameOf(scene.info, whoseIn(question)),
        match: tells(question, 'match') ? question.match : 'none',
    });
}
