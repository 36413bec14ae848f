import { fastDice, StateDice } from '@bivouac/kernel';
import { viewOf } from '@bivouac/kernel/table';
import { describe, expect, test } from 'vitest';
import { empereurGame } from '../game.ts';
import { imagine } from '../imagine.ts';
import { directionTo, fieldOf } from '../rules/ground/field.ts';
import { hexesOf, isSpread } from '../rules/options/skirmish.ts';
import { pileAt } from '../rules/piles/board.ts';
import { pileFault } from '../rules/piles/limits.ts';
import { DISORDERED, GONE, HIDDEN, LINE } from '../rules/state.ts';
import type { Played, Position } from './position.ts';
import { a, field, light } from './skirmish-help.ts';

/** b and c are light infantry as well. */
const [b, c] = [1, 2];
const units = light.map((unit) => (unit.id === 'b' || unit.id === 'c' ? { ...unit, range: 2 } : unit));
const loose = (wanted: Parameters<typeof field>[0]) => field({ units, ...wanted });
const pile = { a: '0505 line 3 4', b: '0505 line 3 4' };
const pair = { at: pile, spread: { [a]: '0605', [b]: '0605' } } as const;
const piles = (p: Played) => [pileAt(p.s, p.h('0505')), pileAt(p.s, p.h('0605'))];

describe('EMP V.7: skirmishers on skirmishers', () => {
  test('[EMP V.7#7, EMP IV.6#1] those of one hex spread out together, over the same two hexes, and pay one point each', () => {
    const p = loose({ at: pile });
    p.act('move', a);
    // Alone it would leave b on one of its hexes, in another formation.
    expect(p.offers('spread')).toEqual([]);
    p.act('with', b);
    expect(new Set(p.offers('spread'))).toEqual(new Set([p.h('0405'), p.h('0605')]));
    p.act('spread', p.h('0605')).act('done');
    expect(piles(p)).toEqual([
      [a, b],
      [a, b],
    ]);
    expect([p.s.spent[a], p.s.spent[b]]).toEqual([1, 1]);
    expect(p.told('spread').map(({ unit }) => unit)).toEqual([a, b]);
  });

  test('[EMP V.7#7] together only if all of them could alone: light, in line, looking the same way, with a point left', () => {
    const both = (wanted: Position) => {
      const p = loose(wanted).act('move', a).act('with', b);
      return p.offers('spread').length;
    };
    expect(both({ at: pile })).toBe(2);
    expect(both({ at: pile, units: light })).toBe(0);
    expect(both({ at: { ...pile, b: '0505 column 2 4' } })).toBe(0);
    expect(both({ at: { ...pile, b: '0505 line 1 4' } })).toBe(0);
    const tired = (spent: number) =>
      both({
        at: pile,
        also: (s) => {
          s.spent[b] = spent;
        },
      });
    expect([tired(3), tired(4)]).toEqual([2, 0]);
  });

  test('[EMP V.7#7] others join them by spreading out over the same hexes, and nothing but that', () => {
    const lines = { at: { ...pile, b: '0506 line 3 4' }, spread: { [a]: '0605' } };
    const p = loose(lines).act('move', b);
    p.act('step', p.h('0505'));
    expect([p.may('done'), p.why('done')]).toEqual([false, 'cannotStay']);
    // Not over the hex on the other side: it would share but one with a.
    expect(p.offers('spread')).toEqual([p.h('0605')]);
    p.act('spread', p.h('0605')).act('done');
    expect(piles(p)).toEqual([
      [b, a],
      [b, a],
    ]);
  });

  test('[EMP V.7#7] who comes with his last points does not enter, if he may not go on either', () => {
    const enters = (spent: number, more: Partial<Parameters<typeof field>[0]> = {}) => {
      const p = loose({
        at: { ...pile, b: '0506 line 3 4' },
        spread: { [a]: '0605' },
        also: (s) => {
          s.spent[b] = spent;
        },
        ...more,
      });
      return p.act('move', b).may('step', p.h('0505'));
    };
    // Of four points a line has one for the step and one for the change, or for a step beyond.
    expect([enters(2), enters(3)]).toEqual([true, false]);
    // Where it cannot go on, the change is what lets it in: not for a unit that looks another way.
    const walled = { at: { ...pile, b: '0506 line 3 4', A: '0504 line 9', B: '0404 line 9', C: '0604 line 9' } };
    expect(enters(2, walled)).toBe(true);
    expect(enters(2, { ...walled, units: light })).toBe(false);
  });

  test('[EMP V.7#7] nobody shares but one hex with them, and nobody else lies on them', () => {
    const beside = loose({ at: { ...pile, b: '0705 line 3 4' }, spread: { [a]: '0605' } }).act('move', b);
    expect(beside.offers('spread')).toEqual([beside.h('0805')]);
    const fault = (spread: Record<number, string>, at: Record<string, string> = pile) => {
      const p = loose({ at, spread });
      return pileFault(p.content, p.s, pileAt(p.s, p.h('0505')));
    };
    expect(fault({ [a]: '0605', [b]: '0605' })).toBeNull();
    expect([fault({ [a]: '0605', [b]: '0405' }), fault({ [a]: '0605' })]).toEqual(['skirmishers', 'skirmishers']);
    expect(fault({ [a]: '0605', [b]: '0605' }, { ...pile, b: '0505 line 9 4' })).toBe('skirmishers');
    expect(fault({ [a]: '0605', [b]: '0505' }, { ...pile, b: '0605 line 3 4' })).toBeNull();
  });

  test('[EMP V.7#7, EMP V.1#1] a third finds no room if they are more than ten steps', () => {
    const third = (steps: number) => {
      const p = loose({ ...pair, at: { ...pile, c: `0506 line 3 ${steps}` } }).act('move', c);
      return p.may('step', p.h('0505'));
    };
    expect([third(2), third(3)]).toEqual([true, false]);
  });
});

