/** The bell: whether this person wants to be told outside the page that it is their turn. */
import { route } from '../lib/route.svelte';
import { recall, remember } from '../lib/storage';
import type { Notice } from '../lib/wire';
import { say } from '../lib/words.svelte';

class Bell {
    readonly possible = 'Notification' in window;
    refused = $state(this.possible && Notification.permission === 'denied');
    on = $state(
        this.possible && Notification.permission === 'granted' && recall<boolean>('bell', false),
    );

    /** Switch it; the browser is asked for its permission only here, on a click. */
    async toggle(): Promise<void> {
        if (!this.on && Notification.permission === 'default')
            await Notification.requestPermission();
        this.refused = Notification.permission === 'denied';
        this.on = !this.on && Notification.permission === 'granted';
        remember('bell', this.on);
    }

    /** Tell of a turn, where nobody is looking at the page. */
    ring(notice: Notice): void {
        if (!this.on || !document.hidden) return;
        const body = say('game-title', { game: notice.game });
        const told = new Notification(say('home-your-turn'), {
            body,
            tag: notice.table,
            icon: '/icon.svg',
        });
        told.onclick = () => {
            window.focus();
            route.go(`/t/${notice.table}`);
            told.close();
        };
    }
}

export const bell = new Bell();
