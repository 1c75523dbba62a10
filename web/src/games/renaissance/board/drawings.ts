/** What makes each castle itself: towers, spires and chimneys that are sketched until it is built. */

/** A stroke of a crown: a wall, a roof, a flag, or a line alone. */
export interface Stroke {
    d: string;
    fill: 'wall' | 'roof' | 'flag' | 'none';
}

/** A part that is drawn in ink as soon as all cells it stands on or between are built. */
export interface Crown {
    cells: readonly number[];
    strokes: readonly Stroke[];
}

export interface Drawing {
    roof: string; // the pigment of its roofs
    behind: string; // the land behind, always a faint line
    crowns: readonly Crown[];
}

/** How much sky the highest spire takes. */
export const SKY: Record<string, number> = {
    chenonceau: 46,
    chillon: 78,
    egeskov: 74,
    rosenborg: 88,
    quick: 56,
};

const wall = (d: string): Stroke => ({ d, fill: 'wall' });
const roof = (d: string): Stroke => ({ d, fill: 'roof' });
const flag = (d: string): Stroke => ({ d, fill: 'flag' });
const line = (d: string): Stroke => ({ d, fill: 'none' });

const block = (x: number, y: number, w: number, h: number): Stroke =>
    wall(`M${x} ${y}h${w}v${h}h${-w}z`);

/** A pointed roof over a wall of this width. */
const cone = (middle: number, base: number, wide: number, apex: number): Stroke =>
    roof(`M${middle - wide / 2 - 4} ${base}L${middle} ${apex}L${middle + wide / 2 + 4} ${base}z`);

/** A ball and a rod on a point. */
const finial = (x: number, y: number): Stroke =>
    line(`M${x} ${y}v-9M${x - 2} ${y - 3}a2 2 0 1 0 4 0a2 2 0 1 0-4 0`);

const slit = (x: number, y: number): Stroke => line(`M${x} ${y}v8`);

/** A round tower with a window and a pointed roof. */
const turret = (middle: number, wide: number, foot: number, top: number, apex: number) => [
    block(middle - wide / 2, top, wide, foot - top),
    slit(middle, top + (foot - top) / 3),
    cone(middle, top, wide, apex),
    finial(middle, apex),
];

/** Battlements along a ledge. */
function merlons(x: number, y: number, wide: number): Stroke {
    const teeth = Math.max(1, Math.round(wide / 16));
    const step = wide / (teeth * 2);
    const tooth = `v-7h${step}v7h${step}`;
    return wall(`M${x} ${y}${tooth.repeat(teeth)}z`);
}

/** A chimney with its cap. */
const chimney = (x: number, foot: number, high: number) => [
    block(x - 6, foot - high, 12, high),
    line(`M${x - 9} ${foot - high}h18M${x - 6} ${foot - high + 6}h12`),
];

/** A lantern with a bell roof, as on the towers of the north. */
const lantern = (x: number, foot: number, wide: number, apex: number) => {
    const half = wide / 2;
    const neck = foot - (foot - apex) * 0.34;
    const cap = foot - (foot - apex) * 0.56;
    const third = half * 0.55;
    return [
        roof(
            `M${x - half} ${foot}C${x - half} ${neck + 4} ${x - third} ${foot - 4} ${x - third} ${neck}h${third * 2}C${x + third} ${foot - 4} ${x + half} ${neck + 4} ${x + half} ${foot}z`,
        ),
        block(x - third, cap, third * 2, neck - cap),
        slit(x, cap + 3),
        roof(
            `M${x - third - 4} ${cap}Q${x - 2} ${cap - 4} ${x} ${apex}Q${x + 2} ${cap - 4} ${x + third + 4} ${cap}z`,
        ),
        finial(x, apex),
    ];
};

const pennant = (x: number, foot: number, high: number) => [
    line(`M${x} ${foot}v${-high}`),
    flag(`M${x} ${foot - high}l22 6l-22 7z`),
];

