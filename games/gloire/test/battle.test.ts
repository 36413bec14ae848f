import { describe, expect, test } from 'vitest';
import type { Weather } from '../content/types.ts';
import { averageCohesion, newBattle } from '../rules/battle-force.ts';
import { countedStrength, modifiersOf, throwOf } from '../rules/modifiers.ts';
import { FRENCH, type GloireState, OFF } from '../rules/state.ts';
import { tacticsOf } from '../rules/tactics.ts';
import {
  link,
  type Played,
  type Position,
  points,
  position,
  slot,
  strom,
  told,
  town,
  unit,
  where,
} from './position.ts';

/** A battle at Brand that the French fight as attackers, with these tactics and dice. */
function fight(wanted: Position, tactics: readonly [number, number], dice: readonly number[], at = 'brand'): Played {
  const played = position({ phase: 'combat', ...wanted, dice });
  if (played.asked()?.prompt === 'fight') played.act(played.s.active, 'fight', town(at));
  if (played.asked()?.prompt === 'walls') played.act(played.asked()?.seat ?? 0, 'outside');
  return played.act(0, 'tactic', tactics[0]).act(1, 'tactic', tactics[1]);
}

/** Lets whoever is asked bear losses as they are offered first. */
function endure(played: Played): Played {
  for (let asked = played.asked(); asked?.prompt === 'suffer'; asked = played.asked()) {
    played.act(asked.seat, 'allot', played.offers(asked.seat)[0]?.[1] as number);
  }
  return played;
}

/** Notes that pieces came by a connection this turn. */
const came =
  (ways: Readonly<Record<string, string>>) =>
  (s: GloireState): void => {
    for (const [name, way] of Object.entries(ways)) s.came[slot(s, name)] = link(way);
  };

const both = { french: { brand: 'I:10 ney' }, coalition: { brand: 'yorck:8 barclay' } } as const;
const onBoard = (played: Played) => ({ s: played.s, content: played.content });

