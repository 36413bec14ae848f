import { knows, PUBLIC } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { germany1813 } from '../content/index.ts';
import { BOHEMIA, SILESIA, stromCampaign } from '../content/testing/strom/campaign.ts';
import { event } from '../content/testing/strom/cards.ts';
import { armiesOf } from '../rules/command/lines.ts';
import { borderClosed } from '../rules/pieces/map.ts';
import { ARMISTICE, OFF, RESUMED, WAR } from '../rules/state.ts';
import { table, until } from './card-table.ts';
import { setOut, slot, told, town, townIn, unit, where } from './position.ts';
import { apart, at, COALITION, declared, eve, FRENCH, index, place } from './truce-help.ts';

describe('the Armistice marker', () => {
  test('[GLO 1813.A.armistice#1, GLO 1813.A.armistice#2] declared in scenarios 3 and 5; its effects are played in scenario 5', () => {
    const found = germany1813.scenarios.map(({ armistice }) => armistice?.effects);
    expect(found).toEqual([undefined, undefined, false, undefined, true]);
    // Ruling 126: without its effects the game ends with the turn in which it is declared.
    const spring = eve({ ...apart, scenario: 'strom-spring' });
    until(spring, ({ referee }) => referee.finished);
    expect([spring.s.peace, told(spring, 'declared').length, told(spring, 'score').length]).toEqual([WAR, 1, 1]);
    expect(spring.s.turn).toBe(2);
    const campaign = until(eve(apart), ({ referee }) => referee.finished);
    expect([campaign.s.peace, campaign.s.turn]).toEqual([RESUMED, 7]);
    const without = {
      ...stromCampaign,
      scenarios: stromCampaign.scenarios.map((one) => ({ ...one, armistice: null })),
    };
    const war = until(eve(apart, without), ({ referee }) => referee.finished);
    expect([war.s.peace, told(war, 'declared').length]).toEqual([WAR, 0]);
  });

  test('[GLO 1813.A.armistice#3] it starts on the first half of June', () => {
    for (const number of [3, 5]) {
      const marker = germany1813.scenarios.find((one) => one.number === number)?.armistice?.marker ?? OFF;
      expect(germany1813.calendar[marker]?.id).toBe('q1-june');
    }
  });

  test('[GLO 1813.A.armistice#4, GLO 1813.A.armistice#7] cards bring it forward or put it off, at once', () => {
    const played = table({
      ...apart,
      turn: 0,
      phase: 'administration',
      hands: [[event('armistice', 'french')], [event('armistice', 'coalition')]],
    });
    played.act(FRENCH, 'play', event('armistice', 'french'));
    expect(played.s.armistice).toBe(1);
    played.act(COALITION, 'play', event('armistice', 'coalition'));
    expect(played.s.armistice).toBe(2);
    expect(told(played, 'armisticeMoved')).toMatchObject([{ turn: 1 }, { turn: 2 }]);
    const effects = germany1813.cards.map(({ number, halves }) => [
      number,
      halves.find((one) => one.armistice)?.effect,
    ]);
    expect(Object.fromEntries(effects)).toMatchObject({
      11: { kind: 'armistice', turns: -1 },
      12: { kind: 'armistice', turns: -1 },
      13: { kind: 'armistice', turns: 1 },
      14: { kind: 'armistice', turns: 1 },
    });
  });

  test('a marker that would fall behind stops on the next space (ruling 131)', () => {
    const forward = event('armistice', 'french');
    const played = table({
      ...apart,
      turn: 0,
      hands: [[forward], []],
      also: (s) => {
        s.armistice = 1;
      },
    });
    expect(played.may(FRENCH, 'play', forward)).toBe(false);
    expect(played.why(FRENCH, 'play', forward).reason).toBe('noUse');
  });

  test('[GLO 1813.A.armistice#5, GLO 1813.A.armistice#6] decisive victories of the French put it off, those of the Coalition hasten it', () => {
    const fight = (french: string, coalition: string, tactic: number) => {
      const played = table({
        french: { hain: french },
        coalition: { hain: coalition },
        phase: 'combat',
        turn: 0,
        dice: [],
        also: (s) => {
          s.armistice = 4;
        },
      });
      until(played, () => played.asked()?.prompt === 'tactic');
      for (const side of [FRENCH, COALITION]) {
        const best = played.offers(side, 'tactic').map(([one]) => one as number);
        played.act(side, 'tactic', Math.min(tactic, Math.max(...best)));
      }
      until(played, (now) => told(now, 'beaten', 'drawn').length > 0);
      return [told(played, 'beaten')[0]?.['side'], told(played, 'beaten')[0]?.['type'], played.s.armistice];
    };
    const [strong, weak] = ['I:12 II:8 guard:6 napoleon', 'yorck:9 buelow:7 bernadotte'];
    expect(fight(strong, weak, 4)).toEqual([COALITION, 4, 5]);
    expect(fight('III:6 IV:6 lancers:3 ney', 'yorck:9 buelow:7 ostermann:8 grenadiers:5 wittgenstein', 4)).toEqual([
      FRENCH,
      4,
      3,
    ]);
    expect(fight(strong, weak, 3)).toEqual([COALITION, 3, 4]);
  });

  test('[GLO 1813.A.armistice#8] nobody crosses the border before the declaration', () => {
    const played = table({ french: { lohn: 'I:10 napoleon' }, turn: 0 });
    expect(borderClosed({ s: played.s, content: played.content })).toBe(true);
    setOut(played, 'lohn', 'I');
    expect(played.may(FRENCH, 'step', town('kahl'))).toBe(false);
    expect(played.why(FRENCH, 'step', town('kahl')).reason).toBe('impassable');
  });
});

