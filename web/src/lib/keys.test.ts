/** Which keys give an answer. */
import { describe, expect, test } from 'vitest';

import { filtered, keyed, letters, NOWHERE, numbered, UNDO, type Place, type Places } from './keys';
import type { Item } from './narrow';
import type { Choice } from './wire';

const ICONS = [
    'territory',
    'character',
    'building',
    'venture',
    'harvest',
    'production',
    'market',
    'council',
];
const NAMES = {
    en: 'Territories,Characters,Buildings,Ventures,Harvest,Production,Market,Council palace',
    fr: 'Territoires,Personnages,Bâtiments,Projets,Récolte,Production,Marché,Palais du Conseil',
    it: 'Territori,Personaggi,Edifici,Imprese,Raccolto,Produzione,Mercato,Palazzo del Consiglio',
    de: 'Gebiete,Charaktere,Gebäude,Vorhaben,Ernte,Produktion,Markt,Ratspalast',
    ja: '領地,人物,建物,事業,収穫,生産,市場,評議会',
};

const placesIn = (language: keyof typeof NAMES): Place[] =>
    NAMES[language].split(',').map((name, i) => ({ icon: ICONS[i]!, name }));

const inOrder = (language: keyof typeof NAMES): string => {
    const found = letters(placesIn(language));
    return ICONS.map((icon) => found.get(icon)).join('');
};

const answer = (name: string, place = '', value = 0): Item => {
    const args = { place, value: `${value}` };
    const choice: Choice = { code: 0, line: name, verb: 'place', args, name };
    return { verb: 'place', thing: null, choices: [choice] };
};
const nameOf = ({ choices }: Item) => choices[0]?.name ?? '';

/** Places where a value stands. */
const CITY: Places = {
    all: placesIn('en'),
    of: ({ args }) => args.place ?? '',
    number: ({ args }) => Number(args.value),
};
const TOWERS = keyed(
    [
        answer('City of the Arno', 'territory', 7),
        answer('Village', 'territory', 5),
        answer('Tax Office', 'building', 5),
        answer('Stall of coins', 'market'),
        answer('Stall of servants', 'market'),
        answer('Élan', 'venture'),
    ],
    CITY,
);
const left = (typed: string) => filtered(TOWERS, typed, nameOf).map(({ item }) => nameOf(item));
const given = (typed: string, number: number) => {
    const item = numbered(TOWERS, filtered(TOWERS, typed, nameOf), typed, number);
    return item && nameOf(item);
};

describe('letters of places', () => {
    test.each(Object.keys(NAMES) as (keyof typeof NAMES)[])('differ in %s', (language) => {
        const found = [...letters(placesIn(language)).values()];
        expect(new Set(found).size).toBe(ICONS.length);
        expect(found).not.toContain(UNDO);
        expect(found.every((letter) => /^[a-z]$/.test(letter))).toBe(true);
    });
    test('are the first ones of their names where those are free', () => {
        expect(inOrder('en')).toBe('tcbvhpmo');
        expect(inOrder('de')).toBe('gcbvepmr');
    });
    test('come from the drawing where a name has no Latin letter', () => {
        expect(letters(placesIn('ja')).get('territory')).toBe('t');
    });
});

describe('numbers on chips', () => {
    test('are those that stand at the place, or else count them', () => {
        expect(TOWERS.map(({ letter, number }) => `${letter}${number}`)).toEqual(
            ['t7', 't5', 'b5', 'm1', 'm2', 'v1'], // prettier-ignore
        );
    });
    test('count answers without a place', () => {
        const loose = keyed([answer('one'), answer('two')], NOWHERE);
        expect(loose.map(({ letter, number }) => letter + number)).toEqual(['1', '2']);
    });
});

describe('what is typed', () => {
    test('leaves the chips of a place and names that begin so', () => {
        expect(left('t')).toEqual(['City of the Arno', 'Village', 'Tax Office']);
        expect(left('vi')).toEqual(['Village']);
        expect(left('off')).toEqual(['Tax Office']);
        expect(left('')).toHaveLength(TOWERS.length);
        expect(left('xyz')).toEqual([]);
    });
    test('is not looked for in the small words of a name', () => {
        expect(left('th')).toEqual([]);
        expect(left('arn')).toEqual(['City of the Arno']);
    });
    test('needs no accents', () => expect(left('el')).toEqual(['Élan']));
});

describe('a number', () => {
    test('after the letter of a place means a chip there', () => {
        expect(given('t', 5)).toBe('Village');
        expect(given('m', 2)).toBe('Stall of servants');
        expect(given('t', 9)).toBeNull();
    });
    test('after letters of a name means one that is left', () => {
        expect(given('ta', 5)).toBe('Tax Office');
    });
    test('by itself means nothing where several chips have it', () => {
        expect(given('', 5)).toBeNull();
        expect(given('', 7)).toBe('City of the Arno');
    });
    test('by itself means an answer without a place before any other', () => {
        const all = keyed([answer('City', 'territory', 7), answer('Pass'), answer('Wait')], {
            ...CITY,
            number: () => 1,
        });
        const item = numbered(all, all, '', 1);
        expect(item && nameOf(item)).toBe('Pass');
    });
});