describe('EMP V.7: a pair of skirmishers on the march', () => {
  test('[EMP V.7#7, EMP IV.6#12] they go as one, both halves of both', () => {
    const p = loose(pair).act('move', a).act('with', b);
    const [to = 0] = p.offers('step') as number[];
    p.act('step', to).act('done');
    const [one = 0, two = 0] = hexesOf(p.s, a);
    expect([one, directionTo(fieldOf(p.content, 0), one, two)]).toEqual([to, 0]);
    expect(hexesOf(p.s, b)).toEqual([one, two]);
    expect(piles(p)).toEqual([[], []]);
  });

  test('[EMP V.7#7] their halves are the same whichever of them was spread out first', () => {
    // b came from the other side: its first half is the second of a.
    const p = loose({ at: { ...pile, b: '0605 line 3 4' }, spread: { [a]: '0605', [b]: '0505' } });
    p.act('move', a).act('with', b);
    const [to = 0] = p.offers('step') as number[];
    p.act('step', to).act('done');
    expect(hexesOf(p.s, a)[0]).toBe(to);
    expect(hexesOf(p.s, b)).toEqual(hexesOf(p.s, a));
  });

  test('[EMP V.7#7] one of them may go alone, and may come to lie on others who lie just so', () => {
    const alone = loose(pair).act('move', b);
    const [to = 0] = alone.offers('step') as number[];
    alone.act('step', to).act('done');
    expect([piles(alone), hexesOf(alone.s, b)[0]]).toEqual([[[a], [a]], to]);
    const join = loose({ at: { ...pile, c: '0506 line 3 2' }, spread: { [a]: '0605', [b]: '0605', [c]: '0606' } });
    join.act('move', c);
    const ways = join.offers('step') as number[];
    // To 0505 and 0605, where they lie, or half a front beside them, where it would share one hex with them.
    expect(ways).toContain(join.h('0505'));
    join.act('step', join.h('0505')).act('done');
    expect(piles(join)).toEqual([
      [c, a, b],
      [c, a, b],
    ]);
  });

  test('[EMP V.7#7] they close up together; one alone goes on, for it may not rest where the other lies', () => {
    const both = loose(pair).act('move', a).act('with', b);
    both.act('close', both.h('0605')).act('done');
    expect([piles(both), isSpread(both.s, a), isSpread(both.s, b)]).toEqual([[[], [a, b]], false, false]);
    const one = loose(pair).act('move', b);
    one.act('close', one.h('0605'));
    expect([one.may('done'), one.why('done')]).toEqual([false, 'cannotStay']);
    one.act('step', one.offers('step')[0] as number).act('done');
    expect(piles(one)).toEqual([[a], [a]]);
  });
});

