import { describe, expect, test } from 'vitest';
import type { GloireContent } from '../content/types.ts';
import { type GloireState } from '../rules/state.ts';
import { leader, link, type Played, points, slot, strom, told, town, unit, where } from './position.ts';
import { came, endure, fight } from './battle-help.ts';

describe('GLO 8.7: retreat', () => {
  const beaten = (coalition: string, at: string, also?: (s: GloireState) => void) =>
    fight(
      { french: { [at]: 'I:10 ney' }, coalition: { [at]: coalition }, ...(also === undefined ? {} : { also }) },
      [2, 1],
      [4, 1, 6],
      at,
    );

  test('[GLO 8.7#1, GLO 8.7#5, GLO 8.7#6] all go to the same town, which their owner chooses', () => {
    const played = beaten('yorck:4 hussars:2 barclay battery', 'brand');
    played.act(1, 'retreat', town('aue'));
    expect(['yorck', 'hussars', 'barclay', 'battery'].map((name) => where(played.s, name))).toEqual([
      'aue',
      'aue',
      'aue',
      'aue',
    ]);
  });

  /** Attackers who came to Brand from Aue and Dorn, and a leader and guns with either; who stands behind them now. */
  const fromTwo = (coalition: string, dice: readonly number[], behind: Readonly<Record<string, string>> = {}) => {
    const wanted = {
      hidden: true,
      french: { brand: 'I:5 ney II:5 park' },
      coalition: { brand: coalition, ...behind },
      also: came({ I: 'brand-dorn', ney: 'brand-dorn', II: 'aue-brand', park: 'aue-brand' }),
    };
    const played = endure(fight(wanted, [2, 2], dice));
    expect(told(played, 'flank')).toMatchObject([{ side: 0 }]);
    return played;
  };
  const stand = (played: Played) => ['I', 'ney', 'II', 'park'].map((name) => where(played.s, name));

  test('[GLO 8.7#5] ruling 194: attackers who came from two towns go to one, if they are beaten, and to any', () => {
    for (const to of ['aue', 'calau', 'dorn']) {
      const played = fromTwo('yorck:9 ostermann:8 wittgenstein', [1, 5, 6, 1]);
      expect(told(played, 'beaten')).toMatchObject([{ side: 0 }]);
      expect(played.offers(0, 'retreat')).toEqual([[town('aue')], [town('calau')], [town('dorn')]]);
      played.act(0, 'retreat', town(to));
      expect(stand(played)).toEqual([to, to, to, to]);
    }
  });

  /** The same in a battle that nobody wins. */
  const drawn = (behind: Readonly<Record<string, string>> = {}) => {
    const played = fromTwo('yorck:9 bernadotte', [1, 3, 1, 3, 1, 1, 1, 1], behind);
    expect(told(played, 'drawn')).toHaveLength(1);
    return played;
  };

  test('[GLO 8.7#5, GLO 8.7#3] and so they do after a drawn battle', () => {
    const played = drawn();
    expect(played.offers(0, 'retreat')).toEqual([[town('aue')], [town('dorn')]]);
    expect(stand(played.act(0, 'retreat', town('dorn')))).toEqual(['dorn', 'dorn', 'dorn', 'dorn']);
  });

  test('[GLO 8.1#19] ruling 109: after a drawn battle only where they came from and no enemy is; if there is no such town, anywhere else', () => {
    expect(stand(drawn({ dorn: 'dragoons:1' }))).toEqual(['aue', 'aue', 'aue', 'aue']);
    const played = drawn({ aue: 'foot', dorn: 'dragoons:1' });
    expect(stand(played)).toEqual(['calau', 'calau', 'calau', 'calau']);
    // There was a way: the decoy at Aue need not be shown.
    expect(told(played, 'unmasked')).toEqual([]);
  });

  test('[GLO 8.1#19] ruling 109: after a drawn battle a ford costs nothing, for nobody is beaten', () => {
    const wanted = {
      french: { calau: 'I:9' },
      coalition: { calau: 'yorck:9' },
      also: came({ I: 'calau-eich' }),
    };
    const played = fight(wanted, [1, 1], [1, 1], 'calau');
    expect(told(played, 'drawn')).toHaveLength(1);
    const before = told(played, 'loss').reduce((sum, fact) => sum + Number(fact['points']), 0);
    if (played.asked()?.prompt === 'retreat') played.act(0, 'retreat', town('eich'));
    expect([where(played.s, 'I'), points(played.s, 'I')]).toEqual(['eich', 9]);
    expect(before).toBe(0);
  });

  test('[GLO 8.7#2] the victor may go too', () => {
    const played = beaten('yorck:8', 'brand').act(1, 'retreat', town('aue'));
    expect(played.asked()).toMatchObject({ seat: 0, prompt: 'leave' });
    played.act(0, 'retreat', town('dorn'));
    expect(where(played.s, 'I')).toBe('dorn');
  });

  test('[GLO 8.7#11] by a ford or a bridge it costs the beaten a point', () => {
    const left = (to: string) => {
      const played = beaten('yorck:8', 'glau').act(1, 'retreat', town(to));
      return told(played, 'loss').filter((fact) => fact['clause'] === 'GLO 8.7#11').length;
    };
    expect([left('furt'), left('ilm'), left('eich'), left('lohn')]).toEqual([0, 1, 1, 1]);
  });

  test('[GLO 8.7#12] ruling 107: with no town to go to it is lost', () => {
    // Two points on either side do not encircle, but they close the way.
    const wanted = {
      french: { brand: 'I:10 ney', aue: 'II:2', calau: 'III:2' },
      coalition: { brand: 'yorck:8 tauentzien' },
      also: came({ I: 'brand-dorn' }),
    };
    const played = fight(wanted, [2, 1], [4, 1, 6]);
    expect(told(played, 'trapped')).toMatchObject([{ side: 1, clause: 'GLO 8.7#12' }]);
    expect(where(played.s, 'yorck')).toBe('-1');
  });

  /** Yorck, beaten at Brand, with enemy counters beside him on all sides. */
  const surrounded = (french: Readonly<Record<string, string>>) =>
    fight(
      { hidden: true, french: { brand: 'I:10 ney', ...french }, coalition: { brand: 'yorck:8' } },
      [2, 1],
      [4, 1, 6],
    );

  test('[GLO 8.6#11] ruling 108: where flags close every way, those of nothing but decoys open', () => {
    const played = surrounded({ aue: 'foot', calau: 'II:7 foot', dorn: 'III:5' });
    expect(where(played.s, 'yorck')).toBe('aue');
    // The one that stands with the II at Calau stays what it seems.
    expect(told(played, 'unmasked')).toMatchObject([{ town: town('aue'), side: 0, clause: 'GLO 8.6#11' }]);
  });

  test('[GLO 8.6#11] ruling 108: nor do cadres and leaders close a way: the ones are lost, the others caught', () => {
    const played = surrounded({ aue: 'foot III:0 reynier', calau: 'II:7', dorn: 'IV:5' });
    expect(where(played.s, 'yorck')).toBe('aue');
    expect(told(played, 'unmasked')).toHaveLength(1);
    expect(told(played, 'eliminated')).toMatchObject([{ piece: unit('III'), clause: 'GLO 8.6#11' }]);
    expect(told(played, 'leaderLost')).toMatchObject([{ leader: leader('reynier'), clause: 'GLO 4.2#8' }]);
  });

  test('[GLO 8.6#11, GLO 8.7#12] ruling 108: a town with an enemy garrison stays closed, even to friends of its besiegers', () => {
    const wanted = {
      french: { glau: 'I:10 ney', furt: 'II:2', ilm: 'III:2', lohn: 'IV:2', eich: 'f1:2' },
      coalition: { glau: 'yorck:8', eich: 'c1:2' },
      also(s: GloireState) {
        s.inside[slot(s, 'f1')] = 1;
        s.siege[town('eich')] = 0;
      },
    };
    const played = fight(wanted, [2, 1], [4, 1, 6], 'glau');
    expect(told(played, 'trapped')).toMatchObject([{ side: 1, clause: 'GLO 8.7#12' }]);
    expect([where(played.s, 'yorck'), where(played.s, 'f1')]).toEqual(['-1', 'eich']);
  });

  const bridge = (dice: readonly number[], tactics: [number, number] = [3, 2]) => {
    const wanted = {
      french: { glau: 'I:12 napoleon', furt: 'II:7', ilm: 'III:5', lohn: 'IV:5' },
      coalition: { glau: 'yorck:9' },
    };
    return fight(wanted, tactics, [4, 1, 6, ...dice], 'glau');
  };

  test('[GLO 6.4#7, GLO 6.4#8, GLO 6.4#9, GLO 6.4#10, GLO 6.4#11] example: a bridge blown in retreat: 2 or 4, 6, odd', () => {
    const blown = (die: number) => {
      const played = bridge([die]);
      expect(played.asked()).toMatchObject({ seat: 1, prompt: 'blow', clause: 'GLO 6.4#7' });
      const before = points(played.s, 'yorck');
      played.act(1, 'blow');
      return [played.s.broken[link('eich-glau')], before - points(played.s, 'yorck')];
    };
    // The point of the crossing comes on top (GLO 8.7#11).
    expect([blown(2), blown(4), blown(6), blown(1), blown(5)]).toEqual([
      [1, 1],
      [1, 1],
      [0, 1],
      [1, 2],
      [1, 2],
    ]);
    expect(bridge([]).act(1, 'spare').s.broken[link('eich-glau')]).toBe(0);
  });

  test('[GLO 6.4#7] ruling 67: not after a covering battle', () => {
    const played = bridge([], [2, 2]);
    expect(told(played, 'retreated')).toMatchObject([{ town: town('eich') }]);
    expect(played.asked()?.prompt).not.toBe('blow');
  });
});

