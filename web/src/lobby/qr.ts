/** The QR code of a text, as one path. */
import { encode } from 'uqr';

export interface Drawn {
    size: number; // modules, without the quiet zone
    path: string;
}

/** Draw a text: runs of dark modules, row by row. */
export function drawn(text: string): Drawn {
    const { data, size } = encode(text, { ecc: 'M', border: 0 });
    return { size, path: data.map(row).join('') };
}

function row(modules: readonly boolean[], y: number): string {
    let path = '';
    for (let x = 0; x < modules.length; x++) {
        const start = x;
        while (modules[x]) x++;
        if (x > start) path += `M${start} ${y}h${x - start}v1h${start - x}z`;
    }
    return path;
}
