import { describe, expect, test } from 'vitest';
import { hexOf } from '../content/testing/champ.ts';
import {
  AT_HAND,
  blankOrder,
  FREED,
  HALTED,
  LATE_TEST,
  OUT_OF_REACH,
  RETREAT,
  WITHDRAWAL,
} from '../rules/command/state.ts';
import { fineOf, toLineOf } from '../rules/command/tactics.ts';
import { IN_PLAY, noActivation } from '../rules/interactive/roster.ts';
import { HORSE_KINDS, INTERACTIVE, RADIUS, TACTICS } from '../rules/options/options.ts';
import { GONE, WAITING } from '../rules/state.ts';
import { ordered } from './command-help.ts';
import {
  BLUE,
  chiefs,
  clause,
  dispatched,
  ordersOf,
  riders,
  twoCorps,
  unitsWith,
  until,
  WHITE,
} from './orders-help.ts';
import type { Played, Position } from './position.ts';

describe('EMP XVII.6: orders of a chief who falls', () => {
  test('[EMP XVII.6#5] he meets no courier any more: his late order is thrown for in its own turn, not as he falls', () => {
    const p = ordered(
      { corps: 'march' },
      {
        units: unitsWith({ X: { fire: 24 } }),
        at: { a: '0905 column 6 6', X: '1005 battery 7', A: '2405 line 7' },
        phase: 'movement',
        chiefs: { corps: '0905', chief: '0205', Corps: '2405' },
        dice: [6, 6, 1, 1],
        also: (s) => {
          s.command?.orders?.dispatches.push(dispatched({ state: LATE_TEST, number: 4, due: 3 }));
        },
      },
    );
    p.act('move', p.u('a')).act('bring', BLUE).act('step', p.h('0805')).act('done');
    expect([p.s.chiefHex[BLUE], p.told('accepted', 'hesitates')]).toEqual([GONE, []]);
    expect(riders(p)).toMatchObject([{ state: LATE_TEST, due: 3 }]);
  });
});

describe('EMP XVII.6: orders that were not accepted at once', () => {
  const far = { at: { a: '0905 column 0', A: '2405 line 7' }, chiefs: { ...chiefs, corps: '0905' } };
  const late = (sent: number, tactic: number) =>
    dispatched({ state: LATE_TEST, number: sent, sent, due: 3, order: blankOrder(tactic) });

  test('[EMP XVII.3#4, EMP XVII.6#5] the newer one that is accepted replaces the older that is still to come into force', () => {
    const p = ordered(
      { corps: 'defence' },
      {
        ...far,
        turn: 3,
        dice: [5, 1],
        also: (s) => void s.command?.orders?.dispatches.push(late(1, RETREAT), late(2, WITHDRAWAL)),
      },
    );
    expect(p.told('accepted').map(({ die }) => die)).toEqual([5, 1]);
    expect(riders(p)).toMatchObject([{ sent: 2, due: 4 }]);
  });

  test('[EMP XVII.3#4] with his commander beside him there is no throw of delay either', () => {
    const after = (chief: string) => {
      const also: Position['also'] = (s) => void s.command?.orders?.dispatches.push(late(2, RETREAT));
      return ordered({ corps: 'defence' }, { ...far, turn: 3, dice: [6], chiefs: { ...far.chiefs, chief }, also });
    };
    expect(riders(after('0805'))).toEqual([]);
    const p = after('0905');
    expect(riders(p)).toMatchObject([{ sent: 2, due: 4 }]);
    expect(p.told('accepted')).toMatchObject([{ leader: BLUE, die: 0, due: 4, clause: 'EMP XVII.3#4', to: 1 }]);
  });
});

describe('EMP XVII.7: the price of a plan of one’s own', () => {
  test('[EMP XVII.7#6, EMP XVII.7#7] it is paid in the whole next turn, also if he has another plan in that one', () => {
    const p = ordered(
      { corps: 'defence' },
      { at: { a: '0905 column 0', A: '2405 line 7' }, chiefs: { ...chiefs, corps: '0905' }, dice: [6, 1] },
    );
    const price = () => [fineOf(p, 0), fineOf({ content: p.content, s: { ...p.s, turn: p.s.turn + 1 } }, 0)];
    const dare = () => p.act('staff').act('dare', BLUE, RETREAT).act('done');
    dare();
    expect(price()).toEqual([0, -2]);
    until(p, 3);
    expect(price()).toEqual([-2, 0]);
    dare();
    expect(price()).toEqual([-2, -1]);
    until(p, 4);
    expect(price()).toEqual([-1, 0]);
  });
});

