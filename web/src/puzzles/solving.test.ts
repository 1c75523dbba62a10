import { afterEach, expect, test, vi } from 'vitest';

vi.hoisted(() => {
    const nobody = { addEventListener: () => undefined };
    vi.stubGlobal('window', nobody);
});

import { Solving } from './solving.svelte';

afterEach(() => vi.unstubAllGlobals());

test('a puzzle is shown in the language spoken last, whichever answer comes first', async () => {
    const answers: ((sentence: string) => void)[] = [];
    vi.stubGlobal(
        'fetch',
        () =>
            new Promise<Response>((answer) => {
                answers.push((sentence) =>
                    answer(Response.json({ id: 'p', game: 'masters', seat: 0, sentence })),
                );
            }),
    );
    const solving = new Solving('p');
    const looks = [solving.look(), solving.look()];
    answers[1]!('What do you do this turn?');
    await looks[1];
    answers[0]!('Que faites-vous ce tour-ci ?');
    await looks[0];
    expect(solving.sentence).toBe('What do you do this turn?');
});