export const DRAWINGS: Record<string, Drawing> = {
    // A gallery over the river, chimneys in a row, a round tower at each end.
    chenonceau: {
        roof: 'lapis',
        behind:
            'M-60 176c20-16 34-16 50-4M470 172c18-14 34-14 50 4M-84 150h70M474 150h70' +
            'M-84 192v-42M-62 192a14 18 0 0 1 28 0M488 192a14 18 0 0 1 28 0',
        crowns: [
            { cells: [6], strokes: turret(23, 30, 128, 66, 14) },
            { cells: [9], strokes: turret(437, 30, 128, 66, 14) },
            { cells: [10], strokes: chimney(128, 9, 30) },
            {
                cells: [11],
                strokes: [...lantern(230, 9, 44, -30)],
            },
            { cells: [12], strokes: chimney(332, 9, 30) },
        ],
    },
    // A keep on the rock, stout towers beneath, mountains behind the lake.
    chillon: {
        roof: 'sinopia',
        behind:
            'M-80 176L-30 96L-4 132L40 44L66 84L96 40M272 44L300 84L330 30L372 112L392 84L410 128' +
            'M330 30l-10 26l10-6l8 10M40 44l-8 22l9-5l7 9M-26 192l-8 14M394 192l10 14',
        crowns: [
            {
                cells: [11, 12],
                strokes: [
                    block(160, -26, 48, 66),
                    merlons(160, -26, 48),
                    roof('M156 -33L184 -68L212 -33z'),
                    finial(184, -68),
                    line('M178 -12v9M190 -12v9'),
                ],
            },
            { cells: [8], strokes: turret(69, 32, 64, 22, -18) },
            { cells: [10], strokes: turret(299, 32, 64, 22, -18) },
            { cells: [1], strokes: [block(6, 166, 34, 26), merlons(6, 166, 34), slit(23, 174)] },
            {
                cells: [4],
                strokes: [block(328, 166, 34, 26), merlons(328, 166, 34), slit(345, 174)],
            },
        ],
    },
    // Two round towers with steep spires, a stepped gable between them, a lake all round.
    egeskov: {
        roof: 'lapis',
        behind:
            'M92 192v-40h46M230 152h46v40M92 152l23-22l23 22M230 152l23-22l23 22M115 192v-18M253 192v-18' +
            'M-84 250c14-6 22-6 36 0M412 250c-14-6-22-6-36 0M-58 256c2-14 0-22-4-30M-52 256c0-12 3-18 8-26',
        crowns: [
            { cells: [11], strokes: [cone(46, 9, 44, -62), finial(46, -62), line('M28 -8h36')] },
            { cells: [12], strokes: [cone(322, 9, 44, -62), finial(322, -62), line('M304 -8h36')] },
            {
                cells: [9],
                strokes: [
                    wall('M158 73v-12h12v-12h12v-12h4v12h12v12h12v12z'),
                    finial(184, 37),
                    line('M184 58v8'),
                ],
            },
        ],
    },
    // A tall house in a garden: a great copper spire, and a slender tower on either side.
    rosenborg: {
        roof: 'verdigris',
        behind: 'M-70 252c0-26 24-26 24 0M-46 252c0-34 28-34 28 0M386 252c0-34 28-34 28 0M-58 256v-10M-32 256v-12M400 256v-12',
        crowns: [
            {
                cells: [5],
                strokes: [block(27, 76, 38, 52), slit(46, 92), ...lantern(46, 76, 48, 2)],
            },
            {
                cells: [8],
                strokes: [block(303, 76, 38, 52), slit(322, 92), ...lantern(322, 76, 48, 2)],
            },
            {
                cells: [11, 12],
                strokes: [
                    block(162, -10, 44, 40),
                    slit(176, 2),
                    slit(192, 2),
                    ...lantern(184, -10, 52, -78),
                ],
            },
            { cells: [11], strokes: [finial(110, 9)] },
            { cells: [12], strokes: [finial(258, 9)] },
        ],
    },
    // A small keep with a flag.
    quick: {
        roof: 'madder',
        behind: 'M-70 184c18-12 34-12 48 0M300 184c16-12 30-12 46 2M-40 192c0-18 18-18 18 0M306 192c0-20 20-20 20 0',
        crowns: [
            { cells: [6], strokes: pennant(138, 9, 50) },
            { cells: [4], strokes: [merlons(48, 64, 42)] },
            { cells: [5], strokes: [merlons(186, 64, 42)] },
            { cells: [1], strokes: [merlons(2, 128, 42)] },
            { cells: [3], strokes: [merlons(232, 128, 42)] },
        ],
    },
};
