/** The reaction moment: which action waits for answers, at whom it is aimed, and what came of it. */
import { nameOf, type Scene } from '../../../lib/scene';
import { say } from '../../../lib/words.svelte';
import { asked, tells } from './asking';
import { titleOf } from './printed';
import type { RenaissanceView } from './types';

export interface Moment {
    actor: number;
    card: string;
    asked: boolean; // the viewer is asked
    castle: boolean; // the viewer's castle is attacked
    targets: number[]; // the seats it names or hits
}

interface Told {
    event: string;
    seat: number;
    card: string;
    by?: string;
    attacker?: number;
}

/** The action that everybody is asked about; null where none is. */
export function momentOf(scene: Scene): Moment | null {
    const { announced } = scene.view as RenaissanceView;
    if (!announced) return null;
    const question = asked(scene);
    return {
        actor: announced.actor,
        card: announced.card,
        asked: scene.seat !== null && announced.asked.includes(scene.seat),
        castle: tells(question, 'attacked') && question.attacked === true,
        targets: announced.targets,
    };
}

export interface Result {
    seat: number; // in whose colour it is told
    icon: string;
    text: string;
    stands?: boolean; // nobody did anything
}

/** What came of an action after everybody was asked. */
export function resultsOf(scene: Scene): Result[] {
    const you = (seat: number | undefined) => (seat === scene.seat ? 'you' : 'other');
    const name = (seat: number | undefined) => nameOf(scene.info, seat ?? 0);
    return (scene.events as readonly Told[]).flatMap((told) => {
        const args = {
            who: you(told.seat),
            name: name(told.seat),
            card: titleOf(told.card),
            by: titleOf(told.by ?? ''),
            whom: you(told.attacker),
            target: name(told.attacker),
        };
        switch (told.event) {
            case 'TrapSprung':
                return [{ seat: told.seat, icon: 'lock', text: say('hand-after-trap', args) }];
            case 'ActionCancelled':
                return [
                    { seat: told.seat, icon: 'close', text: say('hand-after-cancelled', args) },
                ];
            case 'ActionTurned':
                return [{ seat: told.seat, icon: 'rematch', text: say('hand-after-turned', args) }];
            case 'ActionStands':
                return [
                    {
                        seat: told.seat,
                        icon: 'check',
                        text: say('hand-after-stands', args),
                        stands: true,
                    },
                ];
            default:
                return [];
        }
    });
}
