import { describe, expect, test } from 'vitest';
import { stromCampaign } from '../content/testing/strom/campaign.ts';
import type { CardEffect } from '../content/types.ts';
import { newBattle } from '../rules/battle/battle-force.ts';
import { expected, exposed, isOpenTo } from '../rules/cards/conditions.ts';
import { halfOf, moment } from '../rules/cards/moments.ts';
import { event } from '../content/testing/strom/cards.ts';
import {
  ARMISTICE,
  COALITION,
  FRENCH,
  type GloireState,
  NOT_SUPPLIED,
  PARTLY,
  RESUMED,
  SUPPLIED,
} from '../rules/state.ts';
import { table } from './card-table.ts';
import { leader, link, type Position, slot, town, unit } from './position.ts';

const at = (s: GloireState, name: string) => slot(s, name, stromCampaign);
const effect = (kind: CardEffect['kind'], camp?: 'french' | 'coalition') =>
  halfOf({ s: table({}).s, content: stromCampaign }, event(kind, camp))?.effect as CardEffect;

/** Whether an event would do anything for a side, in a position. */
function helps(
  kind: CardEffect['kind'],
  side: number,
  wanted: Omit<Position, 'pack'> = {},
  camp?: 'french' | 'coalition',
  when = moment('phase'),
) {
  const base = { french: { aue: 'I:10 napoleon' }, coalition: { jahn: 'yorck:8 bernadotte' } };
  const { s } = table({ ...base, ...wanted });
  return isOpenTo({ s, content: stromCampaign }, effect(kind, camp), side, when);
}

const peace = (s: GloireState) => {
  s.peace = ARMISTICE;
  s.declared = 0;
  s.resumption = 4;
};

