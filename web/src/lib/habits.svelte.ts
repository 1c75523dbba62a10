/** How this person likes it: theme, sound, and how much moves. */
import { recall, remember } from './storage';

const dark = matchMedia('(prefers-color-scheme: dark)');

export type Theme = 'day' | 'night';

class Habits {
    theme = $state<Theme | null>(recall('theme', null)); // null: as the machine has it
    sound = $state<boolean>(recall('sound', false));
    #dark = $state(dark.matches); // what the machine has

    /** The theme in force. */
    get shown(): Theme {
        return this.theme ?? (this.#dark ? 'night' : 'day');
    }

    toggleTheme(): void {
        this.theme = this.shown === 'day' ? 'night' : 'day';
        remember('theme', this.theme);
        this.apply();
    }

    toggleSound(): void {
        this.sound = !this.sound;
        remember('sound', this.sound);
    }

    apply(): void {
        this.#dark = dark.matches;
        document.documentElement.dataset['theme'] = this.shown;
    }
}

const still = matchMedia('(prefers-reduced-motion: reduce)');

export const habits = new Habits();
dark.addEventListener('change', () => habits.apply());

/** So many milliseconds, or none for those who want nothing to move. */
export const motion = (ms: number): number => (still.matches ? 0 : ms);
