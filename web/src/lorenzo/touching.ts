/**
 * Which things on the board one clicks to give an answer.
 *
 * `member:black` a family member, `space:market 1` a space or a floor, `card:12` a building that
 * trades and `trade:12 1` its first arrow, `servants:2`, `price:1`, `effect:2`, `privilege:coins`,
 * `tile:a`, `leader:santa-rita` to play, use or keep, `discard:santa-rita` to put away; all else,
 * such as `support` and `refuse` at the church, is its own verb.
 */
import type { LorenzoView, Option } from '../lib/wire';

const arg = (option: Option, name: string): string => String(option.args[name] ?? '');

/** A building is named by its place on the board, and clicked as the card that lies there. */
function trade(option: Option, view: LorenzoView): string[] {
    const place = Number(arg(option, 'building')) - 1;
    const card = view.boards[view.asked]?.building[place] ?? 0;
    return [`card:${card}`, `trade:${card} ${arg(option, 'arrow')}`];
}

export function touching(option: Option, seen: unknown): readonly string[] {
    switch (option.verb) {
        case 'place':
            return [`member:${arg(option, 'member')}`, `space:${arg(option, 'space')}`];
        case 'take':
            return [`space:${arg(option, 'floor')}`];
        case 'spend':
            return [`servants:${arg(option, 'servants')}`];
        case 'pay':
            return [`price:${arg(option, 'price')}`];
        case 'trade':
            return trade(option, seen as LorenzoView);
        case 'privilege':
            return arg(option, 'goods')
                .split(' ')
                .map((name) => `privilege:${name}`);
        case 'first':
            return [`effect:${arg(option, 'effect')}`];
        case 'choose':
            return [`tile:${arg(option, 'tile')}`];
        case 'keep':
        case 'play':
        case 'use':
        case 'copy':
            return [`leader:${arg(option, 'leader')}`];
        case 'discard': // apart from the leader itself: nobody puts one away by mistake
            return [`discard:${arg(option, 'leader')}`];
        case 'raise':
            return [`member:${arg(option, 'member')}`];
        default:
            return [option.verb]; // support, refuse, produce, decline, pass, end
    }
}
