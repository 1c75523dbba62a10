/** The card that is chosen: clicked towards an answer, or held where it can only be thrown away. */
import type { Scene } from '../../../lib/scene';

class Held {
    card = $state<string | null>(null);
    #view = $state.raw<unknown>(null); // what was seen when it was taken up: later it is let go

    take(scene: Scene, card: string): void {
        this.card = this.in(scene) === card ? null : card;
        this.#view = scene.view;
    }

    /** The card that is held at this table, as long as nothing has happened there since. */
    in(scene: Scene): string | null {
        return this.#view === scene.view ? this.card : null;
    }

    drop(): void {
        this.card = null;
    }
}

export const held = new Held();

/** Of some cards the one that is chosen. */
export function chosen(scene: Scene, cards: readonly string[]): string | null {
    const picked = cards.find((card) => scene.picked(`card:${card}`) > 0);
    const taken = held.in(scene);
    return picked ?? (taken !== null && cards.includes(taken) ? taken : null);
}

/** Take back what was clicked so far; only a table that is being played can. */
function back(scene: Scene): boolean {
    const sitting = scene as Scene & { back?: () => boolean };
    return sitting.back?.() ?? false;
}

/** Whether a click on a card does something: now, or instead of the card that is chosen. */
export function pickable(scene: Scene, card: string, among: readonly string[]): boolean {
    const loose = scene.can(`card:${card}`) || scene.givable?.(`discard:${card}`);
    return loose || (scene.live && chosen(scene, among) !== null);
}

/**
 * Click a card: it is chosen, or where it was chosen let go again. One that could only be thrown
 * away is held, so that nobody does that by mistake.
 */
export function pick(scene: Scene, card: string, among: readonly string[] = [card]): void {
    const before = among.find((each) => scene.picked(`card:${each}`) > 0);
    if (before !== undefined && !scene.can(`card:${card}`)) {
        while (back(scene));
        if (before === card) return;
    }
    const uses = scene.question !== null && 'uses' in scene.question;
    const useful = scene.can(`use:${card}`) || !uses;
    if (useful) {
        held.drop();
        scene.touch(`card:${card}`);
    } else if (scene.givable?.(`discard:${card}`)) held.take(scene, card);
}