describe('EMP XIII, EMP XVII.3: orders of those who come onto the field', () => {
  const [H, I] = [6, 7];

  /** Units of Blue’s corps come in at 0105, while it has some order. */
  function coming(order: 'march' | 'attack', units: readonly number[], wanted: Position): Played {
    const arrivals = [{ turn: 2, side: 0, units, leaders: [], hexes: [hexOf('0105', 30)] }];
    return ordered(
      { corps: order },
      {
        chiefs,
        scenario: { arrivals },
        ...wanted,
        also(s) {
          for (const unit of units) [s.hex[unit], s.steps[unit]] = [WAITING, 4];
          wanted.also?.(s);
        },
      },
    );
  }

  test('[EMP XVII.3#8, EMP XVII.3#9] of a corps that marches one comes in charging, and no other', () => {
    const at = { a: '0805 column 0', A: '0505 line 7' };
    const charging = (order: 'march' | 'attack', acts = 0) =>
      coming(order, [H, I], { at, phase: 'charge', also: (s) => void s.command?.orders?.acts.fill(acts, 0, 1) });
    expect(charging('march').offers('arrive')).toEqual([H, I]);
    const used = charging('march', FREED);
    expect([used.offers('arrive'), clause(used, 'arrive', I)]).toEqual([[], 'EMP XVII.3#8']);
    expect(charging('attack', FREED).offers('arrive')).toEqual([H, I]);
    const one = charging('march').act('arrive', H).act('column', 0).act('line', 1);
    expect(ordersOf(one).acts[H]).not.toBe(0);
  });

  test('[EMP XVII.5#8] who comes in beside an enemy’s courier drives him off at once', () => {
    const rider = (hex: string) => dispatched({ side: 1, hex: hexOf(hex, 30), from: WHITE, to: WHITE, number: 7 });
    const after = (hex: string) => {
      const also: Position['also'] = (s) => void s.command?.orders?.dispatches.push(rider(hex));
      return coming('attack', [0], { at: { A: '2405 line 7' }, phase: 'movement', also })
        .act('arrive', 0)
        .act('column', 0);
    };
    const p = after('0305');
    expect([p.asked(), p.offers('drive').length]).toEqual(['drive', 3]);
    p.act('drive', p.h('0405'));
    expect([p.asked(), p.where('a'), riders(p)[0]?.hex]).toEqual(['march', '0105', p.h('0405')]);
    expect(after('0405').asked()).toBe('march');
  });

  test('[EMP XVII.3#5] who comes in has advanced 4 hexes if he is so much nearer than where he came in', () => {
    const halts = (steps: readonly string[]) => {
      const p = coming('attack', [0], { at: { A: '2405 line 7' }, phase: 'movement' });
      p.act('arrive', 0).act('column', 0);
      for (const step of steps) p.act('step', p.h(step));
      return clause(p, 'done');
    };
    expect(halts(['0205', '0305', '0405'])).toBe('EMP XVII.3#5');
    expect(halts(['0205', '0305', '0405', '0505'])).toBe('');
  });
});

describe('EMP XVII.2, EMP XVII.3: who goes forward after combat', () => {
  /** White’s last step in 0605 is gone, and it is asked who advances. */
  function won(
    order: 'attack' | 'march' | 'defence',
    at: Record<string, string> = {},
    more: Position = {},
    level = RADIUS | TACTICS,
  ): Played {
    const p = ordered(
      { corps: order },
      {
        at: { a: '0505 column 0', ...at, A: '0605 line 7 1', B: '2405 line 7' },
        chiefs: { ...chiefs, corps: '0505' },
        phase: 'shock',
        dice: [6, 1, 1, 1],
        ...more,
      },
      level,
    );
    p.act('assault', p.h('0605'));
    return p.asked() === 'attackers' ? p.act('attack') : p;
  }

  test('[EMP XVII.3#13] a chief who defends does not go with them towards the enemy’s lines; one who attacks may', () => {
    const rides = (order: 'attack' | 'defence') => won(order).act('follow', 0).offers('bring');
    expect([rides('attack'), rides('defence')]).toEqual([[BLUE], []]);
  });

  test('[EMP XVII.2#3] nor does one who is out of reach', () => {
    const rides = (tie: number) =>
      won('attack', {}, { also: (s) => void s.command?.tied.fill(tie) }, RADIUS)
        .act('follow', 0)
        .offers('bring');
    expect([rides(AT_HAND), rides(OUT_OF_REACH), rides(HALTED)]).toEqual([[BLUE], [], []]);
  });

  test('[EMP XVII.3#7, EMP XVII.3#9] of a corps that marches nobody goes along in line but the one that acts as it likes', () => {
    const follows = (b: string, order: 'attack' | 'march' = 'march') =>
      won(order, { a: '0505 line 1', b }, { also: (s) => void s.command?.orders?.acts.fill(FREED, 0, 1) });
    expect(follows('0505 line 1').offers('follow')).toEqual([0]);
    expect(follows('0505 line 1', 'attack').offers('follow')).toEqual([0, 1]);
    expect(follows('0505 column 0').offers('follow')).toEqual([0, 1]);
  });
});

