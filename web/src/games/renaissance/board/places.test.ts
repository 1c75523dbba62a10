import { expect, test } from 'vitest';

import { choice } from '../../../lib/choice.testing';
import { placesFor } from './places';

test('a card goes where an answer with it lies, and is never given away by a drop', () => {
    const options = [
        choice(1, 'build', 'material:a:3', 'card:a', 'cell:0:2', 'use:a'),
        choice(2, 'build', 'material:a:3', 'card:a', 'cell:0:3', 'use:a'),
        choice(3, 'play', 'card:a', 'play:a', 'use:a'),
        { ...choice(4, 'discard', 'card:a', 'discard:a'), kind: 'quiet' as const },
        choice(5, 'build', 'material:b:1', 'card:b', 'cell:0:9', 'use:b'),
    ];
    expect([...placesFor(options, 'a')]).toEqual(['cell:0:2', 'cell:0:3', 'play:a']);
    expect(placesFor(options, 'c').size).toBe(0);
});
