import { nations } from '@bivouac/kit';

/** How the counters of a side look: colours, and the cut of their corners, so that nobody needs the colour. */
export interface Livery {
  readonly ground: string;
  readonly ink: string;
  readonly rim: string;
  /** A line inside the outline, and the band along the front. */
  readonly band: string;
  readonly letter: string;
  /** How much is cut off each corner. */
  readonly cut: number;
}

const { france, prussia } = nations;

const liveries: readonly [Livery, Livery] = [
  { ground: france.ground, ink: france.ink, rim: france.rim, band: '#f7f2e4', letter: france.letter, cut: 0 },
  { ground: prussia.ground, ink: prussia.ink, rim: '#e9e0c8', band: '#e3b23c', letter: prussia.letter, cut: 6 },
];

export function liveryOf(side: number): Livery {
  return liveries[side === 1 ? 1 : 0];
}
