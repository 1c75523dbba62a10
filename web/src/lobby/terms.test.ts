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

test('whoever sits down reads whether the game counts for ratings', () => {
    const said = (rated: boolean, practice = false) => {
        const settings = { ...USUAL, rated, practice } as Settings;
        const info = { options: {}, players: 2, settings } as unknown as TableInfo;
        return termsOf(info, UNKNOWN)
            .find(({ icon }) => icon === 'players')
            ?.text.split(' ')[0];
    };
    expect(said(false)).toBe('lobby-friendly');
    expect(said(true)).toBe('lobby-rated');
    expect(said(true, true)).toBe('lobby-friendly');
});
