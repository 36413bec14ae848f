import { sumOf } from '@bivouac/kernel/guide';
import { countersAt, decoyIn } from '../rules/pieces/pieces.ts';
import { OFF } from '../rules/state.ts';
import { outlined } from './evaluate.ts';
import type { Outlook } from './outlook.ts';
import { merged, type Pile } from './piles.ts';

/** What a position is worth to a side, as far as it can be told from who stands where. */
const worth = (o: Outlook, side: number): number => sumOf(outlined(o, side).parts);

/** What it would gain a side to have the troops of a town in another one beside it. */
export function gainByGoing(o: Outlook, side: number, from: number, to: number): number {
  const own = o.piles[side === 0 ? 0 : 1];
  const going = own.find(({ town }) => town === from);
  if (going === undefined) return 0;
  const come: Pile = { ...going, town: to, origins: [{ town: from, points: going.points }] };
  const there = own.find(({ town }) => town === to);
  const rest = own.filter((pile) => pile !== going && pile !== there);
  const then = [...rest, there === undefined ? come : merged(to, [there, come])];
  const foes = o.piles[side === 0 ? 1 : 0];
  return worth({ ...o, piles: side === 0 ? [then, foes] : [foes, then] }, side) - worth(o, side);
}

/** What it would gain a side if the troops of a town marched to the guns of a battle (GLO 6.5.2#13). */
export function gainByGuns(o: Outlook, side: number, from: number, battle: number): number {
  const { b } = o;
  const coming = countersAt(b, from, side).filter((slot) => decoyIn(b, slot) === OFF);
  const marching = [...b.s.marching, ...coming.flatMap((slot) => [slot, battle, OFF, 0])];
  return worth({ ...o, b: { ...b, s: { ...b.s, marching } } }, side) - worth(o, side);
}
