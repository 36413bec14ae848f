import { soak } from '@bivouac/kernel/soak';
import { describe, expect, test } from 'vitest';
import { melee } from '../content/testing/melee.ts';
import { empereurGame } from '../game.ts';
import { shockOdds, volleyOdds } from '../odds.ts';
import { isLeft } from '../rules/options/left-guns.ts';
import { LEFT_GUNS, ROUT } from '../rules/options/options.ts';
import { pileAt } from '../rules/piles/board.ts';
import { DISORDERED, GONE, LINE, STANDING } from '../rules/state.ts';
import { type Played, type Position, position } from './position.ts';

function field(wanted: Position, on = LEFT_GUNS): Played {
  return position({
    columns: 14,
    ...wanted,
    also: (s) => {
      if (on > 0) s.advanced = on;
      wanted.also?.(s);
    },
  });
}

/** The battery X is shot at by y, wavers, and fails its test. */
const shot = (on = LEFT_GUNS, more: Position = {}) => {
  const at = { x: '0505 battery 1', X: '0705 battery 7' };
  const p = field({ phase: 'offensive', turn: 3, at, dice: [6, 6, 6], ...more }, on);
  return p.act('aim', p.h('0705'));
};

/** X lies at 0705 without its gunners since a turn, with whoever else is named. */
const left = (more: Position = {}, since = 3) =>
  field({
    turn: 3,
    ...more,
    at: { ...more.at, X: '0705 disordered 6' },
    also: (s) => {
      s.since[20] = since;
      s.band[20] = 100_020;
      more.also?.(s);
    },
  });

