/** The page of the contest that a game was of. */

/** Give its address: of a day's deal, or of a contest of several. */
export function pageOf(contest: string): string {
    const [kind = '', id = '', deal = ''] = contest.split('/');
    if (isAgain(contest)) return `/daily/${id}/${deal}`;
    return kind === 'duplicate' ? `/contest/${id}` : `/${contest}`;
}

/** Say whether it was a day's deal that one had played before, which is not counted. */
export const isAgain = (contest: string): boolean => contest.startsWith('again/');