describe('EMP XXI.6, EMP XVII.3: units on loan', () => {
  test('[EMP XVII.3#5] one of a corps that attacks need not go on for it while others of it are still to be played', () => {
    /** c and d are to attack with the second corps; c is lent to the first one, which is played now. */
    const halts = (d: Record<string, string>) => {
      const p = ordered(
        { corps: 'defence', second: 'attack' },
        {
          ...twoCorps,
          at: { a: '0805 column 0', c: '0905 column 0', ...d, A: '2405 line 7' },
          chiefs: { chief: '0205', corps: '0805', second: '0905' },
          phase: 'movement',
          also(s) {
            s.activation = noActivation(p0.content);
            s.activation.corps = [0];
            for (const unit of [0, 2]) s.activation.played[unit] = IN_PLAY;
          },
        },
        RADIUS | TACTICS | INTERACTIVE,
      );
      return clause(p.act('move', 2).act('step', p.h('1005')), 'done');
    };
    const p0 = ordered({}, { ...twoCorps, at: { a: '0805 column 0' } });
    expect(halts({ d: '0906 column 0' })).toBe('');
    // Alone of its corps it would leave nobody to do it.
    expect(halts({})).toBe('EMP XVII.3#5');
  });
});

describe('EMP VIII.10, EMP XVII.5: couriers and those who advance', () => {
  test('[EMP XVII.5#8] whoever advances after combat to within 2 hexes of a courier drives him off', () => {
    const after = (hex: string) => {
      const rider = dispatched({ side: 1, hex: hexOf(hex, 30), from: WHITE, to: WHITE, number: 7 });
      const p = ordered(
        { corps: 'attack' },
        {
          at: { a: '0505 column 0', A: '0605 line 7 1', B: '2405 line 7' },
          chiefs: { ...chiefs, corps: '0305' },
          phase: 'shock',
          dice: [6, 1, 1, 1],
          also: (s) => void s.command?.orders?.dispatches.push(rider),
        },
      );
      return p.act('assault', p.h('0605')).act('follow', 0);
    };
    const p = after('0805');
    expect(p.asked()).toBe('drive');
    p.act('drive', p.h('0905'));
    expect(p.where('a')).toBe('0605');
    expect(p.told('courier')[0]).toMatchObject({ number: 7, place: p.h('0905'), clause: 'EMP XVII.5#8' });
    expect(after('0905').asked()).not.toBe('drive');
  });
});

describe('EMP XVI.4, EMP XVII.3: light cavalry that rides out under orders', () => {
  const H = 17;
  /** a comes to 0405 before White’s light cavalry in 0605, whose line of defence lies so many hexes from Blue’s lines. */
  function meets(front: number, Corps: 'defence' | 'attack' = 'defence'): Played {
    const p = ordered(
      { corps: 'attack', Corps },
      {
        columns: 14,
        at: { a: '0305 column 0', H: '0605 column 6' },
        chiefs: { corps: '0305', chief: '0105', Corps: '0605' },
        phase: 'movement',
        dice: [2, 2, 1, 4, 1, 1, 1, 1],
        also: (s) => void s.command?.orders?.front.fill(front, 3, 4),
      },
      RADIUS | TACTICS | HORSE_KINDS,
    );
    return p.act('move', p.u('a')).act('step', p.h('0405'));
  }

  test('[EMP XVII.3#15] it does not ride beyond the line that its corps defends', () => {
    const away = (label: string) => toLineOf({ content: meets(-1).content, s: meets(-1).s }, 0, hexOf(label, 14));
    const [there, behind] = [away('0505'), away('0605')];
    expect(behind).toBeGreaterThan(there);
    expect([meets(there).offers('pounce').length, meets(behind).offers('pounce').length]).toEqual([1, 0]);
    expect(meets(behind, 'attack').offers('pounce')).toHaveLength(1);
    expect(meets(there).u('H')).toBe(H);
  });

  test('[EMP XVII.3#13] a chief who defends does not ride out with it', () => {
    const rides = (order: 'defence' | 'attack') => {
      const p = meets(-1, order);
      return p.act('pounce', p.h('0605')).offers('bring');
    };
    expect([rides('attack'), rides('defence')]).toEqual([[3], []]);
  });
});
