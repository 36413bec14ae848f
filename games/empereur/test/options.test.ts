import { fastDice } from '@bivouac/kernel';
import { isFault, newState } from '@bivouac/kernel/table';
import { soak } from '@bivouac/kernel/soak';
import { describe, expect, test } from 'vitest';
import { champLeaders } from '../content/testing/champ.ts';
import { melee } from '../content/testing/melee.ts';
import { auerstaedt1806 } from '../content/index.ts';
import { empereurGame } from '../game.ts';
import {
  chosen,
  DICED_LOSSES,
  HALF_LOSSES,
  optionFault,
  STRAGGLERS,
  UNCERTAIN,
  variants,
  WALLS,
  WOUNDS,
} from '../rules/options/options.ts';
import { GONE, LINE, MOVED, note } from '../rules/state.ts';
import { pointsOf } from '../rules/turn/victory.ts';
import { type Played, type Position, position } from './position.ts';

/** A position of a battle that is played with options. */
function withOptions(advanced: number, wanted: Position): Played {
  return position({
    ...wanted,
    also: (s) => {
      s.advanced = advanced;
      wanted.also?.(s);
    },
  });
}

describe('EMP XVI.2: losses of artillery', () => {
  const at = { x: '0505 battery 1', X: '0705 battery 7' };
  /** A volley at X of so many losses, then what became of it. */
  const hit = (advanced: number, dice: readonly number[], more: Position = {}) => {
    const p = withOptions(advanced, { phase: 'offensive', at, dice, ...more });
    p.act('aim', p.h('0705'));
    return p;
  };

  test('[EMP XVI.2#1, EMP XVI.2#2] system A: half a loss, a test; the second half costs the step', () => {
    // A value of 5 and a six: one loss.
    const first = hit(HALF_LOSSES, [6, 1, 1]);
    expect([first.s.steps[first.u('X')], first.s.halves?.[first.u('X')]]).toEqual([2, 1]);
    expect(first.told('tested')).toHaveLength(1);
    const second = hit(HALF_LOSSES, [6, 1, 1], {
      also: (s) => {
        s.halves = s.hex.map(() => 1);
      },
    });
    expect([second.s.steps[second.u('X')], second.s.halves?.[second.u('X')]]).toEqual([1, 0]);
    expect(hit(0, [6, 1, 1]).s.steps).toContain(1);
  });

  test('[EMP XVI.2#4] system B: a die for each loss, which counts on 1 to 3; the test comes in any case', () => {
    for (const die of [1, 2, 3, 4, 5, 6]) {
      const p = hit(DICED_LOSSES, [6, die, 1, 1]);
      expect([p.s.steps[p.u('X')], p.told('tested').length]).toEqual([die <= 3 ? 1 : 2, 1]);
    }
  });

  test('[EMP XVI.2#3, EMP XVI.2#5] over infantry the battery bears the first loss in its way, the infantry the others', () => {
    const pile = {
      x: '0505 battery 1',
      y: '0506 battery 1',
      a: '0605 line 1',
      X: '0705 battery 7',
      A: '0705 line 7 4',
    };
    // Guns and a regiment with 4 + 6 + 5, more than half of it guns; the six costs three steps.
    const shoot = (advanced: number, dice: readonly number[]) => {
      const p = withOptions(advanced, { phase: 'offensive', at: { ...pile, x: '0604 battery 11' }, dice });
      p.act('aim', p.h('0705'));
      if (p.asked() === 'gather') p.act('fire');
      const fired = p.told('fired')[0];
      return { p, lost: Number(fired?.['result']) };
    };
    const half = shoot(HALF_LOSSES, [6, 1, 1]);
    expect(half.lost).toBeGreaterThan(1);
    expect([half.p.s.halves?.[half.p.u('X')], half.p.s.steps[half.p.u('X')]]).toEqual([1, 2]);
    expect(half.p.s.steps[half.p.u('A')]).toBe(4 - (half.lost - 1));
    expect(half.p.told('tested')[0]).toMatchObject({ unit: half.p.u('X') });
    const diced = shoot(DICED_LOSSES, [6, 5, 1, 1]);
    expect([diced.p.s.steps[diced.p.u('X')], diced.p.s.steps[diced.p.u('A')]]).toEqual([2, 4 - (diced.lost - 1)]);
  });

  test('[EMP XVI.2#6, EMP XVI.2#7] teams, the fire of infantry and shock are as ever', () => {
    const team = hit(HALF_LOSSES, [6, 1, 1], { at: { x: '0505 battery 1', X: '0705 limbered 6' } });
    expect([team.s.steps[team.u('X')], team.s.halves]).toEqual([1, undefined]);
    const foot = withOptions(HALF_LOSSES, {
      phase: 'offensive',
      at: { a: '0605 line 1', X: '0705 battery 7' },
      dice: [6, 1, 1],
    });
    foot.act('aim', foot.h('0705'));
    expect([foot.s.steps[foot.u('X')], foot.s.halves]).toEqual([1, undefined]);
    // Four of infantry and one of a battery that is far away: less than half are guns.
    const mixed = withOptions(HALF_LOSSES, {
      phase: 'offensive',
      at: { a: '0604 line 11', x: '0105 battery 1 1', X: '0705 battery 7' },
      dice: [6, 1, 1],
    });
    mixed.act('aim', mixed.h('0705'));
    if (mixed.asked() === 'gather') mixed.act('fire');
    expect(mixed.told('fired')[0]?.['firers']).toHaveLength(2);
    expect(mixed.s.steps[mixed.u('X')]).toBe(1);
    const shock = withOptions(HALF_LOSSES, {
      phase: 'shock',
      at: { a: '0605 column 0 6', X: '0705 battery 7' },
      dice: [1, 1, 1],
    });
    shock.act('assault', shock.h('0705'));
    expect(shock.s.halves).toBeUndefined();
  });
});

