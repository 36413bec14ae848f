import { soak } from '@bivouac/kernel/soak';
import { describe, expect, test } from 'vitest';
import { champUnits } from '../content/testing/champ.ts';
import { melee } from '../content/testing/melee.ts';
import { empereurGame } from '../game.ts';
import { valueAt } from '../rules/fire/coverage.ts';
import { modifiersOf, PLAIN } from '../rules/morale/modifiers.ts';
import { ROUT } from '../rules/options/options.ts';
import { isRouted } from '../rules/options/rout.ts';
import { COLUMN, DISORDERED, GONE, inOrder } from '../rules/state.ts';
import { type Played, type Position, position } from './position.ts';

const LINES: readonly [readonly string[], readonly string[]] = [['0105'], ['1605']];

/** A field on which those who are named are routed, since a marker of this turn. */
function field(wanted: Position & { readonly routed?: readonly number[]; readonly since?: number }, on = ROUT): Played {
  const { routed = [], since = 5, ...rest } = wanted;
  return position({
    columns: 16,
    lines: LINES,
    turn: 3,
    ...rest,
    also: (s) => {
      if (on > 0) s.advanced = on;
      if (routed.length > 0) s.routed = s.hex.map((_, unit) => (routed.includes(unit) ? 1 : 0));
      for (const unit of routed) s.since[unit] = since;
      rest.also?.(s);
    },
  });
}

const A = 11;
const B = 12;
const flee = (p: Played) => {
  let hexes = 0;
  while (p.asked() === 'retreat') {
    p.act('step', p.offers('step')[0] as number);
    hexes++;
  }
  return hexes;
};

