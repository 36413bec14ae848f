import { describe, expect, test } from 'vitest';
import { champ, champLeaders, champUnits } from '../content/testing/champ.ts';
import { emptyField } from '../rules/begin.ts';
import { ordersATurn } from '../rules/command/staff.ts';
import { ACCEPTED, ATTACK, LATE_TEST } from '../rules/command/state.ts';
import { HORSE_KINDS, RADIUS, TACTICS } from '../rules/options/options.ts';
import { commanded, ordered } from './command-help.ts';
import { position } from './position.ts';

const chiefs = { corps: '2005', chief: '0205', Corps: '2905' };
const [BLUE] = [1];

describe('EMP XIV: leaders', () => {
  test('[EMP XIV.6#4, EMP XVII.6#2] a successor obeys on 2 or less, whatever the man before him did', () => {
    const due = (lost: number, die: number) => {
      const p = ordered(
        { corps: 'defence' },
        {
          at: { a: '0505 column 0', A: '2905 line 7' },
          chiefs: { ...chiefs, corps: '0505' },
          dice: [die],
          also: (s) => {
            s.chiefLost[BLUE] = lost;
          },
        },
      );
      p.act('staff').act('order', BLUE, ATTACK).act('done');
      return p.s.command?.orders?.dispatches[0]?.state;
    };
    expect([due(0, 3), due(1, 3), due(1, 2)]).toEqual([ACCEPTED, LATE_TEST, ACCEPTED]);
  });

  test('[EMP XIV.6#4, EMP XVII.7#4] and has an initiative of 2', () => {
    const passed = (lost: number) => {
      const p = ordered(
        { corps: 'defence' },
        {
          at: { a: '0505 column 0', A: '2905 line 7' },
          chiefs: { ...chiefs, corps: '0505' },
          dice: [3],
          also: (s) => {
            s.chiefLost[BLUE] = lost;
          },
        },
      );
      p.act('staff').act('dare', BLUE, ATTACK).act('done');
      return p.told('dared')[0]?.['passed'];
    };
    expect([passed(0), passed(1)]).toEqual([true, false]);
  });

  test('[EMP XIV.4#4] the leader of a wing gives his bonus to all units of his wing, in place of a corps leader', () => {
    const wing = champLeaders.map((one) => (one.id === 'chief' ? { ...one, rank: 1, morale: 4, corps: [0, 1] } : one));
    const morale = (corps: number, who: readonly string[]) => {
      const units = champUnits.map((unit) => (unit.id === 'a' ? { ...unit, corps } : unit));
      const p = position({
        units,
        leaders: wing,
        phase: 'defensive',
        at: { a: '0605 line 1', A: '0705 line 7' },
        chiefs: Object.fromEntries(who.map((id) => [id, '0605'])),
        dice: [5, 1, 1],
      });
      p.act('aim', p.h('0605'));
      return p.told('tested')[0]?.['morale'];
    };
    expect([morale(0, ['corps']), morale(0, ['chief', 'corps']), morale(1, ['chief', 'corps'])]).toEqual([10, 12, 12]);
  });

  test('[EMP XIV.5#8] his pile is destroyed and the enemy advances: two dice', () => {
    const p = position({
      phase: 'shock',
      at: { a: '0505 column 0', A: '0605 line 7 1' },
      chiefs: { Corps: '0605' },
      dice: [6, 1, 1],
    });
    p.act('assault', p.h('0605'));
    expect(p.told('spared')).toHaveLength(1);
    p.act('follow', p.u('a'));
    expect(p.told('spared')).toHaveLength(2);
  });

  test('[EMP X.4#8] an elite unit of the lists keeps its morale, whatever it has lost', () => {
    const morale = (steadfast: boolean) => {
      const units = champUnits.map((unit) => (unit.id === 'a' ? { ...unit, steadfast } : unit));
      const at = { a: '0605 line 1 3', A: '0705 line 7' };
      const p = position({ units, phase: 'defensive', at, dice: [5, 1, 1] });
      p.act('aim', p.h('0605'));
      return p.told('tested')[0]?.['morale'];
    };
    expect([morale(false), morale(true)]).toEqual([7, 8]);
  });
});

