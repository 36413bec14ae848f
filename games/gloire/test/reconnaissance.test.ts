import { describe, expect, test } from 'vitest';
import {
  into,
  type Played,
  type Position,
  points,
  position,
  setOut,
  slot,
  told,
  town,
  unit,
  where,
} from './position.ts';

/** French cavalry at Brand reconnoitres Aue. */
function scouted(coalition: string, dice: readonly number[], french = 'horse:5', rest: Position = {}): Played {
  const names = french
    .split(' ')
    .map((word) => word.split(':')[0])
    .join(' ');
  const played = position({
    hidden: true,
    ...rest,
    french: { brand: french, ...rest.french },
    coalition: { aue: coalition },
    dice,
  });
  return setOut(played, 'brand', names).act(0, 'scout', town('aue'));
}

describe('GLO 6.3: reconnaissance', () => {
  test('[GLO 6.3#1] cavalry, with leaders if any, into a town with enemies and nobody else', () => {
    const may = (french: string, rest: Position = {}) => {
      const played = position({
        hidden: true,
        ...rest,
        french: { brand: french, ...rest.french },
        coalition: { aue: 'yorck:8' },
      });
      setOut(
        played,
        'brand',
        french
          .split(' ')
          .map((word) => word.split(':')[0])
          .join(' '),
      );
      return played.may(0, 'scout', town('aue'));
    };
    expect([may('horse:5'), may('horse:5 ney'), may('horse:5 I:9'), may('I:9'), may('horse:5 park')]).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(may('horse:5', { french: { aue: 'II:3' } })).toBe(false);
    const empty = position({ french: { brand: 'horse:5' } });
    expect(setOut(empty, 'brand', 'horse').why(0, 'scout', town('aue'))).toEqual({
      reason: 'nobodyThere',
      clause: 'GLO 6.3#1',
    });
  });

  test('[GLO 6.3#2, GLO 6.3#3, GLO 6.3#4] it is revealed; without enemy cavalry the die in its column says how many units it turns up', () => {
    const played = scouted('yorck:8 buelow:6 bernadotte', [3]);
    expect(told(played, 'scouting')).toMatchObject([{ points: 5, screen: 0 }]);
    // Five points: third column, a 3 turns up two. Leaders are no units.
    expect(told(played, 'scouted')).toMatchObject([{ die: 3, more: 5, found: 2 }]);
    const seen = played.referee.through(0).state.game;
    expect([seen.points[unit('yorck')], seen.points[unit('buelow')]]).toEqual([8, 6]);
    expect(seen.face.is[slot(played.s, 'bernadotte')]).toBe(-1);
    expect(played.referee.through(1).state.game.points[unit('horse')]).toBe(5);
  });

  test('[GLO 6.3#5, GLO 6.3#6, GLO 6.3#8] example: 5 against a screen of 2 throws in the column of 3 to 4', () => {
    const played = scouted('yorck:8 dragoons:2 buelow:6', [2]);
    expect(told(played, 'scouted')).toMatchObject([{ more: 3, found: 1 }]);
    const seen = played.referee.through(0).state.game;
    expect(seen.points[unit('dragoons')]).toBe(2);
    expect([unit('yorck'), unit('buelow')].filter((one) => seen.points[one] !== -1)).toHaveLength(1);
  });

  test('[GLO 6.3#7] with no more than the screen it fails without a throw', () => {
    const played = scouted('yorck:8 dragoons:4', [], 'lancers:3');
    expect(told(played, 'screened')).toHaveLength(1);
    expect(told(played, 'scouted')).toEqual([]);
    const equal = scouted('yorck:8 dragoons:3', [], 'lancers:3');
    expect(told(equal, 'screened')).toHaveLength(1);
  });

  test('[GLO 6.3#9, GLO 6.3#10] decoys are turned up before anything else, and eliminated', () => {
    const played = scouted('yorck:8 foot', [1]);
    expect(told(played, 'scouted')).toMatchObject([{ found: 1 }]);
    expect(told(played, 'unmasked')).toMatchObject([{ clause: 'GLO 6.3#10' }]);
    expect(played.referee.through(0).state.game.points[unit('yorck')]).toBe(-1);
  });

  test('[GLO 7.1#11] ruling 58: nothing but decoys, and all go, whatever the die', () => {
    const played = scouted('foot mounted', [1], 'lancers:1');
    expect(told(played, 'unmasked').map((fact) => fact['clause'])).toEqual(['GLO 7.1#11', 'GLO 7.1#11']);
    expect(played.asked()?.prompt).toBe('step');
  });

  test('[GLO 6.3#11, GLO 6.3#16, GLO 6.3#17] it may fall back along the way it came, as far as its points allow', () => {
    const played = position({ hidden: true, french: { dorn: 'horse:5' }, coalition: { aue: 'yorck:8' }, dice: [1, 1] });
    into(setOut(played, 'dorn', 'horse'), 'brand').act(0, 'scout', town('aue'));
    expect(played.asked()).toMatchObject({ seat: 0, prompt: 'fallBack', clause: 'GLO 6.3#11' });
    expect(played.offers(0)).toEqual([['stay'], ['fallBack', town('brand')], ['fallBack', town('dorn')]]);
    played.act(0, 'fallBack', town('dorn'));
    expect([where(played.s, 'horse'), played.asked()?.prompt]).toEqual(['dorn', 'activate']);
    // Seven points spent of eight: one town only.
    const far = position({ hidden: true, french: { dorn: 'horse:5' }, coalition: { aue: 'yorck:8' }, dice: [1, 1] });
    into(setOut(far, 'dorn', 'horse'), 'brand', 'dorn', 'brand', 'dorn', 'brand').act(0, 'scout', town('aue'));
    expect(far.offers(0, 'fallBack')).toEqual([[town('brand')], [town('dorn')]]);
    const spent = position({ hidden: true, french: { brand: 'horse:5' }, coalition: { aue: 'yorck:8' }, dice: [1] });
    into(setOut(spent, 'brand', 'horse'), 'dorn', 'brand', 'dorn', 'brand', 'dorn', 'brand');
    spent.act(0, 'scout', town('aue'));
    expect(spent.offers(0, 'fallBack')).toEqual([[town('brand')]]);
  });

  test.each([
    ['yorck:8', 5, 5],
    ['yorck:8', 6, 4],
    ['yorck:8 dragoons:2', 4, 5],
    ['yorck:8 dragoons:2', 5, 4],
  ])(
    '[GLO 6.3#12, GLO 6.3#13, GLO 6.3#14, GLO 6.3#15] before %s a French die of %i leaves %i points',
    (coalition, die, left) => {
      const played = scouted(coalition, [1, die]).act(0, 'fallBack', town('brand'));
      expect(points(played.s, 'horse')).toBe(left);
    },
  );

  test('[GLO 6.3#11] ruling 55: who stays is met like anybody else', () => {
    const played = scouted('yorck:8 dragoons:2', [1]).act(0, 'stay');
    expect(played.asked()).toMatchObject({ seat: 1, prompt: 'withdraw' });
    played.act(1, 'pass');
    expect(told(played, 'contact')).toHaveLength(1);
  });
});
