import { describe, expect, test } from 'vitest';
import { averageCohesion, newBattle } from '../rules/battle/battle-force.ts';
import { countedStrength, modifiersOf, throwOf } from '../rules/battle/modifiers.ts';
import { FRENCH, type GloireState, OFF } from '../rules/state.ts';
import { position, slot, strom, told, town, where } from './position.ts';
import { came, fight, onBoard } from './battle-help.ts';

describe('GLO 8.3, 8.5: strength and modifiers', () => {
  const battleAt = (at: string) => newBattle(town(at), 'field', FRENCH, OFF);

  test('[GLO 1.2.2#24, GLO 1.2.2#25] example: 5 of cohesion 5, twice 5 of 4, twice 3 of 3: average 4', () => {
    const pack = {
      ...strom,
      units: strom.units.map((one) => ({
        ...one,
        sheets: one.sheets.map((sheet) => sheet && { ...sheet, cohesion: cohesion[one.id] ?? 3 }),
      })),
    };
    const played = position({ pack, french: { brand: 'I:5 II:5 III:5 IV:3 guard:3' } });
    expect(
      averageCohesion(
        { s: played.s, content: pack },
        ['I', 'II', 'III', 'IV', 'guard'].map((name) => slot(played.s, name)),
      ),
    ).toBe(4);
    const tie = position({ pack, french: { brand: 'I:5 II:5' } });
    expect(averageCohesion({ s: tie.s, content: pack }, [slot(tie.s, 'I'), slot(tie.s, 'II')])).toBe(5);
  });
  const cohesion: Readonly<Record<string, number>> = { I: 5, II: 4, III: 4, IV: 3, guard: 3 };

  test('[GLO 1.2.2#26, GLO 1.2.2#27] example: infantry 2 above the average raises it by 1; cavalry does not', () => {
    const of = (words: string) => {
      const played = position({ french: { brand: words } });
      return averageCohesion(
        onBoard(played),
        words.split(' ').map((word) => slot(played.s, word.split(':')[0] ?? '')),
      );
    };
    // The Guard has cohesion 6, the I corps 4, II and III 3.
    expect(of('guard:5 I:10 II:3 III:3')).toBe(5);
    expect(of('guard:5 I:10')).toBe(5);
    expect(of('II:8 III:5 horse:5')).toBe(3);
    expect(of('IV:6 horse:5')).toBe(2);
    expect(of('I:10 park')).toBe(4);
  });

  test('[GLO 1.2.2#26] ruling 191: a detachment of infantry raises the average as well', () => {
    const units = strom.units.map((one) =>
      one.id === 'f1' ? { ...one, sheets: one.sheets.map((sheet) => sheet && { ...sheet, cohesion: 5 }) } : one,
    );
    const pack = { ...strom, units };
    const played = position({ pack, french: { brand: 'II:8 f1:2' } });
    expect(averageCohesion({ s: played.s, content: pack }, [slot(played.s, 'II'), slot(played.s, 'f1')])).toBe(4);
  });

  test('[GLO 8.5#18, GLO 8.5#19] example: cohesion 2 attacks 4: the attacker takes 2 off, the defender adds 2', () => {
    const played = position({ french: { brand: 'IV:6' }, coalition: { brand: 'yorck:8' } });
    const board = onBoard(played);
    expect(throwOf(board, battleAt('brand'), 0).die).toBe(-2);
    expect(throwOf(board, battleAt('brand'), 1).die).toBe(2);
  });

  test('[GLO 8.5#20, GLO 8.5#21] the tactical bonus of the highest rank; of equals the best', () => {
    const bonus = (words: string) => {
      const played = position({ coalition: { brand: words } });
      return modifiersOf(onBoard(played), battleAt('brand'), 1).find(({ id }) => id === 'tactical')?.die ?? 0;
    };
    expect(bonus('ostermann:7 bernadotte tauentzien')).toBe(1);
    expect(bonus('ostermann:7 barclay wittgenstein')).toBe(3);
    expect(bonus('ostermann:7')).toBe(0);
  });

  test('[GLO 8.3#1, GLO 8.3#4, GLO 8.3#5, GLO 8.5#3] fatigued units count half, fractions of the sum are dropped', () => {
    const also = (s: GloireState) => {
      s.fatigued[slot(s, 'I')] = 1;
    };
    const played = position({ french: { brand: 'I:5 II:7' }, also });
    expect(countedStrength(onBoard(played), battleAt('brand'), 0)).toBe(9);
  });

  test('[GLO 8.5#4] fatigue ends with the turn', () => {
    const also = (s: GloireState) => {
      s.fatigued[slot(s, 'I')] = 1;
    };
    const played = position({ phase: 'combat', french: { brand: 'I:5' }, also });
    expect(played.s.fatigued[slot(played.s, 'I')]).toBe(1);
    played.s.fatigued.fill(1);
    played.act(1, 'done');
    expect(played.s.fatigued[slot(played.s, 'I')]).toBe(0);
  });

  test('[GLO 8.3#2, GLO 8.5#1] defensive ground: a column more for the defender, one less for the attacker', () => {
    const columns = (at: string, side: number) => {
      const played = position({ french: { [at]: 'I:10' }, coalition: { [at]: 'yorck:9' } });
      return throwOf(onBoard(played), battleAt(at), side).column;
    };
    expect([columns('brand', 0), columns('brand', 1)]).toEqual([3, 2]);
    expect([columns('dorn', 0), columns('dorn', 1)]).toEqual([2, 3]);
    // A fortified town counts as defensive to those outside its walls (GLO 8.8#4).
    expect([columns('eich', 0), columns('eich', 1)]).toEqual([2, 3]);
  });

  test('[GLO 8.3#3] an entrenchment serves the side that built it, when it defends', () => {
    const column = (owner: number) => {
      const also = (s: GloireState) => {
        s.entrenched[town('brand')] = owner;
      };
      const played = position({ french: { brand: 'I:10' }, coalition: { brand: 'yorck:9' }, also });
      return [0, 1].map((side) => throwOf(onBoard(played), battleAt('brand'), side).column);
    };
    expect(column(1)).toEqual([2, 4]);
    expect(column(0)).toEqual([3, 2]);
  });

  const flanked = (ways: Readonly<Record<string, string>>) => {
    const french = { brand: 'I:5 II:4' };
    return told(fight({ french, coalition: { brand: 'yorck:9' }, also: came(ways) }, [2, 1], [1, 1]), 'flank', 'fire');
  };

  test('[GLO 8.5#5, GLO 8.5#6, GLO 8.5#7] the flank: two Forces by different connections, settled before the fight', () => {
    const [flank, fire] = flanked({ I: 'aue-brand', II: 'brand-calau' });
    expect(flank).toMatchObject({ fact: 'flank', side: 0 });
    expect(fire?.['why']).toContain('flank');
    expect(flanked({ I: 'aue-brand', II: 'aue-brand' })[0]?.fact).toBe('fire');
    expect(flanked({ I: 'aue-brand' })[0]?.fact).toBe('fire');
  });

  const ring = { aue: 'II:3', calau: 'III:3', brand: 'I:9' };

  test('[GLO 8.5#10, GLO 8.5#11, GLO 8.5#12, GLO 8.5#16] encircled: 3 points on every side, or the attacker came from there', () => {
    const also = came({ I: 'brand-dorn' });
    const held = fight({ french: ring, coalition: { brand: 'yorck:9' }, also }, [2, 1], [1, 1]);
    expect(told(held, 'encircled')).toHaveLength(1);
    expect(told(held, 'fire')[0]?.['why']).toContain('encircled');
    const weak = fight({ french: { ...ring, aue: 'II:2' }, coalition: { brand: 'yorck:9' }, also }, [2, 1], [1, 1]);
    expect(told(weak, 'encircled')).toEqual([]);
    // With a second connection the flank is not added to it.
    const french = { ...ring, brand: 'I:5 IV:4' };
    const two = fight(
      { french, coalition: { brand: 'yorck:9' }, also: came({ I: 'brand-dorn', IV: 'brand-calau' }) },
      [2, 1],
      [1, 1],
    );
    expect(told(two, 'fire')[0]?.['why']).not.toContain('flank');
  });

  test('[GLO 8.5#13, GLO 8.5#14, GLO 8.7#8, GLO 8.7#9, GLO 9#10, GLO 4.2#1] a beaten encircled Force is lost, its leaders captured', () => {
    const wanted = { french: ring, coalition: { brand: 'yorck:4 tauentzien' }, also: came({ I: 'brand-dorn' }) };
    const played = fight(wanted, [2, 2], [6, 1, 1, 6, 1, 1]);
    expect(told(played, 'trapped')).toMatchObject([{ side: 1, clause: 'GLO 8.7#8' }]);
    expect(where(played.s, 'yorck')).toBe('-1');
    expect(told(played, 'captured')).toMatchObject([{ side: 0, points: 1 }]);
    expect(played.s.tally[1]).toBe(4);
  });

  test('[GLO 9#11, GLO 9#13, GLO 9#14] a commander in chief is worth 3, and Napoleon the game', () => {
    const wanted = { french: ring, coalition: { brand: 'yorck:4 bernadotte' }, also: came({ I: 'brand-dorn' }) };
    const played = fight(wanted, [2, 2], [6, 1, 1, 6, 1, 1]);
    expect(played.s.capturePoints).toEqual([3, 0]);
    const emperor = fight(
      {
        active: 'coalition',
        french: { brand: 'II:4 napoleon' },
        coalition: { brand: 'yorck:9', aue: 'buelow:6', calau: 'ostermann:7' },
        also: came({ yorck: 'brand-dorn' }),
      },
      [2, 2],
      [6, 1, 1, 6, 1, 1],
    );
    expect(emperor.referee.state.result).toMatchObject({ winners: [1], reason: 'napoleon', clause: 'GLO 9#14' });
  });
});