describe('EMP XVII.3: orders a turn', () => {
  test('[EMP XVII.3#30] French, English, Prussians and others; two for Prussians where a later battle says so (ruling 471)', () => {
    const orders = (id: string, given?: readonly [number, number]) => {
      const pack = champ(given === undefined ? {} : { scenario: { orders: given } });
      const [, other] = pack.sides;
      const content = { ...pack, sides: [{ id, name: other.name }, other] as const };
      return ordersATurn({ content, s: emptyField(content, 0) }, 0);
    };
    expect(['french', 'english', 'prussian', 'russian'].map((id) => orders(id))).toEqual([3, 2, 1, 1]);
    expect(orders('prussian', [2, 1])).toBe(2);
  });
});

describe('EMP XVII.3: attack', () => {
  test('[EMP XVII.3#35] cavalry that charged in the turn before is not counted for the third', () => {
    const may = (charged: number) => {
      const p = ordered(
        { corps: 'attack' },
        {
          at: { a: '0805 column 0', b: '0806 column 0', c: '0804 column 0', h: '0803 column 0', A: '2405 line 7' },
          chiefs: { ...chiefs, corps: '0805', Corps: '2405' },
          also: (s) => {
            s.advanced = HORSE_KINDS | RADIUS | TACTICS;
            s.chargedOn = s.hex.map((_, unit) => (unit === 6 ? charged : 0));
          },
        },
        HORSE_KINDS | RADIUS | TACTICS,
      );
      while (p.s.phase < 1) p.act('done');
      p.act('move', p.u('a'));
      for (const hex of ['0905', '1005', '1105', '1205']) p.act('step', p.h(hex));
      p.act('done');
      return p.may('done');
    };
    // One of four units is less than a third; one of three is enough.
    expect([may(0), may(1)]).toEqual([false, true]);
  });
});

describe('EMP XVII.2: how long a unit is out of command', () => {
  test('[EMP XVII.2#8] ruling 450: who has come back towards its chief does not fire in its turn, and defends itself in the enemy’s', () => {
    const p = commanded({
      at: { a: '1505 line 7', A: '1205 line 1' },
      chiefs: { corps: '0205', chief: '0305', Corps: '1205', Chief: '1305' },
      dice: [1, 1, 1, 1],
    });
    const aims: [number, number][] = [];
    const through = (until: () => boolean) => {
      for (let i = 0; i < 20 && !until(); i++) {
        if (p.offers('aim').length > 0) aims.push([p.s.active, p.referee.waiting()[0] ?? -1]);
        p.act('done');
      }
    };
    p.act('move', p.u('a')).act('step', p.h('1405')).act('done');
    through(() => p.s.active === 1 && p.s.phase === 1);
    p.act('move', p.u('A')).act('step', p.h('1305'));
    if (p.asked() === 'march') p.act('done');
    through(() => p.s.phase > 2);
    // Blue stands two hexes away in its own turn; in White's it fires as White has come beside it.
    expect(aims).toEqual([[1, 0]]);
    // Beside the enemy in its own turn it would have fired, had it not moved.
    const beside = (moves: boolean) => {
      const q = commanded({
        at: { a: moves ? '1505 line 7' : '1405 line 7', A: '1305 square 1' },
        chiefs: { corps: '0205', chief: '0305', Corps: '1305', Chief: '1405' },
        dice: [1, 1, 1, 1],
      });
      if (moves) q.act('move', q.u('a')).act('step', q.h('1405')).act('done');
      else q.act('done');
      while (q.s.phase < 3 && q.s.active === 0) q.act('done');
      return [q.s.phase, q.offers('aim')];
    };
    expect([beside(false)[1], beside(true)[1]]).toEqual([[p.h('1305')], []]);
  });
});
