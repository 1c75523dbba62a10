/** The drawing that stands for a turning point. */
const ICONS: Record<string, string> = {
    VaticanReport: 'vatican',
    LastRound: 'clock',
    lead: 'arrow',
    best: 'mark-best',
};

export const iconOf = (kind: string): string => ICONS[kind] ?? 'bolt';
