/** The seasons of ratings: three months each. */

/** Say a season such as 2026-4 by its months. */
export function seasonName(season: string, language: string): string {
    const [year = 0, quarter = 1] = season.split('-').map(Number);
    const month = (n: number) => Date.UTC(year, 3 * (quarter - 1) + n);
    const format = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
    return new Intl.DateTimeFormat(language, format).formatRange(month(0), month(2));
}