describe('EMP XVI.6: morale behind walls', () => {
  const test6 = (letter: string, morale: number, advanced: number) => {
    const ground = Array.from({ length: 10 }, (_, row) => (row === 4 ? `.....${letter}......` : '............'));
    const p = withOptions(advanced, {
      ground,
      phase: 'offensive',
      at: { x: '0505 battery 1', y: '0506 battery 3', A: '0605 adapted 0' },
      dice: [6, 3, 3],
      units: position({}).content.units.map((unit) => (unit.id === 'A' ? { ...unit, morale } : unit)),
    });
    p.act('aim', p.h('0605'));
    if (p.asked() === 'gather') p.act('fire');
    return p.told('tested')[0]?.['morale'];
  };

  test('[EMP XVI.6#1] in a town one tests, 2 higher, up to 11', () => {
    expect([test6('v', 8, 0), test6('v', 8, WALLS), test6('v', 10, WALLS), test6('v', 12, WALLS)]).toEqual([
      undefined,
      10,
      11,
      12,
    ]);
    // In the open nothing changes.
    expect([test6('.', 8, WALLS), test6('.', 8, 0)]).toEqual([8, 8]);
  });

  test('[EMP XVI.6#2] in a château 3 higher', () => {
    expect([test6('c', 7, WALLS), test6('c', 9, WALLS)]).toEqual([10, 11]);
  });
});

describe('EMP XVI.7: stragglers', () => {
  const CORPS = { corps: '0505' };
  const start = (steps: number) => ({
    scenario: { units: [0, 1].map((unit) => ({ unit, hex: 0, form: LINE, facing: 1, rank: 0, steps })) },
  });
  const camp = (more: Position = {}, advanced = STRAGGLERS) =>
    withOptions(advanced, {
      ...start(6),
      phase: 'rally',
      at: { a: '0505 line 1 4', A: '1205 line 7' },
      chiefs: CORPS,
      ...more,
    });

  test('[EMP XVI.7#1] a step comes back if it holds, with its leader, and none if it does not', () => {
    const held = camp({ dice: [4, 4] });
    held.act('recover', held.u('a'));
    expect([held.s.steps[held.u('a')], held.asked()]).toEqual([5, 'mover']);
    const failed = camp({ dice: [6, 6] });
    failed.act('recover', failed.u('a'));
    expect([failed.s.steps[failed.u('a')], failed.told('disordered')]).toEqual([4, []]);
  });

  test('[EMP XVI.7#1] not without the option, without a leader, in disorder, after a move, or under fire', () => {
    const may = (p: Played) => p.asked() === 'rally' && p.may('recover', p.u('a'));
    expect(may(camp())).toBe(true);
    expect(may(camp({}, 0))).toBe(false);
    expect(may(camp({ chiefs: {} }))).toBe(false);
    expect(may(camp({ at: { a: '0505 disordered 0 4', A: '1205 line 7' } }))).toBe(false);
    expect(may(camp({ also: (s) => note(s, 0, MOVED) }))).toBe(false);
    expect(may(camp({ at: { a: '0505 line 1 4', X: '1005 battery 7' } }))).toBe(false);
    expect(may(camp({ at: { a: '0505 line 1 4', X: '1005 limbered 6' } }))).toBe(true);
  });

  test('[EMP XVI.7#2] one a turn, and never more than it began with', () => {
    const p = camp({ at: { a: '0505 line 1 4', b: '0506 line 1 4', A: '1205 line 7' }, dice: [1, 1] });
    p.act('recover', p.u('a'));
    expect(p.asked() === 'rally' && p.may('recover', p.u('a'))).toBe(false);
    const whole = camp({ at: { a: '0505 line 1 6', A: '1205 line 7' } });
    expect(whole.asked()).not.toBe('rally');
  });
});

