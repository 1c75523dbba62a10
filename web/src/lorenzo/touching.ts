/**
 * Which things on the board one clicks to give an answer.
 *
 * `member:black` a family member, `space:market 1` a space or a floor, `card:12` a card that
 * trades, works, is fetched or put away and `trade:12 1` its first arrow, `servants:2`, `price:1`,
 * `effect:2`, `option:1`, `privilege:coins`, `tile:a`, `leader:santa-rita` to play, use, keep or
 * dismiss, `discard:santa-rita` to put away, `family:medici` in the auction and `bid:a 3` a row
 * under it, `token:3` a token that shows the third face, `seal:2`, `visit:1` a rival's board,
 * `add:2` servants sent ahead, `replace:wood 2` servants in the place of a good; all else, such as
 * `swap`, `support` and `refuse`, is its own verb.
 */
import type { LorenzoView, Option } from '../lib/wire';

const arg = (option: Option, name: string): string => String(option.args[name] ?? '');

/** Whose buildings trade: one's own, or in a visit those of a rival. */
function trading(view: LorenzoView): number {
    const production = view.pending.findLast(({ frame }) => frame === 'Production');
    return production?.args[WHOSE] ?? view.asked;
}
const WHOSE = 4; // the place of the board among what is told of a production

/** A building is named by its place on the board, and clicked as the card that lies there. */
function trade(option: Option, view: LorenzoView): string[] {
    const place = Number(arg(option, 'building')) - 1;
    const card = view.boards[trading(view)]?.building[place] ?? 0;
    return [`card:${card}`, `trade:${card} ${arg(option, 'arrow')}`];
}

/** A row under a family; where there are many, the family stands for its rows in the bar. */
function bid(option: Option, view: LorenzoView): string[] {
    const lot = arg(option, 'lot');
    const family = view.lots.find(({ name }) => name === lot)?.family ?? '';
    return [`family:${family}`, `bid:${lot} ${arg(option, 'row')}`];
}

export function touching(option: Option, seen: unknown): readonly string[] {
    switch (option.verb) {
        case 'place':
            return [`member:${arg(option, 'member')}`, `space:${arg(option, 'space')}`];
        case 'take':
            return [`space:${arg(option, 'floor')}`];
        case 'collect':
            return [`space:${arg(option, 'market')}`];
        case 'spend':
            return [`servants:${arg(option, 'servants')}`];
        case 'replace':
            return [`replace:${arg(option, 'good')} ${arg(option, 'servants')}`];
        case 'add':
            return [`add:${arg(option, 'servants')}`];
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
        case 'option':
            return [`option:${arg(option, 'option')}`];
        case 'choose':
            return [`tile:${arg(option, 'tile')}`];
        case 'bid':
            return bid(option, seen as LorenzoView);
        case 'token': {
            // Where it could be laid on a card as well, a second click spends it.
            const token = `token:${arg(option, 'face')}`;
            return [token, token];
        }
        case 'give':
        case 'hold':
            return [`token:${arg(option, 'face')}`];
        case 'lay':
            return [`token:${arg(option, 'face')}`, `card:${arg(option, 'card')}`];
        case 'flip':
            return [`seal:${arg(option, 'seal')}`];
        case 'fetch':
        case 'drop':
        case 'activate':
            return [`card:${arg(option, 'card')}`];
        case 'visit':
            return [`visit:${arg(option, 'seat')}`];
        case 'keep':
        case 'play':
        case 'use':
        case 'copy':
        case 'dismiss':
            return [`leader:${arg(option, 'leader')}`];
        case 'discard': // apart from the leader itself: nobody puts one away by mistake
            return [`discard:${arg(option, 'leader')}`];
        case 'raise':
            return [`member:${arg(option, 'member')}`];
        default:
            return [option.verb]; // support, refuse, produce, swap, decline, pass, end
    }
}
