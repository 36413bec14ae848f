import { describe, expect, test } from 'vitest';
import { type Played, points, told, town, unit, where } from './position.ts';
import { both, came, endure, fight } from './battle-help.ts';

describe('GLO 8.4: losses', () => {
  const heavy = { french: { brand: 'I:12 II:8 guard:6 ney' }, coalition: { brand: 'yorck:8 buelow:6' } };

  test('[GLO 8.4#5, GLO 8.4#4] spread evenly: the owner is asked who bears the odd point, and the other is next', () => {
    // 26 points: column 5; die 6 + 2 + 1 (cohesion 5 against 4) = 9: 5 points.
    const played = fight(heavy, [2, 2], [6, 1]);
    expect(points(played.s, 'yorck') + points(played.s, 'buelow')).toBe(14 - 4);
    expect(played.asked()).toMatchObject({ seat: 1, prompt: 'suffer' });
    expect(played.offers(1)).toEqual([
      ['allot', unit('yorck')],
      ['allot', unit('buelow')],
    ]);
    expect(played.why(1, 'allot', unit('I'))).toEqual({ reason: 'notInBattle', clause: 'GLO 8.4#5' });
    played.act(1, 'allot', unit('buelow'));
    const borne = told(played, 'loss')
      .slice(0, 5)
      .map((fact) => fact['unit']);
    expect([borne.filter((one) => one === unit('yorck')).length, borne.length]).toEqual([2, 5]);
  });

  test('[GLO 8.4#5] ruling 98: whoever bore the odd point of a round is spared in the next', () => {
    const bear = (first: string) => {
      const played = fight(heavy, [2, 2], [6, 1, 1, 2, 1, 1, 1]).act(1, 'allot', unit(first));
      const [, second] = told(played, 'fire').filter((fact) => fact['side'] === 0);
      expect(second).toMatchObject({ points: 3 });
      return [points(played.s, 'yorck'), points(played.s, 'buelow'), played.asked()?.prompt];
    };
    // Eight points in all: four each, whoever bore the fifth.
    expect([bear('yorck'), bear('buelow')].map((left) => left.slice(0, 2))).toEqual([
      [4, 2],
      [4, 2],
    ]);
  });

  // Five points on two units: two are Yorck's share; Bülow's would finish him, so three are left to be distributed.
  const weak = () => fight({ french: heavy.french, coalition: { brand: 'yorck:8 buelow:1' } }, [2, 2], [6, 1]);
  const strengths = (played: Played) => [points(played.s, 'yorck'), points(played.s, 'buelow')];

  test('[GLO 8.4#6] ruling 98: no share takes a last point, but the remainder may', () => {
    const played = weak();
    expect(strengths(played)).toEqual([6, 1]);
    expect(played.offers(1)).toEqual([
      ['allot', unit('yorck')],
      ['allot', unit('buelow')],
    ]);
    played.act(1, 'allot', unit('buelow'));
    expect(strengths(played)).toEqual([4, 0]);
  });

  test('[GLO 8.4#6] ruling 98: nobody must let a unit be finished while another has more', () => {
    const played = weak();
    for (let i = 0; i < 3; i++) played.act(1, 'allot', unit('yorck'));
    expect(strengths(played)).toEqual([3, 1]);
    expect(played.asked()?.prompt).not.toBe('suffer');
  });

  test('[GLO 8.4#7, GLO 1.2.3#1, GLO 1.2.3#2] losses are crossed off, not noted as stragglers', () => {
    const played = fight(both, [2, 1], [3, 1, 1]);
    expect([played.s.lost[unit('yorck')], played.s.stragglers[unit('yorck')], played.s.tally[1]]).toEqual([2, 0, 2]);
  });

  test('[GLO 1.2.3#4] a unit without strength stays, and retreats with the rest', () => {
    const all = fight({ french: heavy.french, coalition: { brand: 'yorck:5' } }, [2, 2], [6, 1]);
    expect(told(all, 'emptied')).toMatchObject([{ unit: unit('yorck'), clause: 'GLO 1.2.3#4' }]);
    expect(told(all, 'beaten')).toMatchObject([{ side: 1 }]);
    all.act(1, 'retreat', town('aue'));
    expect(where(all.s, 'yorck')).toBe('aue');
  });
});

