/** What the question says by now is not said again by its answers. */
import type { Picks } from './narrow';
import type { Choice } from './wire';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The parts of their names that all answers of a kind have in common. */
function shared(choices: readonly Choice[], verb: string): Set<string> {
    const [first, ...others] = choices.filter((choice) => choice.verb === verb);
    return new Set(
        first?.parts?.filter((part) => others.every(({ parts }) => parts?.includes(part))),
    );
}

/** An answer by what tells it from the others of its kind; the only one by the last part. */
function renamed(choice: Choice, known: ReadonlySet<string>, before: readonly string[]): Choice {
    const { parts = [] } = choice;
    if (!parts.length) return choice;
    const apart = parts.filter((part) => !known.has(part));
    const left = [...before, ...(apart.length ? apart : parts.slice(-1))];
    return { ...choice, name: capital(left.join(' · ')) };
}

/** What all answers begin with before anything was clicked, where that is one thing with many places. */
function begun(open: readonly Choice[]): readonly string[] {
    const [first, ...others] = open.filter(({ kind }) => kind !== 'end' && kind !== 'quiet');
    const alike = others.every((other) => other.name === first?.name && other.verb === first?.verb);
    return alike && others.length ? (first?.parts?.slice(0, 1) ?? []) : [];
}

/** The answers that are left, by what is not yet known of them. */
export function unsaid(open: readonly Choice[], picks: Picks): Choice[] {
    const before = picks.things.length ? [] : begun(open);
    if (!picks.things.length && !before.length) return [...open];
    const known = new Map(open.map(({ verb }) => [verb, shared(open, verb)]));
    return open.map((choice) => renamed(choice, known.get(choice.verb)!, before));
}
