/** Who comes to a page between the games, and what the server plays. */
import { sentenceOf } from '../home/trouble';
import { ask, me } from '../lib/api';
import type { Me, ServerInfo } from '../lib/wire';

export class Arrival {
    reader = $state.raw<Me | null>(null); // null: not known yet, or nobody
    server = $state.raw<ServerInfo | null>(null);
    trouble = $state(''); // why it is not known what is played

    constructor() {
        void me().then(
            (found) => (this.reader = found),
            () => undefined, // a guest can be nobody
        );
        void ask<ServerInfo>('GET', '/api').then(
            (found) => (this.server = found),
            (refused: unknown) => (this.trouble = sentenceOf(refused)),
        );
    }
}
