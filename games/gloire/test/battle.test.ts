import { describe, expect, test } from 'vitest';
import type { Weather } from '../content/types.ts';
import { tacticsOf } from '../rules/battle/tactics.ts';
import { points, position, slot, told, town, where } from './position.ts';
import { both, came, endure, fight, onBoard } from './battle-help.ts';

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
    // Five of horse: a die of 5 costs two points, one of 4 only one.
    expect(points(played.s, 'yorck')).toBe(8 - 2 - (added === null ? 0 : 2 + added));
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
    // Seven guns: a die of 4 costs the enemy a point, one of 3 none.
    const shot = (weather: Weather) => {
      const wanted = {
        french: { brand: 'I:10 park ney' },
        coalition: { brand: 'yorck:9 buelow:7 bernadotte' },
        weather,
      };
      return told(endure(fight(wanted, [3, 3], [1, 1, 1, 1, 4, ...new Array<number>(20).fill(1)])), 'guns')[0];
    };
    expect(shot('clear')).toMatchObject({ die: 4, points: 1 });
    expect(shot('snow')).toMatchObject({ die: 4, points: 0 });
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

  test('[GLO 8.2#2, GLO 8.2#3, GLO 8.2#4] ruling 193: half the sum, rounded down; up if only one side has a leader', () => {
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
