import { describe, expect, test } from 'vitest';
import { type GloireState, OFF } from '../rules/state.ts';
import { came, endure, fight } from './battle-help.ts';
import { go, into, type Position, points, position, setOut, slot, told, town, where } from './position.ts';

const EICH = town('eich');
const GLAU = town('glau');

const besieged =
  (name: string) =>
  (s: GloireState): void => {
    for (const one of name.split(' ')) s.inside[slot(s, one)] = 1;
    s.siege[EICH] = 0;
  };

describe('GLO 9#2: the flag of a town after a battle', () => {
  /** The French beat Yorck at Glau, where the enemy's flag flies. */
  const won = (): ReturnType<typeof fight> => {
    const wanted: Position = {
      french: { glau: 'I:12 II:8 ney' },
      coalition: { glau: 'yorck:6' },
      also(s) {
        came({ I: 'eich-glau', II: 'eich-glau' })(s);
        s.control[GLAU] = 1;
      },
    };
    const played = endure(fight(wanted, [2, 1], [6, 1, 6, 1, 6, 1], 'glau'));
    if (played.asked()?.prompt === 'retreat') played.act(1, 'retreat', played.offers(1, 'retreat')[0]?.[0] as number);
    return endure(played);
  };

  test('[GLO 9#2, GLO 8.7#2] a victor who leaves the field has been there last', () => {
    const played = won();
    expect(told(played, 'beaten')).toMatchObject([{ side: 1 }]);
    expect(played.asked()).toMatchObject({ seat: 0, prompt: 'leave' });
    played.act(0, 'retreat', EICH);
    expect([where(played.s, 'I'), played.s.control[GLAU]]).toEqual(['eich', 0]);
  });

  const run = (die: number) =>
    fight(
      {
        french: { glau: 'I:12' },
        coalition: { glau: 'buelow:2' },
        also(s) {
          came({ I: 'eich-glau' })(s);
          s.control[GLAU] = 1;
        },
      },
      [2, 1],
      [die],
      'glau',
    ).act(0, 'overrun');

  test.each([5, 3])(
    '[GLO 9#2, GLO 8.4#14, GLO 8.4#18] so has whoever runs over an enemy and goes on (die %i)',
    (die) => {
      const played = run(die).act(0, 'advance', EICH);
      expect([where(played.s, 'I'), played.s.control[GLAU]]).toEqual(['eich', 0]);
    },
  );
});

describe('GLO 8.8: garrisons after a battle', () => {
  test('[GLO 8.8#1, GLO 8.8#24] ruling 149: a sortie that costs the last man opens the gates', () => {
    const played = position({
      phase: 'combat',
      french: { eich: 'II:1 reynier' },
      coalition: { eich: 'yorck:9' },
      also(s) {
        besieged('II reynier')(s);
        s.control[EICH] = 0;
      },
      dice: [1, 6, 6],
    });
    played.act(0, 'sortie', EICH).act(0, 'tactic', 1).act(1, 'tactic', 1);
    endure(played).act(1, 'stay');
    expect(points(played.s, 'II')).toBe(0);
    expect([where(played.s, 'II'), where(played.s, 'reynier')]).toEqual(['-1', '-1']);
    expect([played.s.siege[EICH], played.s.control[EICH]]).toEqual([OFF, 1]);
    expect(told(played, 'captured')).toMatchObject([{ side: 1 }]);
  });

  test('[GLO 8.1#23, GLO 8.4#3, GLO 8.7#2] who has beaten off an assault pursues, and may leave', () => {
    const played = position({
      phase: 'combat',
      active: 'coalition',
      french: { eich: 'horse:6' },
      coalition: { eich: 'yorck:9' },
      also(s) {
        besieged('horse')(s);
        came({ yorck: 'eich-glau' })(s);
      },
      dice: [1, 6, 1, 6, 1, 6, 6, 6],
    });
    if (played.asked()?.prompt === 'fight') played.act(1, 'fight', EICH);
    played.act(1, 'assault').act(0, 'tactic', 2).act(1, 'tactic', 2);
    endure(played);
    expect(told(played, 'beaten')).toMatchObject([{ side: 1 }]);
    if (played.asked()?.prompt === 'retreat') played.act(1, 'retreat', GLAU);
    endure(played);
    expect(told(played, 'pursuit')).toMatchObject([{ side: 0 }]);
    expect(played.asked()).toMatchObject({ seat: 0, prompt: 'leave' });
    played.act(0, 'retreat', town('dorn'));
    expect(where(played.s, 'horse')).toBe('dorn');
  });

  test('[GLO 8.8#16] guns do not take the room of those who would hold the walls', () => {
    const wanted = { phase: 'combat', active: 'coalition', coalition: { eich: 'yorck:9' } } as const;
    const played = position({ ...wanted, french: { eich: 'II:7 park ney' } });
    if (played.asked()?.prompt === 'fight') played.act(1, 'fight', EICH);
    played.act(0, 'inside');
    expect(played.offers(0, 'pick').flat()).toEqual([slot(played.s, 'II'), slot(played.s, 'ney')]);
    const bare = position({ ...wanted, french: { eich: 'II:0 ney' } });
    expect(bare.may(0, 'inside')).toBe(false);
  });
});

describe('GLO 8.4, 8.5: no way out', () => {
  const wanted = { french: { brand: 'I:12' }, coalition: { brand: 'buelow:2' }, also: came({ I: 'brand-dorn' }) };

  test('[GLO 8.4#20] ruling 108: decoys beside it do not kill a Force that is run over', () => {
    const decoys = { ...wanted, hidden: true, french: { brand: 'I:12', aue: 'foot', calau: 'mounted' } };
    const played = fight(decoys, [2, 1], [3]).act(0, 'overrun');
    if (played.asked()?.prompt === 'advance') played.act(0, 'stay');
    if (played.asked()?.prompt === 'retreat') played.act(1, 'retreat', town('aue'));
    expect([where(played.s, 'buelow'), points(played.s, 'buelow')]).toEqual(['aue', 1]);
    expect(told(played, 'unmasked')).toHaveLength(2);
  });

  test('[GLO 8.5#10, GLO 8.5#17] ruling 105: a way by which three points or fewer have come is open, and nobody is encircled', () => {
    const ring = (third: string): Position => ({
      french: { brand: `I:9 ${third}`, aue: 'II:5' },
      coalition: { brand: 'yorck:8' },
      also: came({ I: 'brand-calau', III: 'brand-dorn' }),
    });
    expect(told(fight(ring('III:4'), [2, 2], []), 'encircled')).toHaveLength(1);
    expect(told(fight(ring('III:3'), [2, 2], []), 'encircled')).toHaveLength(0);
  });
});

describe('GLO 6.3: withdrawal before several enemies', () => {
  /** Cavalry holds a town against horse that has come from Brand; then foot comes from Calau. */
  const second = (dice: readonly number[]) => {
    const played = position({ french: { brand: 'horse:5', calau: 'I:8' }, coalition: { aue: 'dragoons:4' }, dice });
    into(setOut(played, 'brand', 'horse'), 'aue');
    return go(setOut(played, 'calau', 'I'), 'aue');
  };

  test('[GLO 6.3#20] nor to a town that others who are there have come from', () => {
    const played = second([]);
    expect(played.offers(1, 'slip')).toEqual([]);
    expect(played.why(1, 'slip', slot(played.s, 'dragoons'), town('brand'))).toMatchObject({ clause: 'GLO 6.3#20' });
  });
});
