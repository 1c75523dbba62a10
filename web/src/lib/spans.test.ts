import { expect, test } from 'vitest';

import { marked, plain } from './spans';

const card = { thing: 'card:1', text: 'Chapel' };
const leader = { thing: 'leader:2', text: 'Pico' };

test('brackets and stops stay with the piece that they stand at', () => {
    expect(marked(['Receives 1 faith (', card, ').'])).toEqual([
        'Receives 1 faith ',
        { piece: card, before: '(', after: ').' },
        '',
    ]);
    expect(marked([card, ', «\u00a0', leader, '\u00a0» and more.'])).toEqual([
        { piece: card, before: '', after: ',' },
        ' ',
        { piece: leader, before: '«\u00a0', after: '\u00a0»' },
        ' and more.',
    ]);
});

test('no word is lost or said twice where pieces keep their marks', () => {
    for (const text of [
        ['(', card, ')(', leader, ').'],
        [card, ' and ', leader],
        ['Nothing (yet).'],
        [card, leader, ': 2'],
    ])
        expect(
            marked(text)
                .map((part) =>
                    typeof part === 'string' ? part : part.before + part.piece.text + part.after,
                )
                .join(''),
        ).toBe(plain(text));
});