describe('GLO 8, 8.1: the course of a battle', () => {
  test('[GLO 8#1, GLO 2.B4#1, GLO 2.B4#2, GLO 0.1#4] there is a battle wherever both sides stand, and nowhere else', () => {
    const played = position({
      phase: 'combat',
      french: { brand: 'I:10', aue: 'II:7' },
      coalition: { brand: 'yorck:8' },
    });
    expect(played.asked()).toMatchObject({ prompt: 'tactic' });
    expect(played.referee.waiting()).toEqual([0, 1]);
    const none = position({ phase: 'combat', french: { aue: 'II:7' }, coalition: { brand: 'yorck:8' } });
    expect(told(none, 'battle')).toEqual([]);
  });

  test('[GLO 8#2] the active player chooses the order', () => {
    const wanted = { french: { brand: 'I:10', aue: 'II:7' }, coalition: { brand: 'yorck:8', aue: 'buelow:6' } };
    const played = position({ phase: 'combat', active: 'coalition', ...wanted });
    expect(played.asked()).toMatchObject({ seat: 1, prompt: 'fight' });
    expect(played.offers(1)).toEqual([
      ['fight', town('aue')],
      ['fight', town('brand')],
    ]);
    played.act(1, 'fight', town('brand'));
    expect(told(played, 'battle')).toMatchObject([{ town: town('brand'), side: 1 }]);
  });

  test('[GLO 8.1#1, GLO 8.1#2, GLO 8.1#3] tactics are secret, shown together, and before any unit', () => {
    const played = position({ phase: 'combat', hidden: true, ...both });
    played.act(0, 'tactic', 3);
    expect(told(played, 'tactics', 'kernel.met')).toEqual([]);
    expect(JSON.stringify(played.referee.through(1).state.stack)).not.toContain('"got":3');
    played.act(1, 'tactic', 1);
    expect(told(played, 'tactics')).toMatchObject([{ french: 3, coalition: 1 }]);
    const [first] = played.facts.filter(({ fact }) => fact === 'kernel.met' || fact === 'fire');
    expect(first?.fact).toBe('kernel.met');
  });

  test('[GLO 8.1#6, GLO 8.1#9, GLO 8.1#10, GLO 8.1#11, GLO 8.4#1] a die each in the column of its strength; losses take effect together', () => {
    // French 10 points: fourth column; Coalition 8: third. Cohesion is 4 on both sides, Ney adds 2.
    const played = fight(both, [2, 1], [3, 6, 1, 1]);
    const [first, second] = told(played, 'fire');
    expect(first).toMatchObject({ side: 0, die: 3, added: 2, column: 3, points: 2 });
    expect(second).toMatchObject({ side: 1, die: 6, added: 0, column: 2, points: 2 });
    expect([points(played.s, 'I'), points(played.s, 'yorck')]).toEqual([8, 6]);
  });

  test('[GLO 8.1#12, GLO 8.4#2, GLO 8.1#4] guns fire in rounds 2 and 4 only', () => {
    const french = { brand: 'I:12 II:8 napoleon' };
    const coalition = { brand: 'yorck:9 buelow:7 bernadotte' };
    const played = endure(fight({ french, coalition }, [4, 4], new Array(40).fill(1)));
    const rounds = told(played, 'guns').map((fact) => fact['round']);
    expect([...new Set(rounds)]).toEqual([2, 4]);
    expect(told(played, 'fire').map((fact) => fact['round'])).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
  });

  test('[GLO 8.1#13, GLO 8.1#15, GLO 8.1#17] after the last round who lost more is beaten', () => {
    // 3 + 2 in column 3 takes 2 points; 1 in column 2 takes none: the 2 of 8 points make Yorck test, and he holds.
    const played = fight(both, [2, 1], [3, 1, 1]);
    expect(told(played, 'morale')).toMatchObject([{ side: 1, die: 1, held: true }]);
    expect(told(played, 'beaten')).toMatchObject([{ side: 1, lost: [0, 2] }]);
  });

  test('[GLO 8.1#14, GLO 8.1#16] who must fall back after a morale test is beaten at once, whatever he lost', () => {
    const french = { brand: 'I:10 ney' };
    const played = fight({ french, coalition: { brand: 'yorck:8 bernadotte' } }, [3, 2], [3, 1, 6]);
    expect(told(played, 'fire')).toHaveLength(2);
    expect(told(played, 'beaten')).toMatchObject([{ side: 1 }]);
    // Ruling 100: if both must, who lost more is beaten; here nobody did.
    const both = fight({ french, coalition: { brand: 'yorck:8 bernadotte' } }, [3, 2], [3, 6, 6, 6]);
    expect(told(both, 'drawn')).toMatchObject([{ lost: [2, 2] }]);
  });

  test('[GLO 8.1#18, GLO 8.1#19, GLO 8.1#20, GLO 8.1#21, GLO 8.7#3] equal losses: drawn; the attacker goes back where he came from', () => {
    const wanted = { french: { brand: 'I:9' }, coalition: { brand: 'yorck:9' }, also: came({ I: 'brand-dorn' }) };
    const played = fight(wanted, [2, 1], [1, 1]);
    expect(told(played, 'drawn')).toMatchObject([{ lost: [0, 0] }]);
    expect([where(played.s, 'I'), where(played.s, 'yorck')]).toEqual(['dorn', 'brand']);
    expect(played.s.battlePoints).toEqual([0, 0]);
    // No pursuit, and the defender may go if he likes (GLO 8.7#4).
    expect(told(played, 'pursuit')).toEqual([]);
    expect(played.asked()).toMatchObject({ seat: 1, prompt: 'leave' });
  });

  test('[GLO 8.1#22, GLO 8.1#23, GLO 8.1#24, GLO 8.4#3] the beaten retreats, then the victor pursues and his losses fall at once', () => {
    const wanted = { french: { brand: 'I:10 horse:5 ney' }, coalition: { brand: 'yorck:8 barclay' } };
    const played = fight(wanted, [2, 1], [3, 1, 1, 5]);
    expect(played.asked()).toMatchObject({ seat: 1, prompt: 'retreat' });
    played.act(1, 'retreat', town('aue'));
    expect(told(played, 'pursuit')).toMatchObject([{ side: 0, die: 5, horse: 5, points: 2 }]);
    expect(points(played.s, 'yorck')).toBe(8 - 2 - 2);
    expect(where(played.s, 'yorck')).toBe('aue');
  });

  test.each<[Weather, number | null]>([
    ['clear', 0],
    ['rain', -1],
    ['snow', -1],
    ['mud', null],
  ])('[GLO 3.1#6, GLO 3.1#10, GLO 3.1#17] pursuit in %s', (weather, added) => {
    const wanted = { french: { brand: 'I:10 horse:5 ney' }, coalition: { brand: 'yorck:8 barclay' }, weather };
    const played = fight(wanted, [2, 1], [3, 1, 1, 5]);
    played.act(1, 'retreat', town('aue'));
    expect(told(played, 'pursuit').map((fact) => fact['added'])).toEqual(added === null ? [] : [added]);
  });

  test('[GLO 3.1#14] snow takes a round off, but the first', () => {
    const french = { brand: 'I:12 napoleon' };
    const coalition = { brand: 'yorck:9 bernadotte' };
    const rounds = (weather: Weather, tactics: [number, number]) =>
      told(fight({ french, coalition, weather }, tactics, new Array(20).fill(1)), 'tactics')[0];
    expect(rounds('snow', [3, 2])).toMatchObject({ type: 2, rounds: 1 });
    expect(rounds('clear', [3, 2])).toMatchObject({ type: 2, rounds: 2 });
    const lone = fight({ french: { brand: 'I:9' }, coalition: { brand: 'yorck:9' }, weather: 'snow' }, [1, 1], [1, 1]);
    expect(told(lone, 'tactics')[0]).toMatchObject({ type: 1, rounds: 1 });
  });

  test('[GLO 3.1#16] snow lowers the dice of guns', () => {
    const french = { brand: 'I:12 II:8 napoleon' };
    const coalition = { brand: 'yorck:9 buelow:7 bernadotte' };
    const played = endure(fight({ french, coalition, weather: 'snow' }, [4, 3], new Array(40).fill(1)));
    expect(told(played, 'guns').map((fact) => fact['added'])).toEqual([-1, -1]);
  });
});

