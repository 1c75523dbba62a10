/** The path below which this page was served: none, unless a proxy keeps Bottega under one. */
const BUILT = /^(.*)\/static\/assets\//;

export const root = BUILT.exec(new URL(import.meta.url).pathname)?.[1] ?? '';

/** Leave the root away: what is left is an address of the client. */
export const below = (path: string): string => path.slice(root.length) || '/';