describe('EMP XVI.8: uncertain thresholds', () => {
  const bodies = (demoralised: number, corps: readonly number[]) => [
    { side: 1 as const, corps: [...corps], demoralised, despair: 99, lost: false },
  ];
  /** Side 1 has lost so many steps; its turn is over with its rally phase. */
  const after = (demoralised: number, lost: number, dice: readonly number[], corps: readonly number[] = [2]) => {
    const units = [11, 12, 13, 14, 15, 16].map((unit) => ({ unit, hex: 0, form: LINE, facing: 7, rank: 0, steps: 6 }));
    const p = withOptions(UNCERTAIN, {
      scenario: { bodies: bodies(demoralised, corps), units },
      phase: 'rally',
      active: 1,
      at: {
        A: '0905 line 7',
        B: '0906 line 7',
        C: '0907 line 7',
        D: '0908 line 7',
        E: '0904 line 7',
        F: '0903 line 7',
      },
      dice,
      also: (s) => {
        for (let left = lost, unit = 11; left > 0; unit++) {
          const taken = Math.min(5, left);
          s.steps[unit] = 6 - taken;
          left -= taken;
        }
      },
    });
    return p;
  };

  test('[EMP XVI.8#1, EMP XVI.8#2] the example: at 25 of 30, a 6 makes 31 and a 9 makes 34', () => {
    // The turn ends as soon as nobody can rally: the thresholds have been looked at.
    const threshold = (lost: number, dice: readonly number[]) => after(30, lost, dice).s.limits?.[0];
    expect([threshold(25, [3, 3]), threshold(25, [4, 5]), threshold(24, [3, 3])]).toEqual([31, 34, 0]);
    const early = after(30, 28, [1, 1]);
    expect([early.s.limits, early.s.mood]).toEqual([[27], [1]]);
    const late = after(30, 30, [6, 6]);
    expect([late.s.limits, late.s.mood]).toEqual([[37], [0]]);
  });

  test('[EMP XVI.8#1] ruling 401: an army that is counted as a whole keeps its threshold, a small corps throws with its first loss', () => {
    const army = after(30, 28, [1, 1], [2, 3]);
    expect([army.s.limits, army.s.mood]).toEqual([undefined, [0]]);
    expect(after(3, 0, [1, 1]).s.limits).toEqual([0]);
    expect(after(3, 1, [1, 1]).s.limits).toEqual([1]);
  });
});

describe('EMP XVII.1: wounded leaders', () => {
  const lost = (die: number, more: Position = {}) => {
    const p = withOptions(WOUNDS, {
      phase: 'defensive',
      turn: 2,
      turns: 12,
      at: { a: '0605 line 7 1', b: '0205 line 1', A: '0505 line 1' },
      chiefs: { corps: '0605' },
      dice: [6, 6, die],
      ...more,
    });
    p.act('aim', p.h('0605'));
    return p;
  };
  /** Ends the phases of both players until the turn is this one. */
  const until = (p: Played, turn: number) => {
    while (!p.referee.finished && (p.s.turn < turn || p.asked() === 'appoint')) {
      if (p.asked() === 'appoint') p.act('appoint', p.offers('appoint')[0] as number);
      else p.act('done');
    }
    return p;
  };

  test('[EMP XVII.1#1] on 1 to 5 he is away for so many turns, and his successor commands meanwhile', () => {
    const p = lost(2);
    expect(p.told('wounded')).toMatchObject([{ leader: 1, count: 2 }]);
    expect(p.s.chiefHex[1]).toBe(GONE);
    until(p, 3);
    expect([p.s.chiefLost[1], p.s.chiefHex[1] === p.h('0205')]).toEqual([1, true]);
    until(p, 4);
    expect(p.s.chiefLost[1]).toBe(1);
    until(p, 5);
    expect([p.s.chiefLost[1], p.told('returned')]).toMatchObject([0, [{ leader: 1 }]]);
  });

  test('[EMP XVII.1#2] on a 6 he is gone for good', () => {
    const p = until(lost(6), 9);
    expect([p.told('killed').length, p.s.chiefLost[1], p.told('returned')]).toEqual([1, 1, []]);
  });

  test('[EMP XVII.1#3] he costs his points once, though he comes back and falls again', () => {
    const p = lost(1);
    const score = () => pointsOf(p.content, p.s)[1];
    const once = score();
    until(p, 4);
    expect([p.s.chiefLost[1], score()]).toEqual([0, once]);
    p.s.chiefLost[1] = 1;
    expect(score()).toBe(once);
    // Three points for the leader of a corps.
    p.s.paid = p.s.chiefHex.map(() => 0);
    expect(score()).toBe(once - 3);
  });

  test('ruling 403: a sovereign who is wounded has not fallen', () => {
    const leaders = champLeaders.map((one) => (one.id === 'corps' ? { ...one, sovereign: true as const } : one));
    expect(lost(5, { leaders }).referee.state.result).toBeNull();
    expect(lost(6, { leaders }).referee.state.result).toMatchObject({ winners: [1], reason: 'sovereign' });
  });
});

