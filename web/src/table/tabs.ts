/** Where on a narrow screen things lie: each part of a board is behind one tab or several. */

const TABS = ['a', 'b', 'c', 'd'] as const;

/** The tab that a part of the board lies behind. */
export const tabOf = (thing: Element | null | undefined): string | null => {
    const part = thing?.closest('.tabbed');
    return TABS.find((tab) => part?.classList.contains(`in-${tab}`)) ?? null;
};

/** The tab to turn to when nothing shows that could be clicked, but something lies behind it. */
export function tabThatGlows(): string | null {
    const glowing = [...document.querySelectorAll('.main [data-thing].can')];
    if (glowing.some((thing) => thing.checkVisibility())) return null;
    return tabOf(glowing[0]);
}
