/** The ways into this game, each fetched when somebody goes in; it gets its `play` and its `lesson` when it can be played. */
export const doors = {
  paragraphs: async () => (await import('./text/paragraphs.ts')).paragraphs,
};
