/** Where this person gets mails, as the server knows it. */
import { ask } from '../lib/api';
import type { Mailbox } from '../lib/wire';
import { words } from '../lib/words.svelte';

export class Post {
    box = $state.raw<Mailbox>({});

    /** Ask where mails go, and have them in the language that is read here. */
    async look(): Promise<void> {
        this.box = await ask<Mailbox>('GET', '/api/me/mail');
        const { language, address, asked } = this.box;
        if ((address || asked) && language !== words.language)
            this.box = await ask<Mailbox>('PATCH', '/api/me/mail', { language: words.language });
    }

    /** Have a link sent to an address, by which it is confirmed. */
    async give(address: string): Promise<void> {
        const wish = { address, language: words.language };
        this.box = await ask<Mailbox>('PUT', '/api/me/mail', wish);
    }

    async forget(): Promise<void> {
        this.box = await ask<Mailbox>('DELETE', '/api/me/mail');
    }
}
