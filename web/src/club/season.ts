/** The seasons of ratings: three months each. */

/** Whether a word names a season, as in an address that somebody has written. */
export const isSeason = (word: string): boolean => /^\d{4}-[1-4]$/.test(word);

/** Say a season such as 2026-4 by its months. */
export function seasonName(season: string, language: string): string {
    const [year = 0, quarter = 1] = season.split('-').map(Number);
    const month = (n: number) => Date.UTC(year, 3 * (quarter - 1) + n);
    const format = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
    return new Intl.DateTimeFormat(language, format).formatRange(month(0), month(2));
}
