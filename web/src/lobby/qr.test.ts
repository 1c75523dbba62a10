import { encode } from 'uqr';
import { expect, test } from 'vitest';

import { drawn } from './qr';

/** Paint a path of runs back into modules. */
function painted({ size, path }: { size: number; path: string }): boolean[][] {
    const modules = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
    for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
        modules[Number(y)]!.fill(true, Number(x), Number(x) + Number(width));
    return modules;
}

test('the path paints just the dark modules of the code', () => {
    const link = 'https://bottega.example/t/SfOJScQ9uTRE';
    expect(painted(drawn(link))).toEqual(encode(link, { ecc: 'M', border: 0 }).data);
});
