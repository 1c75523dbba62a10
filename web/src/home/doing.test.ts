import { expect, test } from 'vitest';

import { Doing } from './doing.svelte';

/** A promise that is kept, or broken, when the test says so. */
function later<T>() {
    let resolve!: (value: T) => void;
    let reject!: (reason: Error) => void;
    const promise = new Promise<T>((yes, no) => ([resolve, reject] = [yes, no]));
    return { promise, resolve, reject };
}

const worded = (trouble: unknown) => String((trouble as Error).message);

test('what is pressed twice is done once', async () => {
    const doing = new Doing(worded);
    const first = later<void>();
    let times = 0;
    const press = () =>
        doing.attempt(() => {
            times += 1;
            return first.promise;
        });
    const pressed = [press(), press()];
    expect(doing.busy).toBe(true);
    first.resolve();
    expect(await Promise.all(pressed)).toEqual([true, false]);
    expect([times, doing.busy]).toEqual([1, false]);
});

test('what went wrong is said until something else is done', async () => {
    const doing = new Doing(worded);
    expect(await doing.attempt(() => Promise.reject(new Error('no line')))).toBe(false);
    expect([doing.trouble, doing.busy]).toEqual(['no line', false]);
    expect(await doing.attempt(() => Promise.resolve())).toBe(true);
    expect(doing.trouble).toBe('');
});
