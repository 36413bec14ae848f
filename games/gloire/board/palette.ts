import type { GloireContent } from '../content/types.ts';

/** The mark of an army on its counters: a colour and a letter, for whoever cannot tell the colours. */
export interface ArmyMark {
  readonly colour: string;
  readonly ink: string;
  readonly letter: string;
}

/** Armies of one side differ in lightness; `colours.test.tsx` holds them to it. */
export const armyMarks: { readonly [army: string]: ArmyMark } = {
  french: { colour: '#e8d9a8', ink: '#1b140b', letter: 'F' },
  'russo-prussian': { colour: '#b5872a', ink: '#1b140b', letter: 'RP' },
  bohemia: { colour: '#fdf3d0', ink: '#1b140b', letter: 'B' },
  silesia: { colour: '#8a4a9c', ink: '#ffffff', letter: 'S' },
  north: { colour: '#5aa7c9', ink: '#1b140b', letter: 'N' },
  poland: { colour: '#0f3330', ink: '#ffffff', letter: 'P' },
};

const NONE: ArmyMark = { colour: '#b9b1a0', ink: '#1b140b', letter: '' };

export function armyMark(content: GloireContent, army: number): ArmyMark {
  const id = content.armies[army]?.id ?? '';
  return armyMarks[id] ?? NONE;
}

/** The backs of counters: what a flag looks like to whoever does not know what stands under it. */
export const flags = [
  { ground: '#1f4f9c', ink: '#ffffff', rim: '#0b2350', letter: 'F' },
  { ground: '#8f1d1d', ink: '#ffffff', rim: '#4a0c0c', letter: 'C' },
] as const;
export type Flag = (typeof flags)[number];
