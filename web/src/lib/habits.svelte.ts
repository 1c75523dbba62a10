/** How this person likes it: the theme, how much moves, how fast bots play, what is heard. */
import { preferencesOf, USUAL, type Preferences } from './preferences';
import { recall, remember } from './storage';

const dark = matchMedia('(prefers-color-scheme: dark)');
const reduced = matchMedia('(prefers-reduced-motion: reduce)');
const AUDIBLE = 60; // percent, for who switches sound on

export type Theme = 'day' | 'night';

class Habits {
    theme = $state<Theme | null>(recall('theme', null)); // null: as the machine has it
    preferred = $state.raw<Preferences>(preferencesOf(recall<object>('preferences', {})));
    #dark = $state(dark.matches); // what the machine has
    #reduced = $state(reduced.matches);

    /** The theme in force. */
    get shown(): Theme {
        return this.theme ?? (this.#dark ? 'night' : 'day');
    }

    /** Whether nothing is to move. */
    get still(): boolean {
        const { motion } = this.preferred;
        return motion === 'machine' ? this.#reduced : motion === 'off';
    }

    toggleTheme(): void {
        this.theme = this.shown === 'day' ? 'night' : 'day';
        remember('theme', this.theme);
        this.apply();
    }

    toggleSound(): void {
        this.prefer({ volume: this.preferred.volume ? 0 : AUDIBLE });
    }

    /** Like something in another way from now on. */
    prefer(changed: Partial<Preferences>): void {
        this.preferred = { ...this.preferred, ...changed };
        remember('preferences', this.preferred);
        this.apply();
    }

    apply(): void {
        this.#dark = dark.matches;
        this.#reduced = reduced.matches;
        const root = document.documentElement;
        root.dataset['theme'] = this.shown;
        root.toggleAttribute('data-still', this.still);
        root.toggleAttribute('data-sized', this.preferred.size !== USUAL.size);
        root.style.setProperty('--board', String(this.preferred.size / 100));
    }
}

export const habits = new Habits();
for (const machine of [dark, reduced]) machine.addEventListener('change', () => habits.apply());

/** So many milliseconds, or none for those who want nothing to move. */
export const motion = (ms: number): number => (habits.still ? 0 : ms);
