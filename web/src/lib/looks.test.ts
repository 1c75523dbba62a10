import { describe, expect, it } from 'vitest';

import { Looks } from './looks';

/** A promise that is kept, or broken, when the test says so. */
function later<T>() {
    let resolve!: (value: T) => void;
    let reject!: (reason: Error) => void;
    const promise = new Promise<T>((yes, no) => ([resolve, reject] = [yes, no]));
    return { promise, resolve, reject };
}

describe('looks at the server', () => {
    it('count only the one that was asked for last', async () => {
        const looks = new Looks();
        const older = later<string>();
        const found = [looks.latest(older.promise), looks.latest(Promise.resolve('newer'))];
        older.resolve('older');
        expect(await Promise.all(found)).toEqual([null, 'newer']);
    });

    it('are overtaken by what one does meanwhile, and not by what one did before', async () => {
        const looks = new Looks();
        const older = later<string>();
        const found = looks.latest(older.promise);
        await looks.after(Promise.resolve());
        older.resolve('as it was before');
        expect(await found).toBeNull();
        expect(await looks.latest(Promise.resolve('as it is'))).toBe('as it is');
    });

    it('are refused only where the refusal is the last word', async () => {
        const looks = new Looks();
        const older = later<string>();
        const found = looks.latest(older.promise);
        const last = looks.latest(Promise.reject(new Error('no line')));
        older.reject(new Error('too late to be told'));
        expect(await found).toBeNull();
        await expect(last).rejects.toThrow('no line');
    });

    it('do not count when what overtook them failed', async () => {
        const looks = new Looks();
        const older = later<string>();
        const found = looks.latest(older.promise);
        await expect(looks.after(Promise.reject(new Error('refused')))).rejects.toThrow();
        older.resolve('as it was before');
        expect(await found).toBeNull();
    });
});
