import { nations } from '@bivouac/kit';
import { type PowerId, powerIds } from '../content/types.ts';

/** A power's counters: ground, ink and rim as everywhere in the house, and an outline that is its own. */
export interface Livery {
  readonly id: PowerId;
  readonly letter: string;
  readonly ground: string;
  readonly ink: string;
  readonly rim: string;
  /** How its plates end, left and right, over a height of 30: straight, cut, round, pointed, notched. */
  readonly end: 'straight' | 'cut' | 'round' | 'pointed' | 'notched';
}

const { france, austria, russia, prussia } = nations;

/** England's red is light enough to be told from France and Russia without any hue. */
const liveries: { readonly [id in PowerId]: Livery } = {
  napoleon: { id: 'napoleon', letter: 'N', ground: france.ground, ink: france.ink, rim: france.rim, end: 'straight' },
  austria: { id: 'austria', letter: 'A', ground: austria.ground, ink: austria.ink, rim: austria.rim, end: 'cut' },
  england: { id: 'england', letter: 'E', ground: '#f08d80', ink: '#4a0805', rim: '#7d130d', end: 'round' },
  russia: { id: 'russia', letter: 'R', ground: russia.ground, ink: russia.ink, rim: russia.rim, end: 'pointed' },
  prussia: { id: 'prussia', letter: 'P', ground: prussia.ground, ink: prussia.ink, rim: '#b9b2a2', end: 'notched' },
};

export function liveryOf(power: number): Livery {
  return liveries[powerIds[power] ?? 'napoleon'];
}

/** The outline of a plate of a power, its middle at the origin. */
export function plate(power: number, width: number, height: number): string {
  const [x, y] = [width / 2, height / 2];
  const { end } = liveryOf(power);
  switch (end) {
    case 'straight':
      return `M${-x} ${-y}H${x}V${y}H${-x}z`;
    case 'cut':
      return `M${-x + 5} ${-y}H${x - 5}L${x} ${-y + 5}V${y - 5}L${x - 5} ${y}H${-x + 5}L${-x} ${y - 5}V${-y + 5}z`;
    case 'round':
      return `M${-x + y} ${-y}H${x - y}A${y} ${y} 0 0 1 ${x - y} ${y}H${-x + y}A${y} ${y} 0 0 1 ${-x + y} ${-y}z`;
    case 'pointed':
      return `M${-x + 5} ${-y}H${x - 5}L${x + 3} 0L${x - 5} ${y}H${-x + 5}L${-x - 3} 0z`;
    case 'notched':
      return `M${-x - 2} ${-y}H${x + 2}L${x - 4} 0L${x + 2} ${y}H${-x - 2}L${-x + 4} 0z`;
    default:
      return end satisfies never;
  }
}
