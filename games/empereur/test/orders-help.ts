import { champLeaders, champUnits } from '../content/testing/champ.ts';
import type { Unit } from '../content/types.ts';
import type { Dispatch, Orders } from '../rules/command/state.ts';
import { ATTACK, blankOrder, ordersIn, RIDING } from '../rules/command/state.ts';
import type { Played } from './position.ts';

/** Of the drawn field: Blue's commander and his corps chief, and White's; `two` of Blue where White's commander is not needed. */
export const [CHIEF, BLUE, SECOND, WHITE] = [0, 1, 2, 3];
/** Where they stand: Blue in the west, White so far in the east that nothing meets unless a test says so. */
export const chiefs = { corps: '0805', chief: '0205', Corps: '2405' };
/** The movement phase, and the shock. */
export const [MOVEMENT, DEFENSIVE, OFFENSIVE, SHOCK] = [1, 2, 3, 4];

export const ordersOf = (p: Played): Orders => ordersIn(p.s);
export const tactic = (p: Played, leader = BLUE) => ordersOf(p).standing[leader]?.tactic;
export const riders = (p: Played): readonly Dispatch[] => ordersOf(p).dispatches;

/** All that may be is ended until this phase. */
export function past(p: Played, phase: number): Played {
  while (p.s.phase < phase) p.act('done');
  return p;
}

/** Everybody ends all he can until it is the movement of a side in this turn. */
export function until(p: Played, turn: number, side = 0): Played {
  while (p.s.turn < turn || p.s.active !== side || p.s.phase !== MOVEMENT) p.act('done');
  return p;
}

/** A unit goes from hex to hex; whoever is named in brackets with it comes along. It is still on the march then. */
export function go(p: Played, ids: string, ...hexes: readonly string[]): Played {
  const [first = '', ...others] = ids.split(' ');
  p.act('move', p.u(first));
  for (const other of others) p.act('with', p.u(other));
  for (const hex of hexes) p.act('step', p.h(hex));
  return p;
}

/** The clause by which something is refused now; nothing if it is allowed. */
export function clause(p: Played, ...action: [string, ...(number | string)[]]): string {
  if (p.may(...action)) return '';
  return p.referee.whyNot(p.referee.waiting()[0] ?? 0, action)?.clause ?? 'offered';
}

/** The units of the field, some of them otherwise than they are drawn. */
export const unitsWith = (other: Readonly<Record<string, Partial<Unit>>>): readonly Unit[] =>
  champUnits.map((unit) => ({ ...unit, ...other[unit.id] }));

/** Blue with two corps: the second one, of c and d, has the leader `second` in the place of White's commander. */
export const twoCorps = {
  units: unitsWith({ c: { corps: 1 }, d: { corps: 1 } }),
  leaders: champLeaders.map((one) =>
    one.id === 'Chief' ? { ...one, id: 'second', side: 0 as const, rank: 2, corps: [1] } : one,
  ),
};

/** An order that is on its way in some state, for a position that begins with it. */
export const dispatched = (more: Partial<Dispatch> = {}): Dispatch => ({
  number: 1,
  side: 0,
  hex: -1,
  from: CHIEF,
  to: BLUE,
  via: -1,
  state: RIDING,
  sent: 1,
  due: 1,
  order: blankOrder(ATTACK),
  ...more,
});

/** The label of the hex where the first courier is; nothing if he is not on the map. */
export function courierAt(p: Played, number = 1): string {
  const hex = riders(p).find((one) => one.number === number)?.hex ?? -1;
  return hex < 0 ? '' : [(hex % 30) + 1, Math.floor(hex / 30) + 1].map((n) => String(n).padStart(2, '0')).join('');
}
