import { expect, test } from 'vitest';

import { Paged } from './paged.svelte';

test('pages follow each other, each once, however often the next is asked for', async () => {
    const asked: (string | null)[] = [];
    const list = new Paged<number>((before) => {
        asked.push(before);
        const from = Number(before ?? 0);
        return Promise.resolve({ items: [from, from + 1], next: from < 2 ? '2' : null });
    });
    await list.look();
    await Promise.all([list.more(), list.more()]);
    expect(list.all).toEqual([0, 1, 2, 3]);
    expect([asked, list.next]).toEqual([[null, '2'], null]);
});

test('a page that comes after the list was looked at anew is let be', async () => {
    const answers: ((page: { items: string[]; next: string | null }) => void)[] = [];
    const list = new Paged<string>(() => new Promise((answer) => answers.push(answer)));
    const first = list.look();
    answers[0]!({ items: ['one'], next: 'two' });
    await first;
    const [more, anew] = [list.more(), list.look()];
    answers[2]!({ items: ['newer', 'one'], next: 'two' });
    answers[1]!({ items: ['two'], next: null });
    await Promise.all([more, anew]);
    expect([list.all, list.next]).toEqual([['newer', 'one'], 'two']);
});
