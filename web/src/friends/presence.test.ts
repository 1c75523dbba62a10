import { expect, test } from 'vitest';

import { byPresence } from './presence';

test('who plays comes before who looks on, and who is away comes last', () => {
    const friends = [
        { id: '1', name: 'Zeno' },
        { id: '2', name: 'Anna' },
        { id: '3', name: 'Ugo', here: true },
        { id: '4', name: 'Vera', here: true, table: 't' },
        { id: '5', name: 'Bice', here: true },
    ];
    const names = friends.toSorted(byPresence).map(({ name }) => name);
    expect(names).toEqual(['Vera', 'Bice', 'Ugo', 'Anna', 'Zeno']);
});