describe('EMP XVI.5: rout', () => {
  const shot = (form: string, on = ROUT, turn = 4) => {
    const p = field(
      { phase: 'offensive', turn, at: { x: '0405 battery 1', A: `0605 ${form} 6` }, dice: [6, 6, 6] },
      on,
    );
    return p.act('aim', p.h('0605'));
  };

  test('[EMP XVI.5#1, EMP XVI.5#2, EMP XVI.5#3] the example: disorganised again in turn 4, markers 6; without the option it is gone', () => {
    const p = shot('disordered');
    expect([p.told('routed').length, p.s.since[A], p.s.form[A], isRouted(p.s, A)]).toEqual([1, 6, DISORDERED, true]);
    expect(shot('disordered', 0).s.hex[A]).toBe(GONE);
    // The first time it is disorder, as ever.
    const first = shot('column');
    expect([isRouted(first.s, A), first.s.since[A]]).toEqual([false, 4]);
  });

  test('[EMP XVI.5#1] by shock as well', () => {
    const p = field({ phase: 'shock', at: { a: '0505 column 0 4', A: '0605 disordered 0 4' }, dice: [4] });
    p.act('assault', p.h('0605'));
    expect([p.told('shock')[0]?.['odds'], p.told('shock')[0]?.['defender'], isRouted(p.s, A)]).toEqual([
      '3:1',
      'D',
      true,
    ]);
  });

  test('[EMP XVI.5#3] it rallies in turn 8 at the earliest', () => {
    const rally = (turn: number) => {
      const p = field({
        phase: 'rally',
        turn,
        turns: 12,
        active: 1,
        routed: [A],
        since: 6,
        at: { A: '0605 disordered 6' },
      });
      return p.asked() === 'rally' && p.may('rally', A);
    };
    expect([rally(7), rally(8)]).toEqual([false, true]);
  });

  test('[EMP XVI.5#4] it runs with all its points: six hexes of open ground, where disorder runs two', () => {
    const p = shot('disordered');
    flee(p);
    expect(p.where('A')).toBe('1205');
    const first = shot('column');
    flee(first);
    expect(first.where('A')).toBe('0805');
    // No stop on the way.
    const again = shot('disordered');
    while (again.asked() === 'retreat') {
      expect(again.may('done')).toBe(false);
      again.act('step', again.offers('step')[0] as number);
    }
  });

  test('[EMP XVI.5#5, EMP XVI.5#13] a rally that fails sends it on, one that holds brings it back to order', () => {
    const rally = (dice: readonly number[]) => {
      const p = field({
        phase: 'rally',
        turn: 8,
        turns: 12,
        active: 1,
        routed: [A],
        since: 6,
        at: { A: '0605 disordered 6' },
        dice,
      });
      return p.act('rally', A);
    };
    const failed = rally([6, 6]);
    flee(failed);
    expect([failed.where('A'), isRouted(failed.s, A), failed.s.since[A]]).toEqual(['1205', true, 6]);
    const held = rally([1, 1]).act('column', 6);
    expect([held.s.form[A], isRouted(held.s, A), inOrder(held.s, A)]).toEqual([COLUMN, false, true]);
  });

  test('[EMP XVI.5#6, EMP XVI.5#7, EMP XVI.5#8] morale 3 lower, fire 0, shock 0', () => {
    const at = { a: '0505 column 0 2', A: '0605 disordered 0 6' };
    const p = field({ phase: 'shock', routed: [A], at, dice: [3] });
    expect(modifiersOf(p.content, p.s, A, PLAIN)).toEqual([{ why: 'routed', by: -3 }]);
    expect(valueAt(p.content, p.s, A, p.h('0505'))).toBe(0);
    p.act('assault', p.h('0605'));
    expect(p.told('shock')[0]).toMatchObject({ attack: 6, defence: 0, odds: '6:1' });
    const disordered = field({ phase: 'shock', at, dice: [3] });
    expect(modifiersOf(disordered.content, disordered.s, A, PLAIN)).toEqual([{ why: 'disordered', by: -2 }]);
    expect(valueAt(disordered.content, disordered.s, A, disordered.h('0505'))).toBe(1);
  });

  test('[EMP XVI.5#9] it fronts all six hexes, and moves as usual, but only homeward', () => {
    const p = field({ active: 1, routed: [A], at: { A: '0605 disordered 0' } });
    p.act('move', A);
    expect(p.may('step', p.h('0705'))).toBe(true);
    expect([p.may('step', p.h('0505')), p.why('step', p.h('0505'))]).toEqual([false, 'onlyHome']);
  });

  test('[EMP XVI.5#10] when an enemy comes beside it, it runs with all its points; hemmed in, it is eliminated', () => {
    const p = field({ routed: [A], at: { a: '0405 column 0', A: '0605 disordered 0' } });
    p.act('move', p.u('a')).act('step', p.h('0505'));
    flee(p);
    expect([p.where('A'), p.asked()]).toEqual(['1205', 'march']);
    const disordered = field({ at: { a: '0405 column 0', A: '0605 disordered 0' } });
    disordered.act('move', disordered.u('a')).act('step', disordered.h('0505'));
    expect(disordered.where('A')).toBe('0605');
    const ring = { b: '0705 line 1', c: '0604 line 1', d: '0704 line 1', e: '0606 line 1', f: '0706 line 1' };
    // Odd and even rows: whichever of these lie around it, all six sides are closed.
    const closed = { ...ring, h: '0504 column 0', i: '0506 column 0' };
    const hemmed = field({ routed: [A], at: { a: '0405 column 0', A: '0605 disordered 0', ...closed } });
    hemmed.act('move', hemmed.u('a')).act('step', hemmed.h('0505'));
    expect(hemmed.s.hex[A]).toBe(GONE);
  });

  test('[EMP XVI.5#10] ruling 416: not before an enemy in disorder; a pile runs as far as its slowest, all of it', () => {
    // Blue's regiment runs home past White's rout, which stays.
    const mob = field({
      routed: [A],
      lines: [['0105'], ['1605']],
      at: { a: '0605 disordered 6', A: '0405 disordered 6' },
    });
    mob.act('move', 0).act('step', mob.h('0505'));
    expect([mob.where('A'), mob.told('retreated')]).toEqual(['0405', []]);
    // The first unit of the pack as well as any other.
    const first = field({ active: 1, routed: [0], at: { a: '0605 disordered 0', A: '0805 column 6' } });
    first.act('move', A).act('step', first.h('0705'));
    flee(first);
    expect(first.where('a')).not.toBe('0605');
    const slow = champUnits.map((unit) => (unit.id === 'B' ? { ...unit, moves: [2, 3] as [number, number] } : unit));
    const pile = { a: '0405 column 0', A: '0605 disordered 0 4', B: '0605 disordered 0 4' };
    const p = field({ units: slow, routed: [A, B], at: pile });
    p.act('move', 0).act('step', p.h('0505'));
    flee(p);
    expect([p.where('A'), p.where('B')]).toEqual(['0905', '0905']);
  });

  test('[EMP XVI.5#11] whoever runs already is carried away no second time: his markers stay', () => {
    const p = field({
      routed: [A, B],
      since: 5,
      at: { a: '0405 column 0', A: '0605 disordered 0 3', B: '0805 disordered 6 3' },
    });
    p.act('move', 0).act('step', p.h('0505'));
    flee(p);
    expect([p.told('routed'), p.s.since[B]]).toEqual([[], 5]);
  });

  test('[EMP XVI.5#11] it carries away whomever it runs over, in order or not, without a test', () => {
    const at = {
      x: '0405 battery 1',
      A: '0605 disordered 6',
      B: '0705 line 7',
      C: '0704 line 7',
      D: '0706 line 7',
      E: '0805 disordered 6',
    };
    const p = field({ phase: 'offensive', turn: 4, at, dice: [6, 6, 6] });
    p.act('aim', p.h('0605'));
    let took = false;
    while (p.asked() === 'retreat') {
      took ||= p.told('routed').length > 1;
      p.act('step', (p.may('step', p.h('0705')) ? p.h('0705') : p.offers('step')[0]) as number);
    }
    expect([isRouted(p.s, A), isRouted(p.s, B), p.told('tested').length]).toEqual([true, true, 1]);
    expect(p.s.hex[B]).not.toBe(p.h('0705'));
    expect(took || p.told('routed').length > 1).toBe(true);
  });

  test('[EMP XVI.5#12] whoever goes over a routed unit is routed: on the march, in a charge, in flight', () => {
    const march = field({ active: 1, routed: [A], at: { A: '0705 disordered 0 2', B: '0605 column 0 2' } });
    march.act('move', B).act('step', march.h('0705'));
    flee(march);
    expect([isRouted(march.s, B), march.told('routed').length, march.asked()]).toEqual([true, 1, 'mover']);
    expect(march.may('move', B)).toBe(false);
    const ride = field({
      phase: 'charge',
      routed: [7],
      at: { h: '0305 column 0 3', i: '0405 disordered 0 2', A: '0805 line 7' },
    });
    ride.act('charge', 6).act('line', 1).act('step', ride.h('0405'));
    flee(ride);
    expect([isRouted(ride.s, 6), ride.s.form[6]]).toEqual([true, DISORDERED]);
    const flight = field({
      phase: 'offensive',
      routed: [B],
      lines: [['0105'], ['1605']],
      at: { x: '0405 battery 1', A: '0605 column 6 2', B: '0705 disordered 6 2', C: '0704 line 7', D: '0706 line 7' },
      dice: [4, 6, 6],
    });
    flight.act('aim', flight.h('0605'));
    while (flight.asked() === 'retreat')
      flight.act(
        'step',
        (flight.may('step', flight.h('0705')) ? flight.h('0705') : flight.offers('step')[0]) as number,
      );
    expect(isRouted(flight.s, A)).toBe(true);
  });

  test('random battles keep every promise of the house, with charges and guns left behind', () => {
    const game = { ...empereurGame(melee(true, 5)), variants: [{ rout: true, cavalry: true, guns: true }] };
    expect(soak(game, { games: 2, seed: 'rout', every: 12 }).failures).toEqual([]);
  });
});
