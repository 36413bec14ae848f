/** The rules of an earlier edition: a game's doors with all that is behind them, as one file. */
declare module '*.edition.mjs' {
  export const doors: import('../folder.ts').GameDoors<import('@bivouac/kernel').Kind>;
}
