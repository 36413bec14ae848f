import { soak } from '@bivouac/kernel/soak';
import { describe, expect, test } from 'vitest';
import { type ContentFault, germany1813, readContent, sayFault } from '../content/index.ts';
import { germany1813Files } from '../content/germany-1813/index.ts';
import { danube } from '../content/testing/series/danube.ts';
import { france } from '../content/testing/series/france.ts';
import { poland } from '../content/testing/series/poland.ts';
import { saidAfter, set, spoilt } from '../content/testing/spoil.ts';
import type { GloireContent } from '../content/types.ts';
import { gloireGame } from '../game.ts';
import { flagOf } from '../rules/pieces/flags.ts';
import { OFF } from '../rules/state.ts';
import { type Played, position, slot, told, townIn, where } from './position.ts';
import { livesOn, nationOf, room, siege } from './series-help.ts';

describe('GLO series.danube', () => {
  const { pack, find } = danube;

  test('[GLO series.danube#1, GLO series.danube#2] a fortnight a turn, towns 25 to 50 km apart', () => {
    expect(pack.campaign.daysPerTurn).toBe(15);
    expect(pack.map.links.every(({ km }) => km >= 25 && km <= 50)).toBe(true);
  });

  test('[GLO series.danube#3] units have names, with a corps number or letters', () => {
    const labels = pack.units.filter(({ detachment }) => !detachment).map(({ label }) => label);
    expect(labels.every((label) => /^((GD|RS|AD|AG|CT|BV|PL|HG|[IVX]+) )?\p{Lu}\p{Ll}+$/u.test(label))).toBe(true);
  });

  test('[GLO series.danube#4, GLO series.danube#5] 1800: Strasbourg, Vienna', () => {
    expect(livesOn(danube, 'french-1800', 'augsburg', ['strasbourg'])).toBe(true);
    expect(livesOn(danube, 'austrian-1800', 'linz', ['vienna'])).toBe(true);
  });

  test('[GLO series.danube#6, GLO series.danube#7, GLO series.danube#8] 1805: Strasbourg; Vienna, Prague or Olmütz; Troppau', () => {
    expect(livesOn(danube, 'french-1805', 'augsburg', ['strasbourg'])).toBe(true);
    expect(livesOn(danube, 'germany-1805', 'linz', ['vienna', 'prague', 'olmuetz'])).toBe(true);
    expect(livesOn(danube, 'russian-1805', 'linz', ['troppau'])).toBe(true);
  });

  test('[GLO series.danube#9, GLO series.danube#10] 1809, French: Strasbourg; the south edge or Strasbourg', () => {
    expect(livesOn(danube, 'french-germany-1809', 'augsburg', ['strasbourg'])).toBe(true);
    expect(livesOn(danube, 'french-italy-1809', 'linz', ['villach', 'strasbourg'])).toBe(true);
    // It is a town of the edge.
    expect(pack.map.towns[find.town('villach')]?.edges).toHaveLength(1);
  });

  test('[GLO series.danube#11, GLO series.danube#12] 1809, Austrians: Vienna, Prague or Olmütz; Raab as well', () => {
    expect(livesOn(danube, 'austrian-germany-1809', 'linz', ['vienna', 'prague', 'olmuetz'])).toBe(true);
    expect(livesOn(danube, 'austrian-italy-1809', 'linz', ['raab', 'vienna', 'prague', 'olmuetz'])).toBe(true);
  });

  test('[GLO series.danube#13] Russians go under Austrian flags: from behind nobody tells them apart', () => {
    expect([nationOf(danube, 0), nationOf(danube, 1)]).toEqual(['french', 'austrian']);
    const coalition = { linz: 'bagration:4', vienna: 'jellacic:4', prague: 'foot' };
    const played = position({ pack, scenario: '1805', options: {}, french: { ulm: 'napoleon' }, coalition });
    const seen = played.referee.through(0).state.game;
    const flags = ['linz', 'vienna', 'prague'].map((id) => seen.place.indexOf(find.town(id)));
    expect(flags.map((flag) => seen.face.is[flag])).toEqual([-1, -1, -1]);
  });

  test('[GLO series.danube#14, GLO series.danube#15] one named unit and one detachment; two and two in the great places', () => {
    const inside = 'lannes:3 guard:3 f1:2 mortier:1';
    expect(room(danube, '1805', 'passau', inside, 'jellacic:6 mack')).toEqual(['lannes', 'f1']);
    for (const town of ['mainz', 'ulm', 'augsburg', 'regensburg', 'vienna']) {
      expect(room(danube, '1805', town, inside, 'jellacic:6 mack')).toEqual(['lannes', 'guard', 'f1', 'mortier']);
    }
  });

  test('[GLO series.danube#16] from Q1 of November the counter Mortier serves for a detachment of 2 at most', () => {
    const plan = (turn: number) => {
      const played = position({
        pack,
        scenario: '1805',
        options: { blind: 1 },
        french: { ulm: 'napoleon lannes:6' },
        turn,
      });
      return played.act(0, 'force', find.town('ulm')).act(0, 'pick', slot(played.s, 'lannes', pack));
    };
    const counters = (played: Played) => played.offers(0, 'detach').map(([, counter, most]) => [counter, most]);
    expect(pack.calendar[2]?.from).toBe('1805-11-01');
    expect(counters(plan(1))).toEqual([[find.unit('f1'), { from: 1, to: 4 }]]);
    expect(plan(1).why(0, 'detach', find.unit('lannes'), find.unit('mortier'), 1)).toEqual({
      reason: 'noCounter',
      clause: 'GLO 6.1#1',
    });
    expect(counters(plan(2))).toContainEqual([find.unit('mortier'), { from: 1, to: 2 }]);
  });

  test('[GLO series.danube#17] no scenario starts with a detachment of higher cohesion than its unit', () => {
    for (const { units, scenarios } of [pack, poland.pack, france.pack, germany1813]) {
      for (const { forces, sheet } of scenarios) {
        for (const { unit, origin } of forces) {
          if (origin < 0) continue;
          const [counter, from] = [units[unit]?.sheets[sheet], units[origin]?.sheets[sheet]];
          expect(from?.cohesion).toBeGreaterThanOrEqual(counter?.cohesion ?? 99);
        }
      }
    }
  });

  test('[GLO 1.2.2#8] there are no artillery reserves before 1813', () => {
    const guns = [pack, poland.pack, france.pack].map(({ units }) => units.filter(({ type }) => type === 'artillery'));
    expect(guns).toEqual([[], [], []]);
    expect(germany1813.units.some(({ type }) => type === 'artillery')).toBe(true);
  });
});

