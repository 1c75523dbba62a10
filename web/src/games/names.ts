/** The games that are drawn; each has a folder of this name with a manifest. */
export const GAMES = ['masters', 'lorenzo', 'renaissance'] as const;
export type GameName = (typeof GAMES)[number];
