/**
 * Which things on the board one clicks to give an answer.
 *
 * `card:army-01` a card wherever it lies, `cell:0:3` the third cell of the first side's castle,
 * `play:X`, `lay:X` and `discard:X` what a chosen card is used for, `slot` and `vault` of the
 * stock, `mission:X`, `seat:2` a person and `side:1` the site they sit at, `flank:left`,
 * `double:cards`; all else, such as `pass` and `open`, is its own verb. Two are never clicked on the
 * board: `use:X` marks what can be done with a card besides throwing it away, and `material:TITLE`
 * stands for many places in the bar.
 */
import type { Option } from '../lib/wire';
import { card } from './facts';
import { ownSeat, pointedAt, question, sideOf } from './layout';
import type { RenaissanceView } from './types';

const arg = (option: Option, name: string): string => String(option.args[name] ?? '');
const cell = (side: number, number: string): string => `cell:${side}:${number}`;

/** How a material is called where it stands for many answers. */
function material(name: string, value?: number): string {
    const facts = card(name);
    return `material:${facts?.title ?? name} ${value ?? facts?.value ?? ''}`.trim();
}

/** The questions in which a card may be played as well as thrown away. */
const OPERATIONS = ['Operation', 'PlayStock'];

/** Whether a card may now be played as well as thrown away. */
export function operating(view: RenaissanceView): boolean {
    return OPERATIONS.includes(question(view, ownSeat(view))?.frame ?? '');
}

function used(option: Option, view: RenaissanceView): readonly string[] {
    const name = arg(option, 'card');
    switch (option.verb) {
        case 'build': {
            const place = cell(sideOf(view, ownSeat(view)), arg(option, 'cell'));
            return [material(name), `card:${name}`, place, `use:${name}`];
        }
        case 'play':
        case 'lay':
            return [`card:${name}`, `${option.verb}:${name}`, `use:${name}`];
        case 'discard':
            return operating(view) ? [`card:${name}`, `discard:${name}`] : [`card:${name}`];
        case 'store':
            return [`card:${name}`, 'slot'];
        case 'shelter':
            return [`card:${name}`, 'vault'];
        default:
            return [`card:${name}`]; // take, give, back, aim
    }
}

/** First the material of a rival, then the cell of one's own castle. */
function moved(option: Option, view: RenaissanceView): readonly string[] {
    const [from, rival] = [arg(option, 'cell'), pointedAt(view)];
    const there = view.sides[rival]?.cells[Number(from) - 1];
    const own = cell(sideOf(view, ownSeat(view)), arg(option, 'own'));
    return [...(there ? [material(there.card, there.value)] : []), cell(rival, from), own];
}

export function touching(option: Option, seen: unknown): readonly string[] {
    const view = seen as RenaissanceView;
    switch (option.verb) {
        case 'oblige':
            return arg(option, 'missions')
                .split(' ')
                .map((mission) => `mission:${mission}`);
        case 'oblige_one':
        case 'show':
        case 'claim':
            return [`mission:${arg(option, 'mission')}`];
        case 'move':
            return moved(option, view);
        case 'strike':
            return [cell(pointedAt(view), arg(option, 'cell'))];
        case 'target': {
            const seat = Number(arg(option, 'seat')) - 1;
            return [`seat:${seat}`, `side:${sideOf(view, seat)}`];
        }
        case 'flank':
            return [`flank:${arg(option, 'side')}`];
        case 'double':
            return [`double:${arg(option, 'what')}`];
        default:
            return 'card' in option.args ? used(option, view) : [option.verb];
    }
}