describe('GLO 8.2: tactics', () => {
  const tactics = (words: string, side: 'french' | 'coalition' = 'french') => {
    const played = position({ [side]: { brand: words } });
    const slots = words.split(' ').map((word) => slot(played.s, word.split(':')[0] ?? ''));
    return tacticsOf(onBoard(played), slots);
  };

  test('[GLO 8.2#5, GLO 8.2#6] decisive: a leader of rank 3 or 4 and 15 points', () => {
    expect(tactics('I:10 II:5 ney')).toContain(4);
    expect(tactics('I:10 II:4 ney')).not.toContain(4);
    expect(tactics('I:10 II:5 reynier')).not.toContain(4);
    expect(tactics('I:10 II:5 napoleon')).toContain(4);
  });

  test('[GLO 8.2#7, GLO 8.2#8] offensive: any leader and 10 points', () => {
    expect(tactics('I:10 reynier')).toContain(3);
    expect(tactics('I:9 reynier')).not.toContain(3);
    expect(tactics('I:10')).not.toContain(3);
  });

  test('[GLO 8.2#9, GLO 8.2#10, GLO 8.2#11] covering: not for a lone detachment, nor for less than 3 points', () => {
    expect(tactics('I:3')).toEqual([1, 2]);
    expect(tactics('I:2')).toEqual([1]);
    expect(tactics('cossacks:3', 'coalition')).toEqual([1]);
    expect(tactics('cossacks:3 barclay', 'coalition')).toEqual([1, 2]);
    expect(tactics('cossacks:3 c1:1', 'coalition')).toEqual([1, 2]);
  });

  test('[GLO 8.2#12] skirmish: not for 10 points or more; ruling 96: unless nothing else is allowed', () => {
    expect(tactics('I:9')).toEqual([1, 2]);
    expect(tactics('I:10')).toEqual([2]);
    expect(tactics('cossacks:10', 'coalition')).toEqual([1]);
  });

  test('[GLO 8.2#1, GLO 8.2#12] why a tactic is closed', () => {
    const played = position({ phase: 'combat', french: { brand: 'I:10' }, coalition: { brand: 'yorck:8' } });
    expect(played.offers(0)).toEqual([['tactic', 2]]);
    expect(played.why(0, 'tactic', 1)).toEqual({ reason: 'tooManyToSkirmish', clause: 'GLO 8.2#12' });
    expect(played.why(0, 'tactic', 4)).toEqual({ reason: 'noDecisive', clause: 'GLO 8.2#6' });
  });

  test('[GLO 8.2#2, GLO 8.2#3, GLO 8.2#4] half the sum, rounded down; up if only one side has a leader', () => {
    const type = (french: string, coalition: string, chosen: [number, number]) =>
      told(
        fight({ french: { brand: french }, coalition: { brand: coalition } }, chosen, new Array(20).fill(1)),
        'tactics',
      )[0]?.['type'];
    expect(type('I:10 ney', 'yorck:9 bernadotte', [3, 2])).toBe(2);
    expect(type('I:10 ney', 'yorck:9', [3, 2])).toBe(3);
    expect(type('I:9', 'yorck:9', [2, 1])).toBe(1);
    expect(type('I:9 ney', 'yorck:9', [2, 1])).toBe(2);
  });
});

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

  test('[GLO 8.4#6] a unit with one point is spared while another has more', () => {
    const wanted = { french: heavy.french, coalition: { brand: 'yorck:8 buelow:1' } };
    const played = fight(wanted, [2, 2], [6, 1]);
    expect([points(played.s, 'yorck'), points(played.s, 'buelow')]).toEqual([3, 1]);
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

  test('[GLO 8.6#11] ruling 108: where flags close every way, those of nothing but decoys open', () => {
    const wanted = {
      hidden: true,
      french: { brand: 'I:10 ney', aue: 'foot', calau: 'II:7', dorn: 'III:5' },
      coalition: { brand: 'yorck:8' },
    };
    const played = fight(wanted, [2, 1], [4, 1, 6]);
    expect(where(played.s, 'yorck')).toBe('aue');
    expect(told(played, 'unmasked')).toMatchObject([{ town: town('aue'), side: 0 }]);
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

  test('[GLO 8.4#23, GLO 8.4#24] not through works, nor through a fortress', () => {
    const dug = (s: GloireState) => {
      s.entrenched[town('brand')] = 1;
    };
    expect(fight({ ...wanted, also: dug }, [2, 1], []).asked()?.prompt).not.toBe('overrun');
    const walls = fight({ french: { eich: 'I:12' }, coalition: { eich: 'buelow:2 tauentzien' } }, [2, 1], [], 'eich');
    expect(walls.asked()?.prompt).not.toBe('overrun');
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
