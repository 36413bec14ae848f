import { describe, expect, test } from 'vitest';
import { BOHEMIA, SILESIA, stromCampaign } from '../content/testing/strom/campaign.ts';
import type { GloireContent, ScenarioArmistice } from '../content/types.ts';
import { ARMISTICE, FREE, type GloireState, INDEPENDENT, OFF, SPENT } from '../rules/state.ts';
import { table, until } from './card-table.ts';
import { news } from './chronicle.ts';
import { type Played, type Position, town } from './position.ts';
import { at, index } from './truce-help.ts';

const [campaign] = stromCampaign.scenarios;
const truce = campaign?.armistice as ScenarioArmistice;

/** The declaration with another armistice in the scenario, a turn after this position. */
function declared(
  wanted: Omit<Position, 'pack'>,
  changed: Partial<ScenarioArmistice> = {},
  more: Partial<GloireContent> = {},
): Played {
  const scenarios = stromCampaign.scenarios.map((one) => ({ ...one, armistice: { ...truce, ...changed } }));
  const base = {
    french: { aue: 'I:10 napoleon' },
    coalition: { jahn: 'yorck:8 bernadotte' },
    turn: 1,
    active: 'coalition',
  } as const;
  const played = table({ ...base, ...wanted }, { ...stromCampaign, scenarios, ...more });
  return until(played, ({ s }) => s.peace === ARMISTICE);
}

const place = ({ s }: Played, name: string) => stromCampaign.map.towns[s.place[at(s, name)] as number]?.id ?? 'gone';

