import { fastDice } from '@bivouac/kernel';
import { newState, prepare, Referee, viewOf } from '@bivouac/kernel/table';
import { expect, test } from 'vitest';
import { auerstaedt1806 } from '../content/index.ts';
import { chainOf } from '../rules/command/chain.ts';
import { blankOrder, DEFENCE } from '../rules/command/state.ts';
import { describe as describeThing } from './describe.ts';
import { game, propsFor } from './testing/positions.ts';

test('[EMP XVII.8#2] what an enemy’s chief had to show can be read again where he stands, with its words and its turn', () => {
  const seats = [[0], [1]];
  const state = newState(game, { scenario: 'hassenhausen', options: { command: 4 }, seats }, fastDice('shown'));
  if ('fault' in state) throw new Error(state.fault);
  const referee = new Referee(prepare(game), state, { tell: () => {}, mark: () => {} }).start();
  const [[french = -1] = [], [prussian = -1] = []] = chainOf(auerstaedt1806, state.game.scenario).corps;
  const { orders } = referee.state.game.command ?? {};
  if (orders === undefined) throw new Error('no orders');
  for (const leader of [french, prussian]) {
    orders.standing[leader] = { ...blankOrder(DEFENCE), text: 'Hold the village.' };
  }
  const said = (viewer: number, leader: number) => {
    const moment = { referee, seat: viewer, offers: [] };
    const given = propsFor(moment, viewer);
    return describeThing({ ...given, view: viewOf(game, referee.state, viewer) }, { kind: 'leader', id: leader }) ?? '';
  };
  expect([said(0, french).includes('Hold the village.'), said(0, prussian).includes('Hold the village.')]).toEqual([
    true,
    false,
  ]);
  orders.shown[prussian] = { ...blankOrder(DEFENCE), text: 'Hold the village.' };
  orders.shownIn[prussian] = 3;
  expect(said(0, prussian)).toMatch(/turn 3: .*“Hold the village\.”/);
  // Without words it is the tactic alone.
  orders.shown[prussian] = blankOrder(DEFENCE);
  expect([said(0, prussian).includes('turn 3'), said(0, prussian).includes('“')]).toEqual([true, false]);
});
