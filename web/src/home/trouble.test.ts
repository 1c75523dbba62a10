import { expect, test, vi } from 'vitest';

import { Refused } from '../lib/api';
import { sentenceOf, sentenceOfCode } from './trouble';

vi.mock('../lib/words.svelte', () => ({ say: (key: string) => key, words: { knows: () => true } }));

test('of a code that is refused it is said what is wrong with it', () => {
    const forbidden = new Refused('forbidden', '');
    expect(sentenceOf(forbidden)).toBe('trouble-forbidden');
    expect(sentenceOfCode(forbidden)).toBe('home-code-wrong');
    expect(sentenceOfCode(new Refused('offline', ''))).toBe('trouble-offline');
});
