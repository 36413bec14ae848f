import { type Dice, fastDice, StateDice } from '@bivouac/kernel';
import { viewOf } from '@bivouac/kernel/table';
import { empereurGame } from '../game.ts';
import {
  ATTACK,
  blankOrder,
  type Command,
  commandAtStart,
  type Dispatch,
  type Orders,
  RIDING,
} from '../rules/command/state.ts';
import { ordered } from './command-help.ts';
import type { Played, Position } from './position.ts';

/** Of the drawn field: the chief of Blue's army, that of his corps, and that of White's. */
export const [CHIEF, BLUE, WHITE] = [0, 1, 3];
export const [BLUES, WHITES] = [0, 1];
export const at = { a: '0805 column 0', b: '0905 line 1', A: '2405 line 7', B: '2406 line 7' };
export const chiefs = { corps: '0805', chief: '0205', Corps: '2405', Chief: '2805' };
export const field = (wanted: Position = {}, white: { readonly Corps?: 'attack' } = { Corps: 'attack' }) =>
  ordered({ corps: 'attack', ...white }, { at, chiefs, ...wanted });
export const dice = (seed = 'seen'): Dice => new StateDice(fastDice(seed));

export const view = (p: Played, viewer: number) => viewOf(empereurGame(p.content), p.referee.state, viewer);
export const commandOf = (p: Played): Command => p.s.command ?? commandAtStart(0, 0);
export const ordersOf = (command: Command | undefined): Orders => {
  if (command?.orders === undefined) throw new Error('a battle without orders');
  return command.orders;
};
export const seenOrders = (p: Played, viewer: number) => ordersOf(view(p, viewer).game.command);
export const courier = (values: Partial<Dispatch>): Dispatch => ({
  number: 3,
  side: BLUES,
  hex: 100,
  from: CHIEF,
  to: BLUE,
  via: -1,
  state: RIDING,
  sent: 1,
  due: 2,
  order: blankOrder(ATTACK),
  ...values,
});