describe('when an event is of use', () => {
  test('[GLO 1813.A.cards#13] weather can get worse only from clear and rain', () => {
    const weathers = ['clear', 'rain', 'mud', 'snow'] as const;
    expect(weathers.map((weather) => helps('worse-weather', FRENCH, { weather }))).toEqual([true, true, false, false]);
  });

  test('[GLO 1813.A.cards#13] a forced march with Napoleon: while he is in play, and not during the armistice', () => {
    const gone = (place: number) => ({ also: (s: GloireState) => void (s.place[at(s, 'napoleon')] = place) });
    expect([
      helps('easy-march', FRENCH),
      helps('easy-march', FRENCH, gone(-1)),
      helps('easy-march', FRENCH, gone(-2)),
      helps('easy-march', FRENCH, { also: peace }),
    ]).toEqual([true, false, false, false]);
  });

  test('[GLO 1813.A.cards#13] supply: against an enemy army that has it, in his turn; for one’s own that has not, in one’s own', () => {
    const supplied = (value: number, more: Omit<Position, 'pack'> = {}) => ({
      ...more,
      also: (s: GloireState) => void s.supplied.fill(value),
    });
    expect([
      helps('harass-supply', COALITION, supplied(SUPPLIED)),
      helps('harass-supply', COALITION, supplied(PARTLY)),
      helps('harass-supply', COALITION, supplied(NOT_SUPPLIED)),
      helps('harass-supply', COALITION, supplied(SUPPLIED, { active: 'coalition' })),
      helps('harass-supply', COALITION, {
        also(s) {
          s.supplied.fill(SUPPLIED);
          s.supplyRule = false;
        },
      }),
    ]).toEqual([true, false, false, false, false]);
    expect([
      helps('supplied', FRENCH, supplied(SUPPLIED)),
      helps('supplied', FRENCH, supplied(PARTLY)),
      helps('supplied', FRENCH, supplied(NOT_SUPPLIED)),
      helps('supplied', FRENCH, supplied(NOT_SUPPLIED, { active: 'coalition' })),
    ]).toEqual([false, true, true, false]);
  });

  test('[GLO 1813.A.cards#13] a hunt only in war; a spy only where something lies face down', () => {
    expect([helps('hunt', FRENCH), helps('hunt', FRENCH, { also: peace })]).toEqual([true, false]);
    const up = (...names: string[]) => ({
      hidden: true,
      also(s: GloireState) {
        for (const name of names) s.face.seen[at(s, name)] = -1 >>> 2;
      },
    });
    expect([
      helps('spy', FRENCH),
      helps('spy', FRENCH, { hidden: true }),
      helps('spy', FRENCH, up('yorck')),
      helps('spy', FRENCH, up('yorck', 'bernadotte')),
      helps('spy', COALITION, up('yorck', 'bernadotte')),
      helps('spy', FRENCH, { hidden: true, coalition: {} }),
      helps('spy', FRENCH, { hidden: true, coalition: { aue: 'yorck:8' }, french: {} }),
    ]).toEqual([false, true, true, false, true, false, true]);
  });

  test('[GLO 1813.A.cards#13] command points: in one’s own movement phase; confusion: in the enemy’s turn, where he throws a die', () => {
    expect([
      helps('command', FRENCH),
      helps('command', COALITION),
      helps('command', FRENCH, { phase: 'combat', french: { brand: 'I:5' }, coalition: { brand: 'yorck:5' } }),
    ]).toEqual([true, false, false]);
    const fixed = (s: GloireState) => {
      s.peace = RESUMED;
      s.resumption = s.turn;
      s.sheet = 1;
    };
    expect([
      helps('confusion', FRENCH, { active: 'coalition' }),
      helps('confusion', FRENCH),
      helps('confusion', FRENCH, { active: 'coalition', also: peace }),
      helps('confusion', FRENCH, { active: 'coalition', also: fixed }),
    ]).toEqual([true, false, false, true]);
  });

  test('[GLO 1813.A.cards#13] who changes sides must be in the battle, or in play', () => {
    const battle = moment('sequence', { battle: newBattle(town('brand'), 'field', FRENCH, -1) });
    const there = { phase: 'combat', french: { brand: 'II:5 I:5' }, coalition: { brand: 'yorck:8' } } as const;
    expect([
      helps('defection', COALITION, there, undefined, battle),
      helps('defection', COALITION, { ...there, french: { brand: 'I:5', aue: 'II:5' } }, undefined, battle),
      helps('defection', COALITION, { ...there, also: (s) => void (s.points[unit('II')] = 0) }, undefined, battle),
      helps('defection', COALITION, there, undefined, moment('sequence')),
    ]).toEqual([true, false, false, false]);
    expect([helps('desertion', COALITION, { french: { aue: 'II:5' } }), helps('desertion', COALITION)]).toEqual([
      true,
      false,
    ]);
  });

  test('[GLO 1813.A.cards#13] a leader falls who has fought, of rank 3 at most, where a fifth was lost', () => {
    const { s } = table({ french: { brand: 'I:10 napoleon ney reynier' }, coalition: { brand: 'yorck:8 bernadotte' } });
    const fallen = (lost: number, leaders: readonly string[], rank = 3) => {
      const battle = newBattle(town('brand'), 'field', FRENCH, -1);
      battle.base = [10, 8];
      battle.lost = [lost, 0];
      battle.leaders.push(...leaders.map(leader));
      return exposed({ s, content: stromCampaign }, moment('after', { battle }), FRENCH, rank);
    };
    expect(fallen(2, ['napoleon', 'ney', 'reynier', 'bernadotte'])).toEqual([leader('ney'), leader('reynier')]);
    expect(fallen(1, ['ney'])).toEqual([]);
    expect(fallen(2, ['ney', 'reynier'], 2)).toEqual([leader('reynier')]);
    expect(exposed({ s, content: stromCampaign }, moment('after'), FRENCH, 3)).toEqual([]);
    s.place[at(s, 'ney')] = town('aue');
    s.place[at(s, 'reynier')] = -1;
    expect(fallen(2, ['ney', 'reynier'])).toEqual([leader('ney')]);
  });

  test('[GLO 1813.A.cards#13] to step aside: he whom the card names is in play, and somebody stands there', () => {
    const where = (place: string) => moment('attacked', { town: town(place), side: COALITION });
    expect([
      helps('evade', COALITION, {}, undefined, where('jahn')),
      helps('evade', COALITION, {}, undefined, where('hain')),
      helps('evade', COALITION, { french: { aue: 'I:10' } }, undefined, where('jahn')),
    ]).toEqual([true, false, false]);
  });

  test('[GLO 1813.A.cards#13] typhus: in a town that is besieged', () => {
    const shut = (inside: number, step: number, names: readonly string[] = ['III']) => ({
      french: { eich: 'III:3' },
      coalition: { eich: 'yorck:8' },
      also(s: GloireState) {
        for (const name of names) s.inside[at(s, name)] = inside;
        s.siege[town('eich')] = step;
      },
    });
    expect([
      helps('typhus', FRENCH, shut(1, 0)),
      helps('typhus', FRENCH, shut(0, 0)),
      helps('typhus', FRENCH, shut(1, -1)),
      helps('typhus', FRENCH),
    ]).toEqual([true, false, false, false]);
  });

  test('[GLO 1813.A.cards#13, GLO 6.4#23] boats: while a side has any, and a place for them', () => {
    const boats = (left: number, laid: number) => ({
      also(s: GloireState) {
        s.boatsLeft = [left, 0];
        s.boats[link('dorn-furt')] = laid;
      },
    });
    expect([
      helps('free-boats', FRENCH, boats(1, -1)),
      helps('free-boats', FRENCH, boats(0, -1)),
      helps('free-boats', FRENCH, boats(1, 1)),
      helps('free-boats', COALITION, boats(1, -1)),
    ]).toEqual([true, false, false, false]);
  });

  test('[GLO 1813.A.cards#13] a delay: of what is due now or next turn, and has not come', () => {
    const due = (turns: readonly number[], arrived: readonly number[] = []) => {
      const { s } = table({});
      s.due.fill(-1);
      turns.forEach((turn, i) => void (s.due[i] = turn));
      arrived.forEach((one) => void (s.arrived[one] = 1));
      return [expected({ s, content: stromCampaign }, FRENCH), expected({ s, content: stromCampaign }, COALITION)];
    };
    expect(due([0, 1, 1, 2])).toEqual([[0, 2], [1]]);
    expect(due([2, 2, 2, 2])).toEqual([[], []]);
    expect(due([0, 0, 0, 0], [0, 1])).toEqual([[2], [3]]);
    const none = (s: GloireState) => void s.due.fill(-1);
    expect([
      helps('delay', FRENCH, { also: (s) => void s.due.fill(1) }, 'french'),
      helps('delay', FRENCH, { also: none }, 'french'),
    ]).toEqual([true, false]);
  });

  test('[GLO 1813.A.armistice#4, GLO 1813.A.armistice#36] markers that can move', () => {
    const marker = (armistice: number) => ({ also: (s: GloireState) => void (s.armistice = armistice) });
    expect([
      helps('armistice', FRENCH, marker(2), 'french'),
      helps('armistice', FRENCH, marker(1), 'french'),
      helps('armistice', FRENCH, marker(-1), 'french'),
      helps('armistice', FRENCH, { also: peace }, 'french'),
    ]).toEqual([true, false, false, false]);
    const resumption = (turn: number) => ({
      also(s: GloireState) {
        peace(s);
        s.resumption = turn;
      },
    });
    expect([
      helps('resumption', FRENCH, resumption(3), 'french'),
      helps('resumption', FRENCH, resumption(1), 'french'),
      helps('resumption', FRENCH, {}, 'french'),
    ]).toEqual([true, false, false]);
  });

  test.each(['replacements', 'grand-battery', 'free-stack', 'fog', 'depot'] as const)(
    '[GLO 1813.A.cards#13] %s whenever its moment comes',
    (kind) => {
      expect([helps(kind, FRENCH), helps(kind, FRENCH, { also: peace })]).toEqual([true, true]);
    },
  );
});
