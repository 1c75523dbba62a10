/** What is measured before the page is drawn, all of it before anything moves: so it is laid out once. */

type Measuring = () => (() => void) | void; // gives what is done with it

let measuring: Measuring[] = [];

/** Measure when the page is next drawn; gives what takes that back. */
export function beforeDrawing(measure: Measuring): () => void {
    if (!measuring.length) requestAnimationFrame(draw);
    measuring.push(measure);
    return () => void (measuring = measuring.filter((each) => each !== measure));
}

function draw(): void {
    const all = measuring;
    measuring = [];
    for (const move of all.map((measure) => measure())) move?.();
}
