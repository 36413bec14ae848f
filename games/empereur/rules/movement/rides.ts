import type { Context } from '@bivouac/kernel';
import type { Leader } from '../../content/types.ts';
import { INFANTRY } from '../../content/types.ts';
import { meetsCourier } from '../command/couriers.ts';
import { paceOfLeader } from '../command/radius.ts';
import { mayRideTo } from '../command/tactics.ts';
import { around, directionTo, fieldOf } from '../ground/field.ts';
import { pileAt } from '../piles/board.ts';
import { sideOf } from '../piles/limits.ts';
import { COLUMN, type Empereur } from '../state.ts';
import { paceOf } from './costs.ts';
import type { Asked } from './group.ts';

export interface Riding {
  chief: number;
  spent: number;
}

/** EMP XIV.2: where a leader who rides alone may go, at the cost of infantry; never where an enemy stands. */
export function rides(c: Asked, { chief, spent }: Riding): { to: number; cost: number }[] {
  const { content, s } = c;
  const field = fieldOf(content, s.scenario);
  const leader = content.leaders[chief] as Leader;
  const at = s.chiefHex[chief] as number;
  const points = paceOfLeader(c, chief, s.chiefLost[chief] === 0 ? leader.moves : 10);
  const found: { to: number; cost: number }[] = [];
  for (const to of around(field, at)) {
    const pace = paceOf(content, field, { arm: INFANTRY }, COLUMN, at, directionTo(field, at, to));
    if (typeof pace === 'string' || spent + pace.cost > points) continue;
    if (pileAt(s, to).some((unit) => sideOf(content, unit) !== leader.side)) continue;
    if (mayRideTo(c, chief, to)) found.push({ to, cost: pace.cost });
  }
  return found;
}

/** EMP XIV.2: leaders have moved, alone or with units; a courier may wait for them where they are (EMP XVII.3). */
export function haveRidden(c: Context<Empereur>, chiefs: readonly number[]): void {
  for (const chief of chiefs) {
    c.s.chiefDone[chief] = 1;
    meetsCourier(c, chief);
  }
}