describe('the rosters of autumn', () => {
  test('[GLO 1813.A.armistice#12] a unit goes on as another: its points, stragglers, losses and detachments with it', () => {
    const played = declared({
      coalition: { jahn: 'yorck:8 bernadotte', hain: 'grenadiers:4 c1:2' },
      also(s) {
        s.stragglers[index('grenadiers')] = 1;
        s.stirred[index('grenadiers')] = 1;
        s.lost[index('grenadiers')] = 2;
        s.initial[index('grenadiers')] = 5;
        s.origin[index('c1')] = index('grenadiers');
      },
    });
    const { s } = played;
    const reserve = index('reserve');
    expect([place(played, 'reserve'), place(played, 'grenadiers')]).toEqual(['hain', 'gone']);
    expect([
      s.points[reserve],
      s.stragglers[reserve],
      s.lost[reserve],
      s.initial[reserve],
      s.origin[index('c1')],
    ]).toEqual([4, 1, 2, 5, reserve]);
    expect([s.points[index('grenadiers')], s.stragglers[index('grenadiers')], s.emptied[index('grenadiers')]]).toEqual([
      0,
      0,
      OFF,
    ]);
    // The detachment follows its unit into the army of the new roster.
    expect([s.armyOf[reserve], s.armyOf[index('c1')]]).toEqual([BOHEMIA, BOHEMIA]);
  });

  test('[GLO 1813.A.armistice#12] or in the ranks of one that is there already', () => {
    const becomes = [{ from: index('grenadiers'), to: index('ostermann') }];
    const played = declared(
      { coalition: { jahn: 'yorck:8 bernadotte', hain: 'grenadiers:2', ilm: 'ostermann:5' } },
      { becomes },
    );
    expect([place(played, 'ostermann'), place(played, 'grenadiers'), played.s.points[index('ostermann')]]).toEqual([
      'ilm',
      'gone',
      7,
    ]);
    expect(played.s.origin[index('c1')]).toBe(FREE);
  });

  test('[GLO 1813.A.armistice#12] whoever is not there becomes nothing', () => {
    const played = declared({});
    expect([place(played, 'reserve'), played.s.points[index('reserve')]]).toEqual(['gone', 0]);
    expect(news(played, 'becomes')).toEqual([]);
  });

  test('[GLO 1813.A.armistice#14] ruling 135: strength is cut to the new boxes; who has no line any more leaves', () => {
    const played = declared(
      {
        french: { aue: 'I:10 napoleon', calau: 'IV:6' },
        coalition: { jahn: 'yorck:8 bernadotte tauentzien', hain: 'grenadiers:5' },
      },
      { becomes: [] },
    );
    expect([played.s.points[index('IV')], played.s.points[index('I')]]).toEqual([4, 10]);
    expect([place(played, 'grenadiers'), played.s.points[index('grenadiers')], place(played, 'tauentzien')]).toEqual([
      'gone',
      0,
      'gone',
    ]);
  });

  test('[GLO 1813.A.armistice#14] a detachment without a line is out for good', () => {
    const units = stromCampaign.units.map((one) =>
      one.id === 'cossacks' ? { ...one, sheets: [one.sheets[0] ?? null, null] } : one,
    );
    const played = declared({ coalition: { jahn: 'yorck:8 bernadotte cossacks:2 cA:2' } }, {}, { units });
    expect([place(played, 'cossacks'), played.s.origin[index('cossacks')], played.s.points[index('cossacks')]]).toEqual(
      ['gone', SPENT, 0],
    );
    expect([place(played, 'cA'), played.s.origin[index('cA')]]).toEqual(['jahn', INDEPENDENT]);
  });

  test('[GLO 1813.A.armistice#15] units, independent detachments and commanders go to the armies of the new rosters', () => {
    const played = declared({ coalition: { jahn: 'yorck:8 ostermann:5 bernadotte cossacks:2' } });
    expect(['yorck', 'ostermann', 'cossacks'].map((name) => played.s.armyOf[index(name)])).toEqual([
      SILESIA,
      BOHEMIA,
      BOHEMIA,
    ]);
    const leader = (id: string) => stromCampaign.leaders.findIndex((one) => one.id === id);
    expect([played.s.commander[BOHEMIA], played.s.commander[SILESIA]]).toEqual([
      leader('schwarzenberg'),
      leader('bernadotte'),
    ]);
    const other = declared({}, { commanders: [{ army: BOHEMIA, leader: leader('barclay') }] });
    expect([other.s.commander[BOHEMIA], other.s.commander[SILESIA]]).toEqual([leader('barclay'), leader('bernadotte')]);
  });

  test('[GLO 1813.A.armistice#12] what the scenario puts on the map: with its points, in its army, where no enemy stands', () => {
    const forces = [
      { unit: index('schwarz'), points: 7, town: town('kahl'), origin: -1, army: -1 },
      { unit: index('cossacks'), points: 2, town: town('kahl'), origin: -1, army: SILESIA },
    ];
    const stale = (s: GloireState) => {
      s.lost[index('schwarz')] = 3;
      s.stragglers[index('schwarz')] = 3;
    };
    const played = declared({ also: stale }, { forces });
    const { s } = played;
    expect([
      place(played, 'schwarz'),
      s.points[index('schwarz')],
      s.initial[index('schwarz')],
      s.lost[index('schwarz')],
      s.stragglers[index('schwarz')],
    ]).toEqual(['kahl', 7, 7, 0, 0]);
    expect([s.armyOf[index('schwarz')], s.armyOf[index('cossacks')], s.origin[index('cossacks')]]).toEqual([
      BOHEMIA,
      SILESIA,
      INDEPENDENT,
    ]);
    expect(s.origin[index('schwarz')]).toBe(OFF);
    // Ruling 151: Furt and Jahn are a point from Hain, Glau and Ilm two; of equals the first on the map.
    const [schwarz] = forces.map((one) => ({ ...one, town: town('hain') }));
    const pushed = (french: Readonly<Record<string, string>>) =>
      place(
        declared(
          { french: { aue: 'napoleon', ...french }, coalition: {} },
          { forces: schwarz === undefined ? [] : [schwarz] },
        ),
        'schwarz',
      );
    expect([pushed({}), pushed({ hain: 'I:10' }), pushed({ hain: 'I:10', furt: 'II:5' })]).toEqual([
      'hain',
      'furt',
      'jahn',
    ]);
    expect(pushed({ hain: 'I:10', furt: 'II:5', jahn: 'III:5' })).toBe('glau');
    const there = declared({ coalition: { jahn: 'yorck:8 bernadotte', hain: 'cossacks:1' } }, { forces });
    expect([place(there, 'cossacks'), there.s.points[index('cossacks')]]).toEqual(['hain', 1]);
  });
});