describe('GLO series.france', () => {
  const { pack, find } = france;

  test('[GLO series.france#1, GLO series.france#2, GLO series.france#3] a week a turn, 15 to 20 km; names, with a number of the corps', () => {
    expect(pack.campaign.daysPerTurn).toBe(7);
    expect(pack.map.links.every(({ km }) => km >= 15 && km <= 20)).toBe(true);
    const labels = pack.units.filter(({ detachment }) => !detachment).map(({ label }) => label);
    expect(labels.every((label) => /^([IVX]+ )?\p{Lu}\p{Ll}+$/u.test(label))).toBe(true);
  });

  test('[GLO series.france#4, GLO series.france#5] 1792: Paris for both French armies, Luxembourg for their enemies', () => {
    expect(livesOn(france, 'ardennes', 'troyes', ['paris'])).toBe(true);
    expect(livesOn(france, 'centre', 'troyes', ['paris'])).toBe(true);
    expect(livesOn(france, 'prussian', 'reims', ['luxembourg'])).toBe(true);
    expect(livesOn(france, 'austrian', 'reims', ['luxembourg'])).toBe(true);
  });

  test('[GLO series.france#6, GLO series.france#7, GLO series.france#8] 1814: Paris, Langres, Nancy', () => {
    expect(livesOn(france, 'french', 'troyes', ['paris'])).toBe(true);
    expect(livesOn(france, 'bohemia', 'troyes', ['langres'])).toBe(true);
    expect(livesOn(france, 'silesia', 'reims', ['nancy'])).toBe(true);
  });

  test('[GLO series.france#9] all nations of the Coalition go under one flag', () => {
    const flags = ['raevsky', 'gyulay', 'yorck'].map((id) => nationOf(france, pack.units[find.unit(id)]?.side ?? -1));
    expect(new Set(flags).size).toBe(1);
    // So it is for a campaign that names no flag: the first nation's.
    expect(flagOf(germany1813, 1)).toBe(germany1813.campaign.nations.findIndex(({ side }) => side === 1));
  });

  test('[GLO series.france#10, GLO series.france#11] one and one; three and two in Paris', () => {
    const inside = 'victor:3 marmont:3 oudinot:3 macdonald:3 f1:1 f2:1 f3:1';
    expect(room(france, '1814', 'soissons', inside, 'yorck:15 bluecher')).toEqual(['victor', 'f1']);
    expect(room(france, '1814', 'paris', inside, 'yorck:15 bluecher')).toEqual([
      'victor',
      'marmont',
      'oudinot',
      'f1',
      'f2',
    ]);
  });

  const dice = siege(france, '1814', 'soissons', ['victor', 'yorck', 'bluecher']);
  const after = (step: number, die: number) => dice(step, die).s.siege[find.town('soissons')];

  test('[GLO series.france#12, GLO series.france#13] S1 and S2: the marker is put, and a 6 takes the town at once', () => {
    const begun = dice(OFF, 5);
    expect(told(begun, 'besieged', 'siegeDie').map(({ fact }) => fact)).toEqual(['besieged', 'siegeDie']);
    expect([begun.s.siege[find.town('soissons')], after(OFF, 6)]).toEqual([1, OFF]);
  });

  test('[GLO series.france#14, GLO series.france#15, GLO series.france#16, GLO series.france#18] S3 to S5: from 5, from 4, from 2; on a 1 again', () => {
    expect([after(1, 4), after(1, 5), after(2, 3), after(2, 4), after(3, 1), after(3, 2)]).toEqual([
      2,
      OFF,
      3,
      OFF,
      3,
      OFF,
    ]);
  });

  test.each([OFF, 1, 2, 3])('[GLO series.france#19] on step %i a 6 eliminates the garrison', (step) => {
    expect(where(dice(step, 6).s, 'victor', pack)).toBe('-1');
  });
});