describe('the declaration', () => {
  test('[GLO 1813.A.armistice#9, GLO 1813.A.armistice#10] when the turn marker comes to it in part D; in force from that turn on', () => {
    const played = eve(apart);
    expect(played.s.peace).toBe(WAR);
    until(played, ({ s }) => s.turn === 2);
    expect([played.s.peace, played.s.declared]).toEqual([ARMISTICE, 2]);
    const facts = played.facts.map(({ fact }) => fact);
    expect(facts.indexOf('declared')).toBeLessThan(facts.lastIndexOf('turn'));
  });

  test('[GLO 1813.A.armistice#11] from Q2 of June to Q1 of September; in history from Q1 of June to Q2 of August', () => {
    const resumption = (marker: string) => {
      const turn = germany1813.calendar.findIndex(({ id }) => id === marker);
      const played = table(
        {
          scenario: 'campaign',
          french: { dresden: 'fr-iii:10 napoleon' },
          coalition: { breslau: 'pr-yorck:4 wittgenstein' },
          turn: turn - 1,
          also: (s) => {
            s.armistice = turn;
          },
        },
        germany1813,
      );
      until(played, ({ s }) => s.peace === ARMISTICE);
      return germany1813.calendar[played.s.resumption]?.id;
    };
    expect(resumption('q2-june')).toBe('q1-september');
    expect(resumption('q1-june')).toBe('q2-august');
  });

  test('[GLO 1813.A.armistice#12, GLO 1813.A.armistice#13, GLO 1813.A.armistice#14] autumn counters and rosters, with the strength of the moment', () => {
    const played = declared({
      french: { aue: 'IV:6 I:10 napoleon' },
      coalition: { jahn: 'grenadiers:4 yorck:8 bernadotte tauentzien' },
      also: (s) => {
        s.stragglers[unit('I')] = 2;
        s.stirred[unit('I')] = 1;
      },
    });
    const { s } = played;
    expect(s.sheet).toBe(1);
    // The grenadiers go on as the reserve, where they stood; Tauentzien is on no roster of autumn.
    expect([place(s, 'grenadiers'), place(s, 'reserve'), s.points[index('reserve')]]).toEqual(['-1', 'jahn', 4]);
    expect(place(s, 'tauentzien')).toBe('-1');
    expect([s.points[unit('yorck')], s.points[unit('I')], s.stragglers[unit('I')]]).toEqual([8, 10, 2]);
    // Four boxes are left to the IV: the rest is cut, and no loss (ruling 135).
    expect([s.points[unit('IV')], s.tally]).toEqual([4, [0, 0]]);
    // What the scenario adds stands on the map.
    expect([place(s, 'schwarz'), s.points[index('schwarz')], place(s, 'schwarzenberg')]).toEqual(['kahl', 7, 'kahl']);
  });

  test('[GLO 1813.A.armistice#12] a unit whose successor is there already fills its ranks', () => {
    const pack = germany1813;
    const played = table(
      {
        scenario: 'campaign',
        french: { dresden: 'fr-iii:10 napoleon' },
        coalition: { breslau: 'pr-bluecher:8 pr-kleist:3 bluecher', liegnitz: 'ru-iv:4' },
        turn: 4,
      },
      pack,
    );
    until(played, ({ s }) => s.peace === ARMISTICE);
    const points = (id: string) => played.s.points[pack.units.findIndex((one) => one.id === id)];
    expect([points('pr-bluecher'), points('pr-kleist'), points('ru-ii')]).toEqual([0, 11, 4]);
    expect([
      where(played.s, 'pr-bluecher', pack),
      where(played.s, 'pr-kleist', pack),
      where(played.s, 'ru-ii', pack),
    ]).toEqual(['-1', 'breslau', 'liegnitz']);
  });

  test('[GLO 1813.A.armistice#13] counters of autumn cannot be used before, those of the rosters in force can', () => {
    const detach = (sheet: number) => {
      const played = table(
        {
          scenario: 'campaign',
          french: { dresden: 'fr-iii:10 napoleon' },
          coalition: { breslau: 'ru-sacken:4 barclay' },
          active: 'coalition',
          command: germany1813.armies.map(() => 9),
          turn: 3,
          also: (s) => {
            s.sheet = sheet;
            if (sheet === 1) s.armyOf[germany1813.units.findIndex(({ id }) => id === 'ru-sacken')] = 3;
          },
        },
        germany1813,
      );
      played.act(COALITION, 'force', townIn(germany1813, 'breslau'));
      played.act(COALITION, 'pick', slot(played.s, 'ru-sacken', germany1813));
      const ids = played.offers(COALITION, 'detach').map(([, counter]) => germany1813.units[counter as number]?.id);
      return ['co-d3', 'co-d10', 'co-d11'].filter((id) => ids.includes(id));
    };
    expect(detach(0)).toEqual(['co-d3']);
    expect(detach(1)).toEqual(['co-d3', 'co-d10', 'co-d11']);
  });

  test('[GLO 1813.A.armistice#12, GLO 1813.A.armistice#15] ruling 49: a detachment goes with the army of its unit, though the unit is lost', () => {
    const { from, to } = stromCampaign.scenarios[0]?.armistice?.becomes[0] ?? { from: OFF, to: OFF };
    const played = declared({
      french: apart.french,
      coalition: { jahn: 'ostermann:7 c1:2 bernadotte barclay' },
      also: (s) => {
        s.origin[unit('c1')] = from;
        s.armyOf[unit('c1')] = 1;
      },
    });
    const line = stromCampaign.units[to]?.sheets[1]?.army;
    expect([played.s.origin[unit('c1')], played.s.armyOf[unit('c1')]]).toEqual([to, line]);
  });

  test('[GLO 1813.A.armistice#15] one army of the Coalition becomes several, with commanders and points of their own', () => {
    const played = declared({
      french: apart.french,
      coalition: { jahn: 'yorck:8 ostermann:7 c1:2 cossacks:2 bernadotte barclay' },
      also: (s) => {
        s.origin[unit('c1')] = unit('yorck');
        s.armyOf[unit('c1')] = 1;
      },
    });
    const { s, content } = played;
    expect(armiesOf({ s, content }, COALITION)).toEqual([BOHEMIA, SILESIA]);
    expect(['yorck', 'ostermann', 'c1', 'cossacks'].map((name) => s.armyOf[unit(name)])).toEqual([
      SILESIA,
      BOHEMIA,
      SILESIA,
      BOHEMIA,
    ]);
    const chief = (army: number) => content.leaders[s.commander[army] as number]?.id;
    expect([chief(BOHEMIA), chief(SILESIA)]).toEqual(['schwarzenberg', 'bernadotte']);
    until(played, (now) => now.s.active === COALITION && now.s.phase === 2);
    expect([s.command[BOHEMIA], s.command[SILESIA]]).toEqual([5, 4]);
  });

  test('[GLO 1813.A.armistice#16] sieges stop, and besiegers go off (ruling 133)', () => {
    const played = eve({
      french: { eich: 'III:4', aue: 'napoleon' },
      coalition: { eich: 'yorck:8', hain: 'bernadotte' },
      dice: [3, 3, 1],
      also: (s) => {
        s.inside[at(s, 'III')] = 1;
        s.siege[town('eich')] = 1;
        s.control[town('eich')] = FRENCH;
      },
    });
    until(played, () => played.asked()?.prompt === 'siege').act(COALITION, 'besiege');
    expect(told(played, 'siegeDie')).toMatchObject([{ falls: false }]);
    until(played, ({ s }) => s.peace === ARMISTICE && s.phase === 0 && s.turn === 2);
    until(played, () => told(played, 'movedOut').length > 0);
    expect(played.s.siege.every((step) => step === OFF)).toBe(true);
    expect(played.s.inside[at(played.s, 'III')]).toBe(0);
    expect(place(played.s, 'yorck')).not.toBe('eich');
    expect(told(played, 'movedOut')).toMatchObject([{ side: COALITION, from: town('eich') }]);
    expect(played.s.control[town('eich')]).toBe(FRENCH);
  });

  test('[GLO 1813.A.armistice#17, GLO 1813.A.armistice#18] everything is turned face up, decoys go, and nothing is hidden in armistice turns', () => {
    const played = declared({
      hidden: true,
      french: { aue: 'I:10 II:5 napoleon', brand: 'foot' },
      coalition: { jahn: 'yorck:8 bernadotte mounted' },
    });
    const { s } = played;
    const about = () => s.place.flatMap((where, i) => (where >= 0 ? [i] : []));
    expect(about().every((one) => knows(s.face, one, PUBLIC))).toBe(true);
    expect(
      about().some((one) => (s.face.is[one] as number) >= stromCampaign.units.length + stromCampaign.leaders.length),
    ).toBe(false);
    expect(told(played, 'unmasked')).toHaveLength(2);
    until(played, ({ s: now }) => now.turn === 4);
    expect(s.peace).toBe(ARMISTICE);
    expect(about().every((one) => knows(s.face, one, PUBLIC))).toBe(true);
  });

  test('[GLO 1813.A.cards#17, GLO 1813.A.armistice#41] the pile is shuffled at the declaration and at the resumption, with the played cards; hands stay', () => {
    const played = eve({
      ...apart,
      hands: [[event('easy-march')], []],
      also: (s) => {
        s.aside = { is: s.deck.is.splice(0, 5), seen: s.deck.seen.splice(0, 5) };
        s.aside.seen.fill(2 ** 31 - 1);
      },
    });
    until(played, ({ s }) => s.peace === ARMISTICE);
    expect([played.s.aside.is.length, played.s.hands[FRENCH]?.is.includes(event('easy-march') >> 1)]).toEqual([
      0,
      true,
    ]);
    until(played, ({ s }) => s.peace === RESUMED);
    expect(told(played, 'shuffled').map(({ clause }) => clause)).toEqual([
      'GLO 1813.A.cards#17',
      'GLO 1813.A.armistice#41',
    ]);
  });
});

test('towns of the real map: Bernadotte comes to Berlin, or to the nearest town without enemies (ruling 151)', () => {
  const berlin = townIn(germany1813, 'berlin');
  const deploy = (french: Readonly<Record<string, string>>) => {
    const coalition = { breslau: 'pr-yorck:4 wittgenstein' };
    const played = table({ scenario: 'campaign', french, coalition, turn: 4 }, germany1813);
    until(played, ({ s }) => s.peace === ARMISTICE);
    return played.s.place[slot(played.s, 'bernadotte', germany1813)];
  };
  expect(deploy({ dresden: 'fr-iii:10 napoleon' })).toBe(berlin);
  const beside = deploy({ berlin: 'fr-iii:10 napoleon' });
  expect(beside).not.toBe(berlin);
  expect(germany1813.map.towns[berlin]?.neighbours).toContain(beside);
});
