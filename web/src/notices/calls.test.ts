import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ask } from '../lib/api';
import type { Wishes } from '../lib/wire';
import { Calls } from './calls.svelte';

vi.mock('../lib/api', () => ({ ask: vi.fn() }));
vi.mock('../lib/words.svelte', () => ({ words: { language: 'en' } }));

/** A server that answers when it is let, the oldest question first. */
const waiting: { told: unknown; answer: (told: unknown) => void; refuse: () => void }[] = [];

beforeEach(() => {
    vi.stubGlobal('isSecureContext', false);
    vi.mocked(ask).mockImplementation((method, _path, told) =>
        method === 'GET'
            ? Promise.resolve({ key: '', quiet: null })
            : new Promise((answer, refuse) =>
                  waiting.push({ told, answer, refuse: () => refuse(new Error('refused')) }),
              ),
    );
});
afterEach(() => {
    waiting.length = 0;
    vi.clearAllMocks();
    vi.unstubAllGlobals();
});

async function made(): Promise<Calls> {
    const calls = new Calls();
    await calls.look();
    return calls;
}

/** Let the server say yes to what it was asked first, and everybody hear it. */
async function agreed(): Promise<Wishes> {
    await vi.waitFor(() => expect(waiting).not.toHaveLength(0));
    const { told, answer } = waiting.shift()!;
    answer(structuredClone(told));
    await new Promise((done) => setTimeout(done));
    return told as Wishes;
}

test('who wishes quickly one thing after another loses none of it', async () => {
    const calls = await made();
    const wished = [calls.turn('chat', 'push'), calls.turn('turn', 'page')];
    await agreed();
    expect(calls.wishes?.turn?.page).toBe(true); // the first answer knew nothing of it
    wished.push(calls.quieten(true));
    await agreed();
    expect(calls.wishes?.quiet).not.toBeNull();
    const last = await agreed();
    await Promise.all(wished);
    expect(last).toMatchObject({ chat: { push: true }, turn: { page: true }, quiet: {} });
    expect(calls.wishes).toEqual(last);
});

test('wishes are sent one after the other', async () => {
    const calls = await made();
    void calls.turn('chat', 'push');
    void calls.turn('turn', 'page');
    await vi.waitFor(() => expect(waiting).not.toHaveLength(0));
    expect(waiting).toHaveLength(1);
    await agreed();
    expect(waiting).toHaveLength(1);
});

test('where a wish is refused, what the server keeps is shown', async () => {
    const calls = await made();
    const kept = calls.turn('chat', 'push');
    await agreed();
    await kept;
    const refused = calls.turn('turn', 'page');
    await vi.waitFor(() => expect(waiting).not.toHaveLength(0));
    waiting.shift()!.refuse();
    await expect(refused).rejects.toThrow('refused');
    expect(calls.wishes).toMatchObject({ chat: { push: true } });
    expect(calls.wishes?.turn?.page).toBeUndefined();
});