const isPack = (read: GloireContent | readonly ContentFault[]): read is GloireContent => !Array.isArray(read);

describe('a pack in files', () => {
  const series = [
    set('campaign.flags', { french: 'french', coalition: 'russian' }),
    set('scenarios.list.autumn.dated', [{ unit: 'fr-d1', from: 13 }]),
    set('scenarios.list.autumn.raising', { before: 12, except: ['fr-i'] }),
    set('scenarios.list.autumn.successions', [{ turn: 12, leaves: 'fr-cav-1', follows: 'fr-cav-2' }]),
  ];
  const at = (id: string) => germany1813.units.findIndex((unit) => unit.id === id);

  test('may use what the older campaigns have, and need not', () => {
    const read = readContent(spoilt(...series), 'mine.json', germany1813Files);
    if (!isPack(read)) throw new Error(read.map(sayFault).join('\n'));
    const { campaign, scenarios } = read;
    expect(campaign.nations[flagOf(read, 1)]?.id).toBe('russian');
    const { dated, raising, successions } = scenarios.find(({ id }) => id === 'autumn') ?? {};
    expect({ dated, raising, successions }).toEqual({
      dated: [{ unit: at('fr-d1'), from: 13 }],
      raising: { before: 12, except: [at('fr-i')] },
      successions: [{ turn: 12, leaves: at('fr-cav-1'), follows: at('fr-cav-2') }],
    });
    expect(germany1813.scenarios.some((one) => 'raising' in one)).toBe(false);
  });

  test('is told what is wrong with it', () => {
    const wrong = saidAfter(
      set('campaign.flags', { french: 'french', coalition: 'turkish' }),
      set('scenarios.list.autumn.dated', [{ unit: 'mortier' }]),
      set('scenarios.list.autumn.raising', { before: 0, except: [] }),
    );
    expect(wrong.join(' ')).toMatch(/turkish/);
    expect(wrong.join(' ')).toMatch(/mortier/);
    expect(wrong.join(' ')).toMatch(/raising/);
  });
});

test('random games of the small campaigns hold what must hold in any game', () => {
  for (const { pack } of [danube, poland, france]) {
    const forces = (side: number) =>
      pack.units.flatMap((unit, i) =>
        unit.side === side && unit.sheets[0] !== null && !unit.detachment
          ? [{ unit: i, points: 4, town: (i * 3 + side) % pack.map.towns.length, origin: -1, army: -1 }]
          : [],
      );
    const leaders = pack.leaders.flatMap((leader, i) =>
      leader.sheets[0] === null
        ? []
        : [{ leader: i, town: leader.side === 0 ? 0 : townIn(pack, pack.map.towns.at(-2)?.id ?? '') }],
    );
    const [first] = pack.scenarios;
    if (first === undefined) throw new Error('no scenario');
    const placed = { ...first, sieges: [], forces: [...forces(0), ...forces(1)], leaders };
    const report = soak(gloireGame({ ...pack, scenarios: [placed] }), { games: 3, seed: pack.id, every: 24 });
    expect(report.failures).toEqual([]);
  }
});
