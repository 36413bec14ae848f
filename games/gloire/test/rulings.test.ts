import { describe, expect, test } from 'vitest';
import { seriesReplacements } from '../content/testing/strom/index.ts';
import type { Arrival, Weather } from '../content/types.ts';
import type { GloireState } from '../rules/state.ts';
import {
  go,
  into,
  link,
  type Played,
  type Position,
  position,
  setOut,
  slot,
  strom,
  told,
  town,
  unit,
  ways,
  where,
} from './position.ts';

const shutIn =
  (...names: string[]) =>
  (s: GloireState): void => {
    for (const name of names) s.inside[slot(s, name)] = 1;
    s.siege[town('eich')] = 0;
  };

/** Sends part of a stack to intercept. */
function intercept(played: Played, from: string, names: string): Played {
  played.act(1, 'intercept', town(from));
  for (const name of names.split(' ')) played.act(1, 'pick', slot(played.s, name));
  return played.act(1, 'done');
}

describe('rulings of the turn and of movement', () => {
  test('[GLO 3.2#1] ruling 2: a besieged Napoleon is on the map', () => {
    const wanted = { phase: 'turn', french: { eich: 'II:5 napoleon' }, coalition: { eich: 'yorck:9' } } as const;
    const played = position({ ...wanted, also: shutIn('II', 'napoleon'), dice: [1] });
    expect(played.asked()).toMatchObject({ seat: 0, prompt: 'first' });
    expect(told(played, 'firstDice')).toEqual([]);
  });

  test('[GLO 5.3#6] ruling 16: nobody is activated twice in a turn, leaders neither', () => {
    const played = position({ french: { brand: 'ney', aue: 'napoleon' } });
    go(setOut(played, 'brand', 'ney'), 'dorn').act(0, 'done');
    expect(played.why(0, 'force', town('dorn'))).toEqual({ reason: 'allActed', clause: 'GLO 5.3#6' });
  });

  const arriving: Arrival = {
    turn: 1,
    side: 1,
    at: { kind: 'town', town: town('jahn') },
    forces: [{ unit: unit('yorck'), points: 6 }],
    leaders: [],
    die: 0,
    option: null,
    ifHeld: -1,
  };
  const packWith = (arrival: Arrival, series = false) => ({
    ...strom,
    campaign: series ? { ...strom.campaign, replacements: seriesReplacements } : strom.campaign,
    scenarios: strom.scenarios.map((one) => ({ ...one, arrivals: [arrival] })),
  });
  const dueNow = (s: GloireState) => s.due.fill(0);

  test('[GLO 3.3#5] ruling 28: once they have come, the town of arrival can be attacked like any other', () => {
    const wanted = { pack: packWith(arriving), phase: 'turn', french: { ilm: 'I:10 napoleon' }, also: dueNow } as const;
    const played = position({ ...wanted, dice: [1, 4] }).act(0, 'first');
    expect(where(played.s, 'yorck')).toBe('jahn');
    expect(ways(setOut(played, 'ilm', 'I napoleon'))).toContain('jahn');
  });

  test('[GLO 1813.B.3.3#2, GLO 3.3#12] ruling 32: the besieged take replacements in 1813, not in the older campaigns', () => {
    const takers = (series: boolean) => {
      const points: Arrival = { ...arriving, side: 0, at: { kind: 'points', nation: 0, points: 1 }, forces: [] };
      const also = (s: GloireState) => {
        dueNow(s);
        shutIn('II')(s);
        s.lost[unit('II')] = 2;
      };
      const wanted = { french: { eich: 'II:5', calau: 'napoleon' }, coalition: { eich: 'yorck:9' }, also };
      const played = position({ pack: packWith(points, series), phase: 'turn', ...wanted, dice: [1] }).act(0, 'first');
      return played.offers(0, 'replace').map(([at]) => strom.units[at as number]?.id);
    };
    expect([takers(false), takers(true)]).toEqual([['II'], []]);
  });

  test('[GLO 5.5.2#1, GLO 7.1#3] ruling 40: decoys make a forced march for show, and throw nothing', () => {
    const played = position({
      hidden: true,
      french: { brand: 'napoleon', dorn: 'foot' },
      coalition: { jahn: 'yorck:8' },
    });
    const [[decoy] = []] = played.act(0, 'force', town('dorn')).offers(0, 'pick');
    played.act(0, 'pick', decoy as number).act(0, 'forced');
    go(played, 'brand').act(0, 'done');
    expect(told(played, 'setOut')).toMatchObject([{ forced: true }]);
    expect([told(played, 'straggled'), played.s.fatigued[decoy as number]]).toEqual([[], 1]);
  });

  test('[GLO 5.3#7] ruling 42: a garrison shut in does not stop friends of its besieger', () => {
    const wanted = {
      active: 'coalition',
      french: { eich: 'II:5' },
      coalition: { eich: 'yorck:9', glau: 'buelow:6' },
    } as const;
    const played = go(setOut(position({ ...wanted, also: shutIn('II') }), 'glau', 'buelow'), 'eich');
    expect(ways(played)).toEqual(['calau', 'dorn', 'glau']);
  });

  test('[GLO 6.1#5] ruling 49: a detachment whose unit is gone stays what it is, with its army', () => {
    const also = (s: GloireState) => {
      s.origin[unit('f1')] = unit('II');
      s.armyOf[unit('f1')] = 0;
    };
    const played = position({ french: { brand: 'f1:2 III:4', aue: 'napoleon' }, also });
    played.act(0, 'force', town('brand')).act(0, 'pick', slot(played.s, 'III'));
    expect(played.offers(0, 'rejoin')).toEqual([]);
    setOut(played.act(0, 'cancel'), 'brand', 'f1');
    expect(played.s.spent[0]).toBe(1);
  });

  test('[GLO 6.4#18] ruling 65: no pontoon beside a broken bridge', () => {
    const played = setOut(position({ french: { eich: 'I:10' }, broken: [link('eich-glau')] }), 'eich', 'I');
    expect(played.why(0, 'pontoon', link('eich-glau'))).toEqual({ reason: 'noPlaceForBoats', clause: 'GLO 6.4#18' });
    expect(played.may(0, 'repair', link('eich-glau'))).toBe(true);
  });
});

