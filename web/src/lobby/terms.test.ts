import { expect, test, vi } from 'vitest';

import { USUAL } from '../lib/settings';
import type { Settings, TableInfo } from '../lib/wire';
import { termsOf, UNKNOWN } from './terms';

vi.mock('../lib/words.svelte', () => ({
    say: (key: string, args?: Record<string, unknown>) => `${key} ${String(args?.['on'])}`,
    words: {},
}));

function chatAt(chat: Settings['chat'], partners: boolean): string | undefined {
    const settings = { ...USUAL, chat } as Settings;
    const info = { options: {}, players: 4, settings, partners } as unknown as TableInfo;
    return termsOf(info, UNKNOWN).find(({ icon }) => icon === 'chat')?.text;
}

test('partners may not talk while the game runs, whatever the table wishes', () => {
    expect(chatAt('open', false)).toBe('lobby-chat on');
    expect(chatAt('closed', false)).toBe('lobby-chat off');
    expect(chatAt('open', true)).toBe('lobby-chat off');
});

test('a table says that it is a friendly one where its game does not count', () => {
    const friendly = (rated: boolean, practice = false) => {
        const settings = { ...USUAL, rated, practice } as Settings;
        const info = { options: {}, players: 2, settings } as unknown as TableInfo;
        return termsOf(info, UNKNOWN).some(({ text }) => text.startsWith('lobby-friendly'));
    };
    expect(friendly(false)).toBe(true);
    expect(friendly(true)).toBe(false);
    expect(friendly(true, true)).toBe(true);
});
