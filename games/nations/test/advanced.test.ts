import { PUBLIC } from '@bivouac/kernel';
import { viewOf } from '@bivouac/kernel/table';
import { describe, expect, test } from 'vitest';
import { terrains, unitTypes } from '../content/index.ts';
import { fightingValue, terrainValue } from '../rules/score.ts';
import { asked, fightOn, outcomeOf, scoreAt, standing, strength } from './later-help.ts';
import { army, card, content, field, game, position } from './position.ts';

const advanced = { options: { advanced: true } };

/** A field of each terrain: river, hill, forest, plain. */
const GROUND = ['doelitz', 'wachau', 'connewitz', 'leipzig'];
const INFANTRY = 0;
const ARTILLERY = 1;
const CAVALRY = 2;

describe('terrain values', () => {
  test('[NAT 21#3] stand in the pack, by unit type and terrain, for everybody to read', () => {
    expect(unitTypes).toEqual(['infantry', 'artillery', 'cavalry']);
    expect(terrains).toEqual(['river', 'hill', 'forest', 'plain']);
    expect(content.terrainValue).toEqual([
      [0, 0, 1, -1],
      [0, 1, -1, 0],
      [0, 0, -1, 1],
    ]);
  });

  test.each([
    ['bertrand', INFANTRY],
    ['marmont', ARTILLERY],
    ['murat', CAVALRY],
    ['yorck', INFANTRY],
  ] as const)('[NAT 21#2, NAT 21#6] raise and lower %s by his ground', (id, unit) => {
    for (const village of GROUND) {
      const { s } = position({ ...advanced, armies: { [id]: village } });
      const ground = content.fields[field(village)]?.terrain ?? -1;
      const value = content.terrainValue[unit]?.[ground] ?? Number.NaN;
      expect(terrainValue(content, s, army(id))).toBe(value);
      expect(fightingValue(content, s, army(id))).toBe((content.armies[army(id)]?.strength ?? 0) + value);
    }
  });

  test.each([
    [INFANTRY, 'connewitz', 7],
    [INFANTRY, 'leipzig', 5],
    [ARTILLERY, 'connewitz', 5],
    [ARTILLERY, 'wachau', 7],
    [CAVALRY, 'leipzig', 7],
    [CAVALRY, 'connewitz', 5],
    [CAVALRY, 'doelitz', 6],
  ])('[NAT 21#2, NAT 12#3] Napoleon as type %i in %s is worth %i', (unit, village, worth) => {
    const { s } = position({ ...advanced, armies: { napoleon: village }, units: { napoleon: unit } });
    expect(fightingValue(content, s, army('napoleon'))).toBe(worth);
  });

  test('[NAT 21#4] an army placed has the value of its field from then on', () => {
    const played = position({ ...advanced, markers: { ney: ['gohlis', 'eutritzsch'] }, scouts: [1, 0] });
    // A marker has none.
    expect(terrainValue(content, played.s, army('ney'))).toBe(0);
    played.act(0, 'scout');
    played.act(0, 'marker', army('ney'), field('eutritzsch'));
    expect(standing(played.s)).toEqual({ ney: 'gohlis' });
    expect(terrainValue(content, played.s, army('ney'))).toBe(1);
    for (const viewer of [0, 1, PUBLIC]) {
      const seen = viewOf(game, played.referee.state, viewer).game;
      expect(terrainValue(content, seen, army('ney'))).toBe(1);
    }
  });

  test('[NAT 21#4] the type that its owner chose decides the value of Schwarzenberg', () => {
    const played = position({
      ...advanced,
      active: 'allied',
      markers: { schwarzenberg: ['gautzsch', 'croebern'] },
      hands: [[], ['river']],
    });
    played.act(1, 'card', card('river'));
    played.act(1, 'marker', army('schwarzenberg'), field('croebern'));
    expect(asked(played)?.prompt).toBe('unitType');
    // Before the choice there is none: Gautzsch is forest, where every type has a value.
    expect(terrainValue(content, played.s, army('schwarzenberg'))).toBe(0);
    played.act(1, 'unit', INFANTRY);
    expect(terrainValue(content, played.s, army('schwarzenberg'))).toBe(1);
  });

  test('[NAT 21#1] the beginner’s game has none', () => {
    for (const village of GROUND) {
      const { s } = position({ armies: { murat: village } });
      expect(terrainValue(content, s, army('murat'))).toBe(0);
      expect(fightingValue(content, s, army('murat'))).toBe(4);
    }
  });

  test('never bring an army below nothing', () => {
    const harsh = { ...content, terrainValue: content.terrainValue.map((row) => row.map(() => -3)) };
    const { s } = position({ ...advanced, armies: { murat: 'wachau' }, lost: { murat: 2 } });
    expect(fightingValue(harsh, s, army('murat'))).toBe(0);
    s.lost[army('murat')] = 0;
    expect(fightingValue(harsh, s, army('murat'))).toBe(1);
  });
});

describe('at the scoring', () => {
  const missions = ['gohlis', 'gueldengossa', 'markranstaedt', 'taucha', 'reudnitz'];
  /** Bertrand, infantry in the forest of Gohlis, and Yorck, infantry at the river of Möckern: 3 to 4, or 4 to 4. */
  const close = { armies: { bertrand: 'gohlis', yorck: 'moeckern' } };

  test('[NAT 21#5, NAT 21#6] a value can save a mission', () => {
    expect(outcomeOf(scoreAt(missions, close), 'gohlis')).toMatchObject({ french: 3, allied: 4, fulfilled: false });
    const played = scoreAt(missions, { ...advanced, ...close });
    expect(outcomeOf(played, 'gohlis')).toMatchObject({ french: 4, allied: 4, fulfilled: true });
  });

  test('[NAT 21#5, NAT 21#6] a value can lose one: it counts for both sides', () => {
    // Marmont, artillery: one less in the forest. Langeron, infantry: one less on the plain of Eutritzsch.
    const open = { armies: { marmont: 'gohlis', langeron: 'eutritzsch' } };
    expect(outcomeOf(scoreAt(missions, open), 'gohlis')).toMatchObject({ french: 4, allied: 4, fulfilled: true });
    const played = scoreAt(missions, { ...advanced, ...open });
    expect(outcomeOf(played, 'gohlis')).toMatchObject({ french: 3, allied: 3, fulfilled: true });
    const river = scoreAt(missions, { ...advanced, armies: { marmont: 'gohlis', langeron: 'moeckern' } });
    expect(outcomeOf(river, 'gohlis')).toMatchObject({ french: 3, allied: 4, fulfilled: false });
  });

  test('[NAT 21#5] a supporting army counts with its ground as well', () => {
    // Ney on the plain of Eutritzsch: five, less one.
    const armies = { bertrand: 'gohlis', bernadotte: 'moeckern', ney: 'eutritzsch' };
    const played = scoreAt(missions, { ...advanced, armies });
    expect(outcomeOf(played, 'gohlis')).toMatchObject({ french: 3 + 1 + 5 - 1, allied: 5 });
  });

  test('[NAT 21#1] all else is as in the beginner’s game: the fight takes points, not ground', () => {
    const armies = { poniatowski: 'connewitz', yorck: 'doelitz' };
    const plain = fightOn(16, { armies });
    const ground = fightOn(16, { ...advanced, armies });
    expect({ ...ground.s, advanced: false }).toEqual(plain.s);
    expect(strength(ground.s, 'poniatowski')).toBe(1);
  });
});