describe('rulings of reactions', () => {
  test('[GLO 6.3#18] ruling 61: nobody withdraws before an interception', () => {
    const played = position({ french: { aue: 'horse:5' }, coalition: { dorn: 'yorck:8 bernadotte' }, dice: [1] });
    go(setOut(played, 'aue', 'horse'), 'brand');
    intercept(played, 'dorn', 'yorck bernadotte').act(1, 'engage');
    expect(told(played, 'intercepted')).toHaveLength(1);
    expect(played.asked()?.prompt).toBe('activate');
  });

  test('[GLO 6.5.1#4] ruling 68: a retreat is not intercepted', () => {
    const wanted = {
      phase: 'combat',
      french: { brand: 'I:10 ney', dorn: 'II:7 napoleon' },
      coalition: { brand: 'yorck:8' },
    } as const;
    const played = position({ ...wanted, dice: [4, 1, 6] })
      .act(0, 'tactic', 2)
      .act(1, 'tactic', 1);
    expect(played.asked()).toMatchObject({ seat: 1, prompt: 'retreat' });
    played.act(1, 'retreat', town('aue'));
    expect(played.asked()?.prompt).not.toBe('intercept');
  });

  test.each<[Weather, number]>([
    ['clear', 0],
    ['rain', 1],
    ['mud', 1],
    ['snow', 0],
  ])('[GLO 6.5.1#17, GLO 3.1#5] ruling 73: in %s the ford adds %i to the die of an interception', (weather, far) => {
    const wanted = { french: { aue: 'I:10' }, coalition: { eich: 'yorck:8 bernadotte' }, weather, dice: [1] };
    const played = go(setOut(position(wanted), 'aue', 'I'), 'calau');
    expect(told(intercept(played, 'eich', 'yorck bernadotte'), 'interception')).toMatchObject([{ far }]);
  });

  test('[GLO 6.5.1#8] ruling 79: besiegers are busy, and intercept nobody', () => {
    const moved = (also: (s: GloireState) => void, french: Record<string, string>) =>
      go(
        setOut(position({ french: { aue: 'I:10', ...french }, coalition: { eich: 'yorck:9' }, also }), 'aue', 'I'),
        'calau',
      );
    expect(moved(() => {}, {}).asked()?.prompt).toBe('intercept');
    expect(moved(shutIn('II'), { eich: 'II:5' }).asked()?.prompt).toBe('step');
  });
});

describe('rulings of battle', () => {
  const fight = (wanted: Position, tactics: [number, number], dice: readonly number[]) =>
    position({ phase: 'combat', ...wanted, dice })
      .act(0, 'tactic', tactics[0])
      .act(1, 'tactic', tactics[1]);
  const came = (name: string, way: string) => (s: GloireState) => {
    s.came[slot(s, name)] = link(way);
  };

  test('[GLO 8.4#9, GLO 8.1#8] ruling 93: the odds are looked at before every round', () => {
    const wanted = { french: { brand: 'I:12 napoleon' }, coalition: { brand: 'buelow:3 tauentzien' } };
    // Three points are too many; one of them is lost in the first round, and morale holds.
    const played = fight(wanted, [3, 2], [1, 1, 1]);
    expect(told(played, 'fire').map((fact) => fact['round'])).toEqual([1, 1]);
    expect(played.asked()).toMatchObject({ seat: 0, prompt: 'overrun' });
  });

  test.each([
    [3, true],
    [4, false],
  ])('[GLO 8.7#7] ruling 105: attackers of %i points leave the way they came open: %s', (points, open) => {
    const french = { brand: `III:${points} ney`, aue: '' };
    const wanted = { french, coalition: { brand: 'yorck:2' }, also: came('III', 'brand-dorn') };
    const played = fight(wanted, [1, 1], [6, 1, 6]);
    expect(played.asked()).toMatchObject({ seat: 1, prompt: 'retreat' });
    expect(played.may(1, 'retreat', town('dorn'))).toBe(open);
  });

  test('[GLO 8.5#10] ruling 106: a river without a bridge is no way out', () => {
    // Beside Dorn lie Brand, whence the attacker came, Eich, which is held, and Furt beyond the Strom.
    const wanted = {
      french: { dorn: 'I:9', eich: 'II:3' },
      coalition: { dorn: 'yorck:9' },
      also: came('I', 'brand-dorn'),
    };
    expect(told(fight(wanted, [1, 1], [1, 1]), 'encircled')).toHaveLength(1);
    expect(told(fight({ ...wanted, boats: [link('dorn-furt')] }, [1, 1], [1, 1]), 'encircled')).toEqual([]);
  });

  test('[GLO 8.8#37] ruling 122: besiegers whom a relief attacks find no walls to go behind', () => {
    const wanted = {
      french: { eich: 'II:5', calau: 'I:10 napoleon' },
      coalition: { eich: 'yorck:9' },
      also: shutIn('II'),
    };
    const played = into(setOut(position(wanted), 'calau', 'I napoleon'), 'eich').act(0, 'done');
    expect(told(played, 'battle')).toMatchObject([{ kind: 'sortie', side: 0 }]);
    expect(played.asked()?.prompt).toBe('tactic');
  });
});
