import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { ask } from '../lib/api';
import { route } from '../lib/route.svelte';
import type { QueueInfo } from '../lib/wire';
import { WaitingRoom } from './waiting.svelte';

vi.mock('../lib/api', () => ({
    ask: vi.fn(),
    path: (base: string, query: Record<string, unknown>) =>
        `${base}?${Object.values(query).join(' ')}`,
}));
vi.mock('../lib/route.svelte', () => ({ route: { go: vi.fn() } }));

const AGAIN = 8_000; // ms between two signs that one still waits
const queue = (game: string): QueueInfo => ({
    game,
    players: 2,
    pace: 'live',
    since: 1,
    names: [],
});
const both = { queues: [queue('masters'), queue('lorenzo')] };
const asked = () => vi.mocked(ask).mock.calls.map(([method]) => method);

/** Have a window that remembers nothing yet. */
function openWindow(): void {
    const kept = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
        getItem: (name: string) => kept.get(name) ?? null,
        setItem: (name: string, value: string) => kept.set(name, value),
        removeItem: (name: string) => kept.delete(name),
    });
}

beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', { hidden: false });
    openWindow();
});
afterEach(() => {
    vi.clearAllMocks();
    vi.useRealTimers();
    vi.unstubAllGlobals();
});

test('who waits no longer is not let wait again by a round that was under way', async () => {
    const room = new WaitingRoom(() => undefined);
    vi.mocked(ask).mockResolvedValue(both);
    const leaves = room.enter();
    await vi.advanceTimersByTimeAsync(0);
    let answer!: (told: typeof both) => void;
    vi.mocked(ask).mockReturnValueOnce(new Promise((told) => (answer = told)));
    await vi.advanceTimersByTimeAsync(AGAIN);
    const stopped = room.leave({ game: 'lorenzo', players: 2, pace: 'live' });
    answer(both);
    await stopped;
    await vi.advanceTimersByTimeAsync(0);
    expect(asked()).toEqual(['GET', 'PUT', 'DELETE']);
    leaves();
});

test('of two answers the one that was asked for later is shown', async () => {
    const room = new WaitingRoom(() => undefined);
    let answer!: (told: typeof both) => void;
    vi.mocked(ask).mockReturnValueOnce(new Promise((told) => (answer = told)));
    const waits = room.wait(room.wish('masters'));
    vi.mocked(ask).mockResolvedValueOnce({ queues: [] });
    await room.leave(room.wish('masters'));
    answer(both);
    await waits;
    expect(room.mine).toEqual([]);
});

test('who waits is waited for on other pages, too, until they wait no more', async () => {
    const room = new WaitingRoom();
    vi.mocked(ask).mockResolvedValue(both);
    const leaves = room.enter();
    await room.wait(room.wish('masters'));
    leaves(); // the first page, for another one
    vi.clearAllMocks();
    await vi.advanceTimersByTimeAsync(AGAIN);
    expect(asked()).toEqual(['PUT', 'PUT']);
    vi.mocked(ask).mockResolvedValue({ queues: [] });
    await room.leave(room.wish('masters'));
    vi.clearAllMocks();
    await vi.advanceTimersByTimeAsync(4 * AGAIN);
    expect(asked()).toEqual([]);
});

test('a window that is loaded anew goes on waiting, and one that did not wait asks nothing', async () => {
    vi.mocked(ask).mockResolvedValue(both);
    new WaitingRoom().resume();
    expect(asked()).toEqual([]);
    const room = new WaitingRoom();
    await room.wait(room.wish('masters'));
    vi.clearAllMocks();
    const later = new WaitingRoom();
    later.resume();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked()).toEqual(['GET']);
    expect(later.live).toHaveLength(2);
});

describe('who has been seated', () => {
    const seated = { queues: [{ ...queue('masters'), table: 't1' }] };

    /** Be on the first page for a moment. */
    async function visit(): Promise<WaitingRoom> {
        const room = new WaitingRoom(() => undefined);
        const leaves = room.enter();
        await vi.advanceTimersByTimeAsync(AGAIN);
        leaves();
        return room;
    }

    test('is led to the table once, and not again on coming back from it', async () => {
        vi.mocked(ask).mockResolvedValue(seated);
        await visit();
        expect(route.go).toHaveBeenCalledExactlyOnceWith('/t/t1');
        await visit();
        expect(route.go).toHaveBeenCalledOnce();
    });

    test('is led there again on asking for people again', async () => {
        vi.mocked(ask).mockResolvedValue(seated);
        const room = await visit();
        await room.wait(room.wish('masters'));
        expect(route.go).toHaveBeenCalledTimes(2);
    });

    test('is led there in each window, whichever is looked at', async () => {
        vi.mocked(ask).mockResolvedValue(seated);
        await visit();
        openWindow();
        await visit();
        expect(route.go).toHaveBeenCalledTimes(2);
    });

    test('is led to the next table, too', async () => {
        vi.mocked(ask).mockResolvedValue(seated);
        await visit();
        vi.mocked(ask).mockResolvedValue({ queues: [{ ...queue('masters'), table: 't2' }] });
        await visit();
        expect(route.go).toHaveBeenLastCalledWith('/t/t2');
    });
});
