import { expect, test } from 'vitest';

import { struck } from './struck';
import type { Happened } from './wire';

const said = (number: number, text: string): Happened => ({ number, at: 0, kind: 'said', text });

test('what is struck is said no more, and the rest is', () => {
    const log = [
        said(3, 'fools'),
        said(4, 'hello'),
        { ...said(5, ''), kind: 'struck', strikes: [3] },
    ];
    expect(struck(log).map(({ text, struck: gone }) => [text, gone])).toEqual([
        [null, true],
        ['hello', undefined],
        ['', undefined],
    ]);
});