describe('EMP V.7: one of a pair who closes up', () => {
  test('[EMP V.7#7] may do so only if he has points and room to go on: he may not rest where the other lies', () => {
    const closes = (spent: number, walls: Readonly<Record<string, string>> = {}) => {
      const p = loose({
        ...pair,
        at: { ...pile, ...walls },
        also: (s) => {
          s.spent[b] = spent;
        },
      });
      return p.act('move', b).offers('close').length;
    };
    // Of four points one closes him up, and one takes him a hex on.
    expect([closes(2), closes(3)]).toEqual([2, 0]);
    const walls = { A: '0504 line 9', B: '0404 line 9', C: '0604 line 9' };
    expect(closes(0, walls)).toBe(0);
    // Both together may: nobody is left behind.
    const both = loose({ ...pair, at: { ...pile, ...walls } })
      .act('move', a)
      .act('with', b);
    expect(both.offers('close')).toEqual([both.h('0505'), both.h('0605')]);
  });
});

describe('EMP V.7: a pair of skirmishers in battle', () => {
  test('[EMP V.7#7, EMP V.3#1] the top one fires, from either hex; fire at either half hits the top one', () => {
    const p = loose({
      ...pair,
      phase: 'offensive',
      at: { ...pile, A: '0504 line 9', B: '0704 line 9' },
      dice: [1, 1, 1],
    });
    p.act('aim', p.h('0504'));
    expect(p.told('fired')).toHaveLength(1);
    expect(p.told('fired')[0]).toMatchObject({ firers: [a] });
    expect(p.may('aim', p.h('0704'))).toBe(false);
  });

  test('[EMP V.7#7, EMP V.4#1] losses fall on the top one and what he cannot bear on the next, on whichever hex', () => {
    const guns = units.map((unit) => (unit.id === 'X' ? { ...unit, fire: 40 } : unit));
    for (const [hex, from] of [
      ['0505', '0503'],
      ['0605', '0603'],
    ] as const) {
      const at = { a: '0505 line 3 1', b: '0505 line 3 4', X: `${from} battery 9` };
      const p = loose({ ...pair, units: guns, phase: 'offensive', active: 1, at, dice: [6] });
      p.act('aim', p.h(hex));
      expect(p.told('losses').map(({ unit }) => unit)).toEqual([a, b]);
      expect([p.s.steps[a], p.s.hex[a]]).toEqual([0, GONE]);
      expect(hexesOf(p.s, b)).toContain(p.h(hex));
    }
  });

  test('[EMP V.7#7, EMP IV.6#9] in shock each of them counts half', () => {
    const attack = (wanted: Parameters<typeof field>[0]) => {
      const p = loose({ phase: 'shock', dice: [3, 1, 1], ...wanted, at: { ...wanted.at, A: '0504 line 9 2' } });
      p.act('assault', p.h('0504'));
      while (p.told('shock').length === 0) p.act(p.asked() === 'attackers' ? 'attack' : 'done');
      return p.told('shock')[0]?.['attack'];
    };
    expect([attack({ at: pile }), attack(pair)]).toEqual([16, 8]);
  });
});

describe('EMP V.7: skirmishers who advance', () => {
  test('[EMP V.7#7, EMP VIII.10#1] ruling 421: both of a pair may advance, one after the other: each closes up by it', () => {
    const p = loose({ ...pair, phase: 'shock', at: { ...pile, A: '0504 disordered 9 1' }, dice: [6] });
    p.act('assault', p.h('0504'));
    expect([p.asked(), p.offers('follow')]).toEqual(['advance', [a, b]]);
    p.act('follow', a);
    expect([p.asked(), p.offers('follow')]).toEqual(['advance', [b]]);
    p.act('follow', b);
    expect([pileAt(p.s, p.h('0504')), isSpread(p.s, a), isSpread(p.s, b), piles(p)]).toEqual([
      [b, a],
      false,
      false,
      [[], []],
    ]);
  });
});

