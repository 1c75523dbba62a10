/** Made by `npm run types` from the values of the server. Do not edit. */
import type { Settings } from './wire';

/** How a table is run where nobody says otherwise. */
export const USUAL: Settings = {
    public: true,
    watch: 'open',
    delay: 20,
    hand_over: true,
    chat: null,
    clock: { kind: 'none' },
    substitute: 'greedy',
    window: 6,
    pace: null,
    practice: false,
    rated: true,
};

/** What the server takes of each setting, and what of it is worth offering. */
export const BOUNDS = {
    public: {},
    watch: { values: ['open', 'delayed', 'none'] },
    delay: { min: 1, max: 500 },
    hand_over: {},
    chat: { values: ['closed', 'open'] },
    clock: {
        none: {},
        bank: {
            bank: { min: 10, max: 86400, offered: [900] },
            increment: { min: 0, max: 3600, offered: [15] },
        },
        days: { days: { min: 1, max: 60, offered: [2] } },
    },
    substitute: {},
    window: { min: 2, max: 60, offered: [3, 6, 10, 20, 40] },
    pace: { min: 0, max: 5 },
    practice: {},
    rated: {},
} as const;
