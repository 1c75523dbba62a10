/** The page of the contest that a game was of. */

/** Give its address: of a day's deal, or of a contest of several. */
export function pageOf(contest: string): string {
    const [kind = '', id = ''] = contest.split('/');
    return kind === 'duplicate' ? `/contest/${id}` : `/${contest}`;
}
