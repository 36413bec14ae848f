/** The games of the house, in the order of the front page. */
export const gameIds = ['nations', 'gloire', 'empereur', 'conquests'] as const;

export type GameId = (typeof gameIds)[number];

/** The games that have a guided first turn. */
export const lessons: readonly GameId[] = ['nations', 'gloire'];