describe('EMP XVI.3: guns left behind', () => {
  test('[EMP XVI.3#1, EMP XVI.3#2] a team runs, a battery stays where it is with its marker; without the option both run', () => {
    const p = shot();
    expect([p.where('X'), p.s.form[p.u('X')], p.s.since[p.u('X')]]).toEqual(['0705', DISORDERED, 3]);
    expect([p.told('gunsLeft').length, p.told('retreated'), isLeft(p.s, p.u('X'))]).toEqual([1, [], true]);
    const team = shot(LEFT_GUNS, { at: { x: '0505 battery 1', X: '0705 limbered 6' } });
    while (team.asked() === 'retreat') team.act('step', team.offers('step')[0] as number);
    expect([team.where('X') === '0705', team.told('gunsLeft')]).toEqual([false, []]);
    const standard = shot(0);
    while (standard.asked() === 'retreat') standard.act('step', standard.offers('step')[0] as number);
    expect(standard.where('X') === '0705').toBe(false);
  });

  test('[EMP XVI.3#3] the others of its hex take no account of it: it is in no pile, and takes no room', () => {
    const p = left({ active: 1, at: { A: '0805 line 7 5', B: '0705 line 7 6' } });
    expect(pileAt(p.s, p.h('0705'))).toEqual([p.u('B')]);
    // Twelve steps with the guns: five more than may stand there if they counted.
    p.act('move', p.u('A'));
    expect(p.may('step', p.h('0705'))).toBe(false);
    const alone = left({ active: 1, at: { A: '0805 line 7 6', C: '0505 line 1 4' } });
    alone.act('move', alone.u('A')).act('step', alone.h('0705')).act('done');
    expect([alone.where('A'), alone.where('X'), isLeft(alone.s, alone.u('X'))]).toEqual(['0705', '0705', true]);
    alone.act('done');
    // The phase has ended, and order and disorder lie together without a word.
    expect([alone.told('disordered', 'retreated'), alone.s.form[alone.u('A')]]).toEqual([[], LINE]);
  });

  test('[EMP XVI.3#4] an enemy who moves into their hex has them', () => {
    const p = left({ at: { a: '0505 column 0' } });
    p.act('move', p.u('a')).act('step', p.h('0605')).act('step', p.h('0705'));
    expect([p.s.hex[p.u('X')], p.told('gunsTaken').length, p.where('a')]).toEqual([GONE, 1, '0705']);
  });

  test('[EMP XVI.3#4] ruling 414: they are assaulted without a die, and fired at where they stand alone', () => {
    const p = left({ phase: 'shock', at: { a: '0605 column 0' } });
    expect(shockOdds(p.content, p.s, [p.h('0605')], p.h('0705'))).toMatchObject({ odds: '', defenders: { steps: 2 } });
    p.act('assault', p.h('0705'));
    expect([p.s.hex[p.u('X')], p.told('shock'), p.asked()]).toEqual([GONE, [], 'advance']);
    const fired = left({ phase: 'offensive', at: { x: '0505 battery 1' }, dice: [6, 6, 6] });
    expect(volleyOdds(fired.content, fired.s, [fired.u('x')], fired.h('0705')).toll.steps).toBeGreaterThan(0);
    fired.act('aim', fired.h('0705'));
    expect([fired.told('tested').length, fired.s.hex[fired.u('X')]]).toEqual([1, GONE]);
    // Not even with routs: there is nobody to run.
    const routs = left({
      phase: 'offensive',
      at: { x: '0505 battery 1' },
      dice: [6, 6, 6],
      also: (s) => {
        s.advanced = LEFT_GUNS | ROUT;
      },
    });
    routs.act('aim', routs.h('0705'));
    expect(routs.s.hex[routs.u('X')]).toBe(GONE);
  });

  test('[EMP XVI.3#5] a battery alone that loses a shock stays, and is lost to whoever advances', () => {
    const fight = () => {
      const p = field({ phase: 'shock', turn: 3, at: { a: '0605 column 0 2', X: '0705 battery 7' }, dice: [3, 1, 1] });
      return p.act('assault', p.h('0705'));
    };
    const p = fight();
    expect([p.where('X'), p.told('gunsLeft').length, p.asked()]).toEqual(['0705', 1, 'advance']);
    p.act('follow', p.u('a'));
    expect([p.s.hex[p.u('X')], p.where('a')]).toEqual([GONE, '0705']);
    const spared = fight().act('done');
    expect([spared.where('X'), spared.s.steps[spared.u('X')]]).toEqual(['0705', 2]);
  });

  test('[EMP XVI.3#6] in the movement phase of the next turn it may fall back, and not before', () => {
    const movement = (turn: number) => {
      const p = left({ phase: 'turn', turn, active: 1, at: { A: '0805 line 7' } });
      while (p.asked() !== 'mover') p.act('done');
      return p;
    };
    const same = movement(3);
    expect([same.may('move', same.u('X')), isLeft(same.s, same.u('X'))]).toEqual([false, true]);
    const next = movement(4);
    expect([next.may('move', next.u('X')), next.s.band[next.u('X')]]).toEqual([true, STANDING]);
    next.act('move', next.u('X')).act('step', next.h('0805'));
    // Ruling 414: not while cavalry stands upon them.
    const horse = left({ phase: 'turn', turn: 4, active: 1, at: { H: '0705 column 6' } });
    while (horse.asked() !== 'mover') horse.act('done');
    expect([isLeft(horse.s, horse.u('X')), pileAt(horse.s, horse.h('0705'))]).toEqual([true, [horse.u('H')]]);
  });

  test('[EMP XVI.3#6] each side in its own turn: the enemy’s guns stay without their gunners', () => {
    const p = left({
      phase: 'turn',
      turn: 4,
      active: 1,
      at: { A: '0905 line 7', x: '0305 disordered 0' },
      also: (s) => {
        s.since[9] = 3;
        s.band[9] = 100_009;
      },
    });
    while (p.asked() !== 'mover') p.act('done');
    expect([isLeft(p.s, 20), isLeft(p.s, 9), p.may('move', 20)]).toEqual([false, true, true]);
    // Where they come back under friends, they lie below them.
    const crowd = left({ phase: 'turn', turn: 4, active: 1, at: { A: '0705 line 7 6', B: '0705 line 7 4' } });
    while (crowd.asked() !== 'mover') crowd.act('done');
    expect(isLeft(crowd.s, 20)).toBe(true);
  });

  test('fugitives who run over a battery leave it where it is', () => {
    const p = field({
      phase: 'offensive',
      turn: 3,
      at: { x: '0605 battery 1', A: '0705 column 6 6', X: '0805 battery 7', B: '0805 line 7 6' },
      lines: [['0105'], ['1405']],
      dice: [6, 6, 6, 6, 6, 6, 6],
    });
    p.act('aim', p.h('0705'));
    while (p.asked() === 'retreat') p.act('step', p.offers('step')[0] as number);
    expect(p.s.form[p.u('A')]).toBe(DISORDERED);
    expect([p.told('overrun').length, p.told('gunsLeft').length, p.where('X')]).toEqual([1, 1, '0805']);
  });

  test('random battles keep every promise of the house', () => {
    const game = { ...empereurGame(melee(true, 6)), variants: [{ guns: true }] };
    expect(soak(game, { games: 2, seed: 'guns', every: 12 }).failures).toEqual([]);
  });
});
