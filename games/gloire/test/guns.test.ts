import { describe, expect, test } from 'vitest';
import type { GloireState } from '../rules/state.ts';
import { endure } from './battle-help.ts';
import { go, type Played, type Position, position, setOut, slot, strom, told, town, where } from './position.ts';

describe('GLO 6.5.2: march to the guns', () => {
  /** A battle at Brand that the French fight; the Coalition may bring others. */
  const guns = (coalition: Record<string, string>, dice: readonly number[] = [], rest: Position = {}) => {
    const played = position({
      ...rest,
      french: { brand: 'I:9', ...rest.french },
      coalition: { brand: 'buelow:6', ...coalition },
      dice,
    });
    return played.act(0, 'done');
  };
  const marchFrom = (played: Played, at: string, names: string) => {
    played.act(1, 'toGuns', town(at), town('brand'));
    for (const name of names.split(' ')) played.act(1, 'pick', slot(played.s, name));
    return played.act(1, 'done');
  };

  test('[GLO 6.5.2#1, GLO 6.5.2#2, GLO 2.B3#1, GLO 2.B3#2] Forces of the other player 1 or 2 points away may try', () => {
    const played = guns({ dorn: 'yorck:8', calau: 'ostermann:7', eich: 'hussars:3' });
    expect(told(played, 'battleMarker')).toMatchObject([{ town: town('brand') }]);
    expect(played.asked()).toMatchObject({ seat: 1, prompt: 'toGuns' });
    // Dorn 1, Calau 2 by the track; Eich is 3 away.
    expect(played.offers(1, 'toGuns')).toEqual([
      [town('calau'), town('brand')],
      [town('dorn'), town('brand')],
    ]);
  });

  test('[GLO 2.B3#4] units of the active player beside the battle are not asked', () => {
    const french = { aue: 'II:7 napoleon', dorn: 'III:5' };
    // Nobody but they could come: there is no question at all.
    expect(guns({}, [], { french }).asked()?.prompt).toBe('tactic');
    const played = guns({ calau: 'yorck:8' }, [], { french });
    expect([played.referee.waiting(), played.offers(0)]).toEqual([[1], []]);
    expect(played.offers(1, 'toGuns')).toEqual([[town('calau'), town('brand')]]);
    played.act(1, 'pass');
    expect([played.asked()?.prompt, where(played.s, 'II'), where(played.s, 'III')]).toEqual(['tactic', 'aue', 'dorn']);
    // In the enemy's turn the same units are.
    const theirs = position({
      active: 'coalition',
      french: { brand: 'I:9', ...french },
      coalition: { brand: 'buelow:6' },
    });
    expect(theirs.act(1, 'done').asked()).toMatchObject({ seat: 0, prompt: 'toGuns' });
  });

  test('[GLO 2.B3#3] nobody has to', () => {
    expect(guns({ dorn: 'yorck:8' }).act(1, 'pass').asked()?.prompt).toBe('tactic');
  });

  test('[GLO 6.5.2#5, GLO 6.5.2#13, GLO 8.5#8] one point away: from the second round on, with the flank by a connection of its own', () => {
    const played = marchFrom(guns({ dorn: 'yorck:8 bernadotte' }, [3, 1, 1]), 'dorn', 'yorck bernadotte');
    expect(told(played, 'toGuns')).toMatchObject([{ die: 3, reached: true }]);
    expect(where(played.s, 'yorck')).toBe('dorn');
    played.act(0, 'tactic', 2).act(1, 'tactic', 2);
    expect(told(played, 'joined')).toMatchObject([{ round: 2, count: 2 }]);
    const second = told(played, 'fire').find((fact) => fact['round'] === 2 && fact['side'] === 1);
    expect(second?.['why']).toContain('flank');
    expect(told(played, 'fire').find((fact) => fact['round'] === 1 && fact['side'] === 1)?.['why']).not.toContain(
      'flank',
    );
  });

  test('[GLO 6.5.2#14] two points away: from the third round on, and not before', () => {
    const rest = { french: { brand: 'I:10 ney' } };
    const coalition = { brand: 'buelow:7', calau: 'yorck:8 bernadotte' };
    // The march; two rounds with guns in the second, and a test of morale; the third.
    const played = marchFrom(guns(coalition, [3, 1, 1, 1, 1, 1, 1, 1, 1, 1], rest), 'calau', 'yorck bernadotte');
    expect(told(played, 'toGuns')).toMatchObject([{ reached: true }]);
    endure(played.act(0, 'tactic', 3).act(1, 'tactic', 2));
    expect(told(played, 'joined')).toMatchObject([{ round: 3, count: 2 }]);
    const columns = told(played, 'fire')
      .filter((fact) => fact['side'] === 1)
      .map((fact) => [fact['round'], fact['column']]);
    // Buelow's seven and six points; then five and eight.
    expect(columns).toEqual([
      [1, 2],
      [2, 2],
      [3, 3],
    ]);
  });

  test('[GLO 6.5.2#15] example: two points away, and the battle has two rounds: it stays', () => {
    const played = marchFrom(guns({ calau: 'yorck:8 bernadotte' }, [3, 1, 1, 1, 1]), 'calau', 'yorck bernadotte');
    played.act(0, 'tactic', 2).act(1, 'tactic', 2);
    while (played.asked()?.prompt === 'suffer')
      played.act(played.asked()?.seat ?? 0, 'allot', played.offers(played.asked()?.seat ?? 0)[0]?.[1] as number);
    expect([where(played.s, 'yorck'), told(played, 'joined')]).toEqual(['calau', []]);
    expect(told(played, 'tooLate').length).toBeGreaterThan(0);
  });

  test('[GLO 6.5.2#12] the connection does not change the die: by a track a 3 is enough, where an interception fails', () => {
    // With the French at Aue there is only the track.
    const french = { aue: 'II:7' };
    const thrown = (die: number) => {
      const played = guns({ calau: 'yorck:8 bernadotte' }, [die], { french });
      return told(marchFrom(played, 'calau', 'yorck bernadotte'), 'toGuns');
    };
    expect(thrown(3)).toMatchObject([{ die: 3, reached: true }]);
    expect(thrown(4)).toMatchObject([{ die: 4, reached: false }]);
    const entered = position({
      french: { dorn: 'I:9', ...french },
      coalition: { calau: 'yorck:8 bernadotte' },
      dice: [3],
    });
    go(setOut(entered, 'dorn', 'I'), 'brand').act(1, 'intercept', town('calau'));
    for (const name of ['yorck', 'bernadotte']) entered.act(1, 'pick', slot(entered.s, name));
    expect(told(entered.act(1, 'done'), 'interception')).toMatchObject([{ die: 3, far: 1, reached: false }]);
  });

  test('[GLO 6.5.2#16] a Force that has tried goes to no other battle; those it left behind may', () => {
    const french = { aue: 'II:7' };
    const two = (names: string) => {
      const coalition = { aue: 'grenadiers:5', calau: 'yorck:8 bernadotte hussars:3' };
      const played = guns(coalition, [6], { french });
      expect(played.offers(1, 'toGuns')).toEqual([
        [town('calau'), town('aue')],
        [town('calau'), town('brand')],
      ]);
      return marchFrom(played, 'calau', names);
    };
    const all = two('yorck bernadotte hussars');
    expect(told(all, 'toGuns')).toMatchObject([{ die: 6, reached: false }]);
    expect(all.asked()?.prompt).toBe('fight');
    const some = two('yorck bernadotte');
    expect(some.offers(1)).toEqual([['pass'], ['toGuns', town('calau'), town('aue')]]);
    some.act(1, 'toGuns', town('calau'), town('aue'));
    expect(some.offers(1, 'pick')).toEqual([[slot(some.s, 'hussars')]]);
  });

  test('[GLO 6.5.2#16] the next turn it may again', () => {
    const also = (s: GloireState) => {
      for (const name of ['yorck', 'bernadotte']) s.triedGuns[slot(s, name)] = 1;
    };
    const french = { aue: 'I:9 napoleon' };
    const coalition = { brand: 'buelow:6', dorn: 'yorck:8 bernadotte' };
    const attack = (played: Played) =>
      go(setOut(played, 'aue', 'I'), 'brand')
        .act(1, 'pass')
        .act(0, 'done');
    expect(attack(position({ french, coalition, also })).asked()?.prompt).toBe('tactic');
    const later = position({ french, coalition, also, dice: [1, 1, 1, 1] })
      .act(0, 'done')
      .act(1, 'done');
    expect(later.act(0, 'first').s.turn).toBe(1);
    expect(attack(later).offers(1)).toEqual([['pass'], ['toGuns', town('dorn'), town('brand')]]);
  });

  test('[GLO 6.5.2#3, GLO 6.5.2#4, GLO 7.1#7] an enemy Force on the way bars it, decoys alone do not, and are shown', () => {
    const through = (french: string) => {
      const played = guns({ aue: '', eich: '', calau: 'yorck:8 bernadotte' }, [1], {
        hidden: true,
        french: { aue: french },
      });
      return played;
    };
    // From Calau there is the track as well: by Aue or by the track it is 2 points.
    expect(through('II:7').may(1, 'toGuns', town('calau'), town('brand'))).toBe(true);
    const only = (french: string) => {
      const pack = {
        ...strom,
        map: {
          ...strom.map,
          links: strom.map.links.map((one) => (one.id === 'brand-calau' ? { ...one, kind: 'pass' as const } : one)),
        },
      };
      const tables = {
        ...strom.tables,
        terrain: {
          ...strom.tables.terrain,
          links: { ...strom.tables.terrain.links, pass: { infantry: 4, cavalry: 4, artillery: 4, leader: 4 } },
        },
      };
      const wanted = {
        pack: { ...pack, tables },
        hidden: true,
        french: { brand: 'I:9', aue: french },
        coalition: { brand: 'buelow:6', calau: 'yorck:8 bernadotte' },
      };
      return marchFrom(position({ ...wanted, dice: [1] }).act(0, 'done'), 'calau', 'yorck bernadotte');
    };
    expect(told(only('II:7'), 'toGuns')).toEqual([]);
    expect(told(only('II:7'), 'held').map((fact) => fact['town'])).toContain(town('aue'));
    const bluff = only('foot');
    expect(told(bluff, 'toGuns')).toMatchObject([{ reached: true }]);
    expect(bluff.s.place.filter((at) => at === town('aue'))).toHaveLength(1);
  });

  test('[GLO 6.5.1#23] nobody marches to a battle by interception', () => {
    const also = (s: GloireState) => {
      s.surprise[town('brand')] = 1;
    };
    expect(guns({ dorn: 'yorck:8' }, [], { also }).asked()?.prompt).toBe('tactic');
  });
});