describe('options of a table', () => {
  test('are named, or said to be none; the standard game has nothing of them in its state', () => {
    expect(optionFault({ open: true, gunLosses: 2, walls: false })).toBeNull();
    expect(optionFault({ gunLosses: 3 })).toMatch(/1 \(half losses\) or 2/);
    expect(optionFault({ fog: true })).toMatch(/no option "fog"; it has: open, gunLosses, walls/);
    expect(optionFault({ wounds: 1 })).toMatch(/true or false/);
    expect(chosen({ gunLosses: 1, walls: true, stragglers: false })).toBe(HALF_LOSSES | WALLS);
    const game = empereurGame(auerstaedt1806);
    const state = (options: Readonly<Record<string, boolean>>) => {
      const begun = newState(game, { scenario: 'mill', options, seats: [[0], [1]] }, fastDice('options'));
      if (isFault(begun)) throw new Error(begun.fault);
      return Object.keys(begun.game);
    };
    for (const key of ['advanced', 'halves', 'limits', 'wounds', 'paid']) expect(state({})).not.toContain(key);
    expect(state({ walls: true })).toContain('advanced');
  });

  test('each can be chosen by itself, the watch with the interactive game; sets that are recommended go together', () => {
    const names =
      'open walls stragglers uncertain wounds cavalry guns rout fatigue voltigeurs skirmishers interactive'.split(' ');
    const values = { gunLosses: [1, 2], command: [2, 3, 4], deployment: [1, 2] };
    const single = [
      ...names.map((name) => ({ [name]: true })),
      ...Object.entries(values).flatMap(([name, all]) => all.map((value) => ({ [name]: value }))),
    ];
    const has = (wanted: object) => variants.some((one) => JSON.stringify(one) === JSON.stringify(wanted));
    expect(single.filter((one) => !has(one))).toEqual([]);
    expect([1, 2].filter((watch) => !has({ interactive: true, watch }))).toEqual([]);
    // And some that must bear with each other.
    const sets = variants.filter((one) => Object.keys(one).length > 2);
    expect(sets.map((one) => Object.keys(one).length)).toEqual([3, 4, 3, 6]);
    expect(variants.flatMap((one) => Object.values(one)).includes(false)).toBe(false);
    expect(variants.map(optionFault).filter((fault) => fault !== null)).toEqual([]);
  });

  test('[EMP XVI.1#1, EMP XVII#1, EMP XIX.1#1] what cannot be chosen says why', () => {
    expect(optionFault({ voltigeurs: true, skirmishers: true })).toMatch(/choose one/);
    expect([optionFault({ voltigeurs: true }), optionFault({ skirmishers: true })]).toEqual([null, null]);
    expect(optionFault({ watch: 1 })).toMatch(/goes with "interactive"/);
    expect(optionFault({ command: 7 })).toMatch(/2, 3, 4, or 5 for three or more/);
    expect([optionFault({ command: '3' }), optionFault({ deployment: 3 }), optionFault({ watch: 3 })]).not.toContain(
      null,
    );
    expect(chosen({ gunLosses: 'x', command: 'x', watch: 'x', deployment: 'x' })).toBe(0);
  });

  test('random battles keep every promise of the house with all of them', () => {
    const { variants } = empereurGame(melee(true));
    for (const options of [variants?.at(-1) ?? {}, { ...variants?.at(-1), gunLosses: 2 }]) {
      const game = { ...empereurGame(melee(true)), variants: [options] };
      expect(soak(game, { games: 3, seed: 'options', every: 12 }).failures).toEqual([]);
    }
  });
});