describe('GLO 8.4: overrun', () => {
  const wanted = {
    french: { brand: 'I:12' },
    coalition: { brand: 'buelow:2 tauentzien' },
    also: came({ I: 'brand-dorn' }),
  };
  const run = (die: number, french = 'I:12') =>
    fight({ ...wanted, french: { brand: french } }, [2, 1], [die]).act(0, 'overrun');

  test('[GLO 8.4#9, GLO 8.4#10, GLO 8.1#8] six times the points, as they are; the attacker need not', () => {
    const played = fight(wanted, [2, 1], []);
    expect(played.asked()).toMatchObject({ seat: 0, prompt: 'overrun' });
    played.act(0, 'battle');
    expect(told(played, 'fire').length).toBeGreaterThan(0);
    const less = fight({ ...wanted, french: { brand: 'I:11' } }, [2, 1], []);
    expect(less.asked()?.prompt).not.toBe('overrun');
    const tired = (s: GloireState) => s.fatigued.fill(1);
    expect(fight({ ...wanted, also: tired }, [2, 1], []).asked()?.prompt).toBe('overrun');
  });

  test('[GLO 8.4#10] defensive ground does not count, not even where it multiplies points', () => {
    const { combat } = strom.tables;
    // The same hills, but as good as walls: the two points of the defender would be four.
    const defensive = { ...combat.defensive, defenderHalves: 4 };
    const steep = { ...strom, tables: { ...strom.tables, combat: { ...combat, defensive } } };
    const asked = (pack: GloireContent, french: string) => {
      const hills = { pack, french: { dorn: french }, coalition: { dorn: 'buelow:2 tauentzien' } };
      const played = fight(hills, [2, 1], [1, 1], 'dorn');
      const prompt = played.asked()?.prompt;
      if (prompt === 'overrun') played.act(0, 'battle');
      expect(told(played, 'fire')[1]?.['why']).toContain('defensive');
      return prompt === 'overrun';
    };
    expect([asked(strom, 'I:12'), asked(strom, 'I:11')]).toEqual([true, false]);
    expect([asked(steep, 'I:12'), asked(steep, 'I:11')]).toEqual([true, false]);
  });

  test('[GLO 8.4#11, GLO 8.4#13] 1 or 2: the defender goes back without loss, the attacker stays', () => {
    const played = run(2);
    expect(played.asked()).toMatchObject({ seat: 1, prompt: 'retreat' });
    expect(played.offers(1)).toHaveLength(3);
    played.act(1, 'retreat', town('dorn'));
    expect([where(played.s, 'buelow'), points(played.s, 'buelow'), where(played.s, 'I')]).toEqual(['dorn', 2, 'brand']);
  });

  test('[GLO 8.4#14, GLO 8.4#15, GLO 8.4#16] 3 or 4: the attacker may go on, the defender loses half', () => {
    const played = run(3);
    expect(played.asked()).toMatchObject({ seat: 0, prompt: 'advance' });
    played.act(0, 'advance', town('aue'));
    // Not to Dorn, where the attacker came from, nor to Aue, where he is now.
    expect([where(played.s, 'I'), where(played.s, 'buelow'), points(played.s, 'buelow')]).toEqual(['aue', 'calau', 1]);
  });

  test('[GLO 8.4#17, GLO 8.4#18, GLO 8.4#25] 5 or more: eliminated, and the attacker may go on; no victory points', () => {
    const played = run(5);
    expect(where(played.s, 'buelow')).toBe('-1');
    expect(played.asked()).toMatchObject({ seat: 0, prompt: 'advance' });
    played.act(0, 'stay');
    expect([...played.s.battlePoints, ...played.s.capturePoints]).toEqual([0, 0, 0, 0]);
    // Ruling 95: leaders go by 4.2.
    expect(told(played, 'leaderLost')).toMatchObject([{ clause: 'GLO 4.2#8' }]);
  });

  test('[GLO 8.4#12] example: cavalry adds 1', () => {
    expect(told(run(4, 'I:12 horse:5'), 'overrun')[0]).toMatchObject({ horse: true, clause: 'GLO 8.4#17' });
    expect(told(run(4), 'overrun')[0]).toMatchObject({ horse: false, clause: 'GLO 8.4#14' });
  });

  test('[GLO 8.4#19, GLO 8.4#20] nobody goes on or back among enemies: the attacker stays, the defender is eliminated', () => {
    const crowded = {
      ...wanted,
      coalition: { brand: 'buelow:2', aue: 'yorck:8', calau: 'ostermann:7', dorn: 'hussars:3' },
    };
    const stuck = fight(crowded, [2, 1], [3]).act(0, 'overrun');
    expect(told(stuck, 'advanced')).toEqual([]);
    const shut = { ...wanted, french: { brand: 'I:12', aue: 'II:7', calau: 'III:5' }, also: came({ I: 'brand-dorn' }) };
    const lost = fight(shut, [2, 1], [3]).act(0, 'overrun').act(0, 'stay');
    expect(where(lost.s, 'buelow')).toBe('-1');
    expect(told(lost, 'eliminated')).toMatchObject([{ clause: 'GLO 8.4#20' }]);
  });

  test('[GLO 8.4#21, GLO 8.4#23, GLO 8.4#24] not through works, nor walls that are held; ruling 187: outside the walls one is run over', () => {
    const dug = (s: GloireState) => {
      s.entrenched[town('brand')] = 1;
    };
    expect(fight({ ...wanted, also: dug }, [2, 1], []).asked()?.prompt).not.toBe('overrun');
    const outside = { french: { eich: 'I:12' }, coalition: { eich: 'buelow:2 tauentzien' } };
    expect(fight(outside, [2, 1], [], 'eich').asked()?.prompt).toBe('overrun');
    const shut = (s: GloireState) => {
      s.inside[slot(s, 'yorck')] = 1;
      s.siege[town('eich')] = 0;
    };
    const held = { ...outside, coalition: { eich: 'buelow:2 yorck:1' }, also: shut };
    expect(fight(held, [2, 1], [], 'eich').asked()?.prompt).not.toBe('overrun');
  });
});
