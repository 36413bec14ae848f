import { NAPOLEON } from '../../content/types.ts';
import { areFriends } from '../map/relations.ts';
import { shipsAt, unitsAt } from '../map/troops.ts';
import type { ConquestsState } from '../state.ts';
import type { Battle } from './battle-vars.ts';

/** CON 10.4#3, 11.5#2, #7, ruling 130: whose word holds for a side. A forced ally who fights without Napoleon decides for itself. */
export function deciderOf(s: ConquestsState, battle: Pick<Battle, 'land' | 'sea'>, powers: readonly number[]): number {
  const [first] = powers;
  if (first === undefined) return -1;
  if (powers.includes(NAPOLEON)) return NAPOLEON;
  const pact = s.pact[first] as number;
  const initiator = pact === 0 ? first : (s.pactBy[pact - 1] as number);
  if (powers.includes(initiator)) return initiator;
  const strength = (power: number) =>
    battle.land >= 0 ? unitsAt(s, battle.land, power) : shipsAt(s, battle.sea, power);
  const most = Math.max(...powers.map(strength));
  return s.order.find((power) => powers.includes(power) && strength(power) === most) ?? first;
}

/** CON 10.4#4: Napoleon says where his forced ally retreats to; everybody else for himself. */
export function chooserFor(s: ConquestsState, power: number, side: readonly number[]): number {
  const withHim = side.includes(NAPOLEON) && areFriends(s, power, NAPOLEON);
  return withHim ? NAPOLEON : power;
}