describe('GLO 8.6: morale', () => {
  test('[GLO 8.6#1, GLO 8.6#2, GLO 8.1#7] a fifth of the points at the beginning, and not less', () => {
    const tested = (strength: number) => {
      const wanted = { french: { brand: 'I:10 ney' }, coalition: { brand: `yorck:${strength} barclay` } };
      return told(fight(wanted, [2, 1], [3, 1, 1]), 'morale').length;
    };
    // Two points lost.
    expect(tested(9)).toBe(1);
    // Two and one of 16 in two rounds: less than a fifth.
    const wanted = { french: { brand: 'I:10 ney' }, coalition: { brand: 'yorck:9 buelow:7 barclay' } };
    const big = endure(fight(wanted, [2, 2], [3, 1, 1, 1, 1, 1, 1]));
    expect(told(big, 'morale').filter((fact) => fact['side'] === 1)).toEqual([]);
  });

  test('[GLO 8.6#1] exactly a fifth is enough; a point less is not', () => {
    const tested = (strength: number) => {
      const wanted = { french: { brand: 'I:10 ney' }, coalition: { brand: `yorck:${strength} barclay` } };
      const played = fight(wanted, [2, 1], [1, 1, 1]);
      expect(told(played, 'fire').map((fact) => fact['points'])).toEqual([1, 0]);
      return told(played, 'morale').map((fact) => fact['side']);
    };
    // One point of five, and one of six.
    expect([tested(5), tested(6)]).toEqual([[1], []]);
  });

  test('[GLO 8.6#3] once it has come to a fifth it tests in every later round', () => {
    const wanted = { french: { brand: 'I:10 ney' }, coalition: { brand: 'yorck:9 bernadotte' } };
    const played = fight(wanted, [3, 2], [3, 1, 1, 1, 1, 1, 1, 1]);
    expect(told(played, 'morale').map((fact) => fact['side'])).toEqual([1, 1]);
  });

  test('[GLO 8.6#4, GLO 8.6#6] example: a fifth and a star: one test, not two', () => {
    const wanted = {
      french: { brand: 'I:12 guard:6 napoleon' },
      coalition: { brand: 'yorck:8' },
    };
    const played = fight(wanted, [2, 2], [6, 1, 1]);
    expect(told(played, 'fire')[0]).toMatchObject({ test: true });
    expect(told(played, 'morale').filter((fact) => fact['side'] === 1)).toHaveLength(1);
  });

  test('[GLO 8.6#3, GLO 8.6#5] a star alone opens no series: without a fifth lost the next round tests nobody', () => {
    // Three points and a star, then one: four of 24 are less than a fifth.
    const wanted = {
      french: { brand: 'I:12 ney' },
      coalition: { brand: 'yorck:9 buelow:7 ostermann:4 dragoons:4 bernadotte' },
    };
    const played = endure(fight(wanted, [3, 2], [6, 1, 1, 1, 1, 1, 1, 1]));
    const rounds = told(played, 'fire').filter((fact) => fact['side'] === 0);
    expect(rounds.map((fact) => fact['test'])).toEqual([true, false]);
    expect(told(played, 'morale').filter((fact) => fact['side'] === 1)).toHaveLength(1);
  });

  test('[GLO 8.6#5] a star of the guns demands a test as well', () => {
    const wanted = { french: { brand: 'I:10 park ney' }, coalition: { brand: 'yorck:9 buelow:7 ostermann:7 barclay' } };
    const played = endure(fight(wanted, [2, 2], [1, 1, 1, 1, 6, 1, 1, 1]));
    expect(told(played, 'guns')[0]).toMatchObject({ side: 0, guns: 7, die: 6, test: true });
    expect(told(played, 'morale').some((fact) => fact['side'] === 1)).toBe(true);
  });

  test.each([
    ['yorck:9', 4],
    ['yorck:9 barclay', 4],
    ['yorck:9 tauentzien', 5],
    ['yorck:9 wittgenstein', 6],
  ])('[GLO 8.6#7, GLO 8.6#8, GLO 8.6#9, GLO 8.6#10] %s needs %i or less', (coalition, needed) => {
    const wanted = { french: { brand: 'I:10 napoleon' }, coalition: { brand: coalition } };
    const played = fight(wanted, [2, 1], [5, 1, needed]);
    expect(told(played, 'morale')[0]).toMatchObject({ side: 1, needed, held: true });
  });

  test('[GLO 8.6#11, GLO 8.6#12, GLO 8.6#13, GLO 8.7#7] a Force that fails goes to a free town, not where more than 3 points came from', () => {
    const wanted = {
      french: { brand: 'I:10 ney' },
      coalition: { brand: 'yorck:8' },
      also: came({ I: 'brand-dorn' }),
    };
    const played = fight(wanted, [2, 1], [3, 1, 6]);
    expect(told(played, 'morale')[0]).toMatchObject({ held: false });
    expect(played.offers(1)).toEqual([
      ['retreat', town('aue')],
      ['retreat', town('calau')],
    ]);
    expect(played.why(1, 'retreat', town('dorn'))).toEqual({ reason: 'theyCameThere', clause: 'GLO 8.7#7' });
    expect(played.why(1, 'retreat', town('jahn'))).toEqual({ reason: 'noWayBack', clause: 'GLO 8.6#11' });
  });

  test('[GLO 8.5#17] attackers of exactly 3 points do not close their way', () => {
    const wanted = {
      french: { brand: 'I:3 II:8 ney' },
      coalition: { brand: 'yorck:8' },
      also: came({ I: 'brand-dorn', II: 'aue-brand' }),
    };
    const played = fight(wanted, [2, 1], [3, 1, 6]);
    expect(played.offers(1)).toEqual([
      ['retreat', town('calau')],
      ['retreat', town('dorn')],
    ]);
  });

  test('[GLO 8.6#14] an encircled Force that fails stays, and loses a point more', () => {
    const wanted = {
      french: { aue: 'II:3', calau: 'III:3', brand: 'I:10 ney' },
      coalition: { brand: 'yorck:9 bernadotte' },
      also: came({ I: 'brand-dorn' }),
    };
    const played = fight(wanted, [3, 2], [1, 1, 6, 1, 1, 1, 1, 1, 1]);
    expect(told(played, 'morale')[0]).toMatchObject({ side: 1, held: false });
    expect(told(played, 'loss').filter((fact) => fact['clause'] === 'GLO 8.6#14')).toHaveLength(1);
    expect(told(played, 'fire').length).toBeGreaterThan(2);
  });
});

describe('GLO 9: points of battles', () => {
  test('[GLO 9#4, GLO 9#5, GLO 9#6, GLO 9#7, GLO 9#9] example: the type counts, even if the battle ends early', () => {
    const won = (french: string, coalition: string, tactics: [number, number]) => {
      const wanted = { french: { brand: french }, coalition: { brand: coalition } };
      const played = endure(fight(wanted, tactics, [4, 1, 6, 6]));
      return [told(played, 'beaten')[0]?.['type'], played.s.battlePoints[0], told(played, 'fire').length];
    };
    expect(won('I:12 II:8 napoleon', 'yorck:9 buelow:6 barclay', [4, 4])).toEqual([4, 5, 2]);
    expect(won('I:12 II:8 napoleon', 'yorck:9 barclay', [4, 2])).toEqual([3, 3, 2]);
    expect(won('I:10 ney', 'yorck:9', [2, 2])).toEqual([2, 0, 2]);
    expect(won('I:9', 'yorck:5', [1, 1])?.[1]).toBe(0);
  });
});
