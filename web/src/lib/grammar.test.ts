import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';

import { FUNCTIONS } from './grammar';

const bundle = new FluentBundle('fr', { functions: FUNCTIONS, useIsolating: false });
bundle.addResource(new FluentResource('of = le stock { DE($name) }\nto = dai { AD($name) }'));

const said = (key: string, name: string): string =>
    bundle.formatPattern(bundle.getMessage(key)?.value ?? '', { name });

test('French leaves a vowel out before a name, and Italian adds a letter', () => {
    expect(['Bob', 'Alice', 'Élodie', 'Hugo', 'Yann'].map((name) => said('of', name))).toEqual([
        'le stock de Bob',
        'le stock d’Alice',
        'le stock d’Élodie',
        'le stock d’Hugo',
        'le stock de Yann',
    ]);
    expect(['Bob', 'Alice', 'Elsa'].map((name) => said('to', name))).toEqual([
        'dai a Bob',
        'dai ad Alice',
        'dai a Elsa',
    ]);
});