describe('EMP V.7: who is seen of skirmishers', () => {
  test('[EMP V.7#7] who lies below is taken to be light infantry over the same hexes, for nobody else can be there', () => {
    const p = loose({ ...pair, active: 1, at: { ...pile, d: '0909 line 3 4', e: '0909 line 3 4' } });
    const seen = viewOf(empereurGame(p.content), p.referee.state, 1).game;
    expect([seen.hex[b], seen.hex2?.[b]]).toEqual([HIDDEN, -1]);
    for (const seed of ['one', 'two', 'three', 'four']) {
      const guess = imagine(p.content, structuredClone(seen), new StateDice(fastDice(seed)));
      const [, below = -1] = pileAt(guess, p.h('0505'));
      expect(p.content.units[below]?.range).toBe(2);
      expect(pileAt(guess, p.h('0605'))).toEqual([a, below]);
    }
  });
});

describe('EMP XIV: leaders of skirmishers', () => {
  const alone = { a: '0505 line 3 4' };
  const spread = { [a]: '0605' };

  test('[EMP XIV.4#1] ruling 421: a leader is with them on either hex: in a test, whichever half is fired at', () => {
    const morale = (chief: string, hex: string) => {
      const at = { ...alone, A: '0504 line 9', B: '0704 line 9' };
      const p = loose({ at, spread, chiefs: { corps: chief }, phase: 'offensive', active: 1, dice: [6, 1, 1] });
      p.act('aim', p.h(hex));
      return p.told('tested')[0]?.['why'];
    };
    for (const chief of ['0505', '0605']) {
      for (const hex of ['0505', '0605']) expect(morale(chief, hex)).toContain('leader');
    }
    expect(morale('0506', '0505')).not.toContain('leader');
  });

  test('[EMP XIV.3#2] ruling 421: and in a shock on either hex', () => {
    const bonus = (chief: string) => {
      const at = { ...alone, A: '0504 line 9', Y: '1405 limbered 0' };
      const p = loose({ at, spread, chiefs: { corps: chief }, phase: 'shock', active: 1, dice: [3, 1, 1, 1, 1] });
      p.act('assault', p.h('0505'));
      return p.told('shock')[0]?.['die'];
    };
    expect([bonus('0505'), bonus('0605'), bonus('0506')]).toEqual([2, 2, 3]);
  });

  test('[EMP XIV.2#3] ruling 421: he goes with them from either hex', () => {
    for (const chief of ['0505', '0605']) {
      const p = loose({ at: alone, spread, chiefs: { corps: chief } }).act('move', a);
      expect(p.offers('bring')).toEqual([1]);
      const [to = 0] = p.act('bring', 1).offers('step') as number[];
      p.act('step', to).act('done');
      expect(hexesOf(p.s, a)).toContain(p.s.chiefHex[1]);
    }
  });

  test('[EMP XIV.5#1] ruling 421: and is in danger where his unit loses two steps, whichever half was hit', () => {
    const guns = units.map((unit) => (unit.id === 'X' ? { ...unit, fire: 40 } : unit));
    for (const chief of ['0505', '0605']) {
      const at = { ...alone, X: '0503 battery 9' };
      const p = loose({
        units: guns,
        at,
        spread,
        chiefs: { corps: chief },
        phase: 'offensive',
        active: 1,
        dice: [6, 6],
      });
      p.act('aim', p.h('0505'));
      expect(p.told('fell').map(({ leader }) => leader)).toEqual([1]);
    }
  });
});

describe('EMP V.7: who was caught on skirmishers', () => {
  test('[EMP V.7#7, EMP V.7#5] when the phase ends all of them test; of those who hold the skirmishers close up there', () => {
    const caught = (dice: readonly number[]) => {
      const p = loose({ phase: 'rally', at: { ...pile, c: '0909 disordered 0' }, spread: { [a]: '0605' }, dice });
      while (p.asked() === 'retreat') p.act('step', p.offers('step')[0] as number);
      return p;
    };
    const held = caught([1, 1, 1, 1]);
    expect(held.told('tested')).toHaveLength(2);
    expect([piles(held), isSpread(held.s, a)]).toEqual([[[a, b], []], false]);
    const broke = caught([6, 6, 1, 1]);
    expect([broke.s.form[a], broke.s.form[b], piles(broke)]).toEqual([DISORDERED, LINE, [[b], []]]);
  });
});
