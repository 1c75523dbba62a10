/** How long to wait before looking again what was said: the longer, the longer nobody has spoken. */

const LEAST = 3_000; // ms
const MOST = 30_000;
const SHARE = 0.1; // of the silence so far

export const pauseAfter = (silence: number): number =>
    Math.min(MOST, Math.max(LEAST, SHARE * silence));
