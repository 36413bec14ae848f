import { fastDice } from '@bivouac/kernel';
import { isFault, newState } from '@bivouac/kernel/table';
import { describe, expect, test } from 'vitest';
import { champ, hexOf } from '../content/testing/champ.ts';
import { empereurGame } from '../game.ts';
import { OUT, STRAYED } from '../rules/command/state.ts';
import { commanded, ordered } from './command-help.ts';
import { type Played, position } from './position.ts';

const chiefs = { corps: '0905', chief: '0205', Corps: '2905' };
const ones = Array<number>(60).fill(1);
/** On to the shocks of Blue. */
function shocks(p: Played): Played {
  while (p.s.phase < 4) p.act('done');
  return p;
}
/** Two of Blue beside an enemy each. */
const pairs = { a: '1003 column 0', b: '1007 column 0', A: '1103 line 7', B: '1107 line 7' };

describe('EMP XVII.3: who may attack', () => {
  test('[EMP XVII.3#9, EMP XVII.3#20] the one of a march, the two of a retreat who attack are its exceptions: nobody else attacks', () => {
    const at = { ...pairs, c: '1009 column 0', C: '1109 line 7' };
    /** Whom Blue can attack at first, after one attack, and after another one. */
    const attacks = (order: 'march' | 'retreat' | 'defence') => {
      const p = shocks(ordered({ corps: order }, { at, chiefs, dice: ones, phase: 'shock' }));
      const first = p.offers('assault').length;
      const second = p.act('assault', p.h('1103')).offers('assault').length;
      if (second > 0) p.act('assault', p.h('1107'));
      else p.act('done');
      return [first, second, p.s.phase === 4 ? p.offers('assault').length : 0];
    };
    expect([attacks('march'), attacks('retreat'), attacks('defence')]).toEqual([
      [3, 0, 0],
      [3, 2, 0],
      [3, 2, 1],
    ]);
  });

  test('[EMP XVII.3#9] of a pile on the march one unit attacks, not the one below it', () => {
    const pile = { a: '1003 column 0 3', b: '1003 column 0 3', A: '1103 line 7' };
    const used = (order: 'march' | 'retreat') => {
      const p = shocks(ordered({ corps: order }, { at: pile, chiefs, dice: ones, phase: 'shock' })).act(
        'assault',
        hexOf('1103', 30),
      );
      return p.s.command?.orders?.acts.slice(0, 2).map((bits) => bits & 1);
    };
    expect([used('march'), used('retreat')]).toEqual([
      [1, 0],
      [1, 1],
    ]);
  });

  test('[EMP XVII.3#6] whoever has attacked has fought: its corps owes no more', () => {
    const owes = (fight: boolean) => {
      const p = shocks(
        ordered(
          { corps: 'attack' },
          { at: { a: '1003 column 0', A: '1103 line 7 6', B: '1205 line 7' }, chiefs, dice: Array<number>(60).fill(6) },
        ),
      );
      const before = p.may('done');
      if (fight) p.act('assault', p.h('1103'));
      return [before, p.s.command?.orders?.acts[0]];
    };
    // It attacks because it must; and then it has.
    expect(owes(false)).toEqual([false, 0]);
    expect(owes(true)).toEqual([false, 2]);
  });

  test('[EMP XVII.2#8] out of command those who moved back do not join those who attack; who stood there does', () => {
    const at = { a: '1005 column 0', b: '1006 column 2', A: '1105 line 7' };
    const attacks = (mark: number) => {
      const p = commanded({
        at,
        chiefs,
        phase: 'shock',
        also: (s) => s.command?.out.splice(0, 2, 0, mark),
      });
      if (!p.offers('assault').includes(p.h('1105'))) return [];
      p.act('assault', p.h('1105'));
      return p.offers('spare');
    };
    expect([attacks(OUT).length, attacks(STRAYED).length]).toEqual([2, 0]);
  });

  test('[EMP XVII#2] without command everybody fires and attacks, and nothing is kept of it', () => {
    const p = position({ columns: 30, at: pairs, chiefs, dice: ones, phase: 'offensive' });
    expect(p.offers('aim')).toEqual([p.h('1103'), p.h('1107')]);
    p.act('aim', p.h('1103'));
    expect([p.s.command, p.told('fired').length]).toEqual([undefined, 1]);
  });
});

describe('EMP XVII: as a battle begins', () => {
  test('[EMP XVII.3#28] no order is given, sent, shown or contested yet, and no courier has ridden', () => {
    const unit = { unit: 0, hex: 0, form: 1, facing: 0, rank: 0, steps: 6 };
    const leaders = [
      { leader: 0, hex: 0 },
      { leader: 1, hex: hexOf('0301', 12) },
    ];
    const pack = champ({ scenario: { units: [unit], leaders } });
    const setup = { scenario: 'champ', options: { command: 3 }, seats: [[0], [1]] };
    const state = newState(empereurGame(pack), setup, fastDice('begin'));
    if (isFault(state)) throw new Error(state.fault);
    const none = {
      tactic: -1,
      goal: -1,
      foe: -1,
      until: 0,
      then: -1,
      thenGoal: -1,
      otherwise: -1,
      otherwiseGoal: -1,
      text: '',
    };
    const four = [0, 0, 0, 0];
    const units = pack.units.map(() => 0);
    expect(state.game.command).toEqual({
      out: units,
      tied: four,
      orders: {
        opened: 0,
        standing: [none, none, none, none],
        since: four,
        front: [-1, -1, -1, -1],
        fine: four,
        fined: four,
        fineBefore: four,
        fresh: four,
        dared: four,
        shown: [none, none, none, none],
        shownIn: four,
        acts: units,
        from: units.map(() => -1),
        chiefFrom: [-1, -1, -1, -1],
        begun: [0, 0],
        sent: [0, 0],
        general: [0, 0],
        contested: [0, 0],
        next: 1,
        dispatches: [],
      },
    });
  });
});
