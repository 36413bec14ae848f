import { describe, expect, test } from 'vitest';
import { IN_HAND, LAYING, NO_PART, PLACING, UNSEEN } from '../rules/deployment/counters.ts';
import { corps, corpsIds, type Evening, evening, eveUnits } from './eve-help.ts';

/** Both sides have laid two of their three corps of infantry; Blue, who lays first, is asked. */
const twoEach = (wanted = {}): Evening => evening(wanted).lay('one', 0).lay('ONE', 3).lay('two', 4).lay('TWO', 7);

/** The squares where a side's counters lie, each as often as there are any. */
const counters = (p: Evening, side: number) =>
  Array.from({ length: 16 }, (_, square) => square).flatMap((square) =>
    new Array<number>(p.eve.seen[side * 16 + square] ?? 0).fill(square),
  );

describe('EMP XVIII.2: who lays what, and where', () => {
  test('[EMP XVIII.2#1, EMP XVIII.2#2] in turns, each on his own edge; who lies already may go on instead', () => {
    const p = evening();
    expect([p.seat(), p.named('lay'), p.named('push')]).toEqual([0, ['one', 'two', 'three'], []]);
    p.act('lay', corps('one'));
    expect(p.offers('occupy')).toEqual([0, 4, 8, 12]);
    p.act('occupy', 4).act('done');
    expect([p.seat(), p.named('lay'), p.named('push')]).toEqual([1, ['ONE', 'TWO', 'THREE'], []]);
    p.act('lay', corps('ONE'));
    expect(p.offers('occupy')).toEqual([3, 7, 11, 15]);
    p.act('occupy', 15).act('done');
    expect([p.seat(), p.named('lay'), p.named('push')]).toEqual([0, ['two', 'three'], ['one']]);
    expect([p.at('one'), p.at('ONE'), p.at('two'), p.eve.moves]).toEqual([4, 15, IN_HAND, 2]);
  });

  test('[EMP XVIII.2#2] from the middle of the map one goes four ways, from a corner two', () => {
    const p = evening().lay('one', 4).lay('ONE', 15).push('one', 5);
    p.act('push', corps('ONE'));
    expect(p.offers('occupy')).toEqual([11, 14]);
    p.act('occupy', 14).act('push', corps('one'));
    expect(p.offers('occupy')).toEqual([1, 4, 6, 9]);
    // All of it is told, but not of whom.
    expect(p.told('laid', 'wentOn').map(({ fact, side, from, sector }) => [fact, side, from, sector])).toEqual([
      ['laid', 0, undefined, 4],
      ['laid', 1, undefined, 15],
      ['wentOn', 0, 4, 5],
      ['wentOn', 1, 15, 14],
    ]);
  });

  test('[EMP XVIII.2#4] a third corps finds no room in a square, neither from the hand nor from beside', () => {
    const p = evening().lay('one', 4).lay('ONE', 3).lay('two', 4).lay('TWO', 7);
    p.act('lay', corps('three'));
    expect([p.offers('occupy'), p.why('occupy', 4)]).toEqual([[0, 8, 12], 'noSector']);
    p.act('occupy', 8).act('done');
    p.push('ONE', 2).act('push', corps('three'));
    expect(p.offers('occupy')).toEqual([9, 12]);
  });

  test('[EMP XVIII.2#4] who goes on leaves room behind him', () => {
    const p = evening().lay('one', 4).lay('ONE', 3).lay('two', 4).lay('TWO', 7).push('two', 5).push('TWO', 6);
    expect(counters(p, 0)).toEqual([4, 5]);
    p.act('lay', corps('three'));
    expect(p.offers('occupy')).toEqual([0, 4, 8, 12]);
  });

  test('[EMP XVIII.2#3] no leader goes where an enemy lies, and none is laid there', () => {
    const p = evening().lay('one', 4).lay('ONE', 7).push('one', 5).push('ONE', 6);
    p.act('push', corps('one'));
    expect([p.offers('occupy'), p.why('occupy', 6)]).toEqual([[1, 4, 9], 'noSector']);
    p.act('occupy', 1);
    // ONE comes to Blue's own edge: nobody is laid under him.
    p.push('ONE', 5).lay('two', 0).push('ONE', 4).act('lay', corps('three'));
    expect(p.offers('occupy')).toEqual([0, 8, 12]);
  });

  test('[EMP XVIII.2#2] who is shut in by enemies and full squares does not go on, and is not offered', () => {
    const p = evening({ lie: { one: 0, two: 4, ONE: 1 }, others: [[4], []] });
    expect([p.named('push'), p.why('push', corps('one'))]).toEqual([['two'], 'noLaying']);
  });

  test('[EMP XVIII.2#5] who cannot lay goes on instead, and who cannot do either is passed over', () => {
    // White holds all four squares of Blue's edge but the one where Blue lies twice.
    const p = evening({ lie: { one: 0, two: 0 }, others: [[], [4, 8, 12]] });
    expect([p.seat(), p.named('lay'), p.named('push')]).toEqual([0, [], ['one', 'two']]);
    p.push('one', 1);
    expect(p.seat()).toBe(1);
    p.lay('ONE', 3);
    // There is room again at the edge.
    expect([p.seat(), p.named('lay')]).toEqual([0, ['three']]);
  });

  test('ruling 512: with all its squares and ways barred a side is passed over, and the evening ends when both are', () => {
    const p = evening({ others: [[], [0, 4, 8, 12]] });
    expect([p.seat(), p.asked(), p.named('lay')]).toEqual([1, 'layLeader', ['ONE', 'TWO', 'THREE']]);
    p.lay('ONE', 3);
    expect([p.seat(), p.named('lay')]).toEqual([1, ['TWO', 'THREE']]);
    const q = evening({
      others: [
        [3, 7, 11, 15],
        [0, 4, 8, 12],
      ],
    });
    // Nobody is deployed: the battle has begun, and all come in as reinforcements.
    expect([q.s.eve?.stage, q.eve.at.every((at) => at === IN_HAND)]).toEqual([2, true]);
  });

  test.each([
    [39, ['one', 'two']],
    [40, []],
  ])('ruling 512: after %i moves these may go on: %j; the others are still laid', (moves, may) => {
    const p = evening({ lie: { one: 5, two: 6 }, moves });
    expect([p.named('lay'), p.named('push')]).toEqual([['three'], may]);
  });

  test('[EMP XVIII.2#5] as soon as nobody has leaders to lay the placing begins', () => {
    const p = twoEach().lay('three', 8);
    expect([p.seat(), p.asked(), p.eve.stage]).toEqual([1, 'layLeader', LAYING]);
    p.lay('THREE', 11);
    expect([p.eve.stage, p.asked(), p.told('turnedOver').length]).toEqual([PLACING, 'station', 1]);
  });
});

describe('EMP XVIII.3: cavalry', () => {
  test('[EMP XVIII.3#1] comes from the hand with whoever is laid, later on from the square of whoever goes on', () => {
    const p = evening().lay('one', 4, 'riders').lay('ONE', 7);
    expect([p.at('one'), p.at('riders')]).toEqual([4, 4]);
    // It lies there already: nobody takes it along from the hand.
    p.act('lay', corps('two')).act('occupy', 4);
    expect([p.seat(), p.at('two')]).toEqual([1, 4]);
    p.lay('TWO', 11, 'RIDERS');
    p.act('push', corps('two')).act('occupy', 5);
    expect([p.asked(), p.named('escort'), p.why('escort', corps('one'))]).toEqual([
      'alongside',
      ['riders'],
      'noEscort',
    ]);
    p.act('escort', corps('riders'));
    expect([p.at('one'), p.at('two'), p.at('riders'), p.seat()]).toEqual([4, 5, 5, 1]);
  });

  test('[EMP XVIII.3#1, EMP XVIII.2#3] ruling 511: it may stay with infantry, and is never left where nobody sees it', () => {
    const p = evening().lay('one', 4).lay('ONE', 7).lay('two', 4, 'riders').lay('TWO', 11);
    p.push('two', 5);
    expect([p.at('two'), p.at('riders')]).toEqual([5, 4]);
    p.push('ONE', 6).act('push', corps('one')).act('occupy', 8);
    // Nobody is asked: with the last of its square it goes on.
    expect([p.seat(), p.at('one'), p.at('riders'), p.told('wentOn').length]).toEqual([1, 8, 8, 3]);
  });

  test('[EMP XVIII.3#1] nobody takes cavalry along from another square, nor from the hand when he goes on', () => {
    const p = evening().lay('one', 4, 'riders').lay('ONE', 7).lay('two', 0).lay('TWO', 11);
    p.act('push', corps('two')).act('occupy', 1);
    expect([p.seat(), p.at('two'), p.at('riders')]).toEqual([1, 1, 4]);
    p.act('push', corps('ONE')).act('occupy', 6);
    expect([p.seat(), p.at('ONE'), p.at('RIDERS')]).toEqual([0, 6, IN_HAND]);
  });

  test('[EMP XVIII.3#2] does not count: two corps of infantry lie with it', () => {
    const p = evening().lay('one', 4, 'riders').lay('ONE', 7);
    p.act('lay', corps('two'));
    expect(p.offers('occupy')).toContain(4);
    p.act('occupy', 4);
    expect(counters(p, 0)).toEqual([4, 4]);
  });

  test('[EMP XVIII.3#1] of two corps of cavalry one may go with him, and the other stay in hand', () => {
    // Half of the horse is in a corps of its own, in the place of the third corps of infantry.
    const units = eveUnits.map((unit) => {
      if (unit.id === 'e' || unit.id === 'f') return { ...unit, corps: corps('one') };
      return unit.id === 'j' ? { ...unit, corps: corps('three') } : unit;
    });
    const p = evening({ units });
    p.act('lay', corps('one')).act('occupy', 4);
    expect(p.named('escort')).toEqual(['three', 'riders']);
    p.act('escort', corps('three'));
    expect(p.named('escort')).toEqual(['riders']);
    p.act('done');
    expect([p.at('one'), p.at('three'), p.at('riders')]).toEqual([4, 4, IN_HAND]);
  });

  test('ruling 511: a side without infantry lays its cavalry as if it were infantry', () => {
    const p = evening({ chiefs: ['riders', 'ONE', 'RIDERS'] });
    expect([p.named('lay'), p.at('one')]).toEqual([['riders'], NO_PART]);
    p.act('lay', corps('riders')).act('occupy', 8);
    expect([p.seat(), counters(p, 0), p.named('lay')]).toEqual([1, [8], ['ONE']]);
  });
});

describe('EMP XVIII.4: content, or not yet', () => {
  test('[EMP XVIII.4#1] only who has laid all of his; then the other may lay the rest one after the other, or leave it', () => {
    const p = twoEach();
    expect([p.offers('suit').length, p.why('suit')]).toEqual([0, 'notAllLaid']);
    p.lay('three', 8).push('ONE', 2);
    expect(p.offers('suit').length).toBe(1);
    p.suit();
    expect([p.eve.suits, p.seat(), p.named('lay'), p.named('push'), p.offers('suit').length]).toEqual([
      [1, 0],
      1,
      ['THREE'],
      [],
      1,
    ]);
    expect(p.why('push', corps('ONE'))).toBe('noLaying');
    p.suit();
    expect([p.eve.stage, p.at('THREE'), p.named('station')]).toEqual([PLACING, IN_HAND, ['one', 'two', 'three']]);
  });

  test('[EMP XVIII.4#1] who is content is not asked again while the other lays two in a row', () => {
    const p = evening().lay('one', 0).lay('ONE', 3).lay('two', 4).push('ONE', 2).lay('three', 8).push('ONE', 3).suit();
    expect(p.seat()).toBe(1);
    p.lay('TWO', 7);
    expect([p.seat(), p.asked(), p.named('lay')]).toEqual([1, 'layLeader', ['THREE']]);
    p.lay('THREE', 11);
    expect([p.eve.stage, p.at('TWO'), p.at('THREE')]).toEqual([PLACING, 7, 11]);
  });

  test('[EMP XVIII.4#1] who has laid all may still go on as long as the other lays', () => {
    const p = twoEach().lay('three', 8).push('ONE', 2);
    expect([p.seat(), p.named('push'), p.offers('suit').length]).toEqual([0, ['one', 'two', 'three'], 1]);
  });
});

describe('EMP XVIII.2: face down', () => {
  /** Blue has laid two corps and his cavalry, each in one of two ways; White lies in the east. */
  const secretly = (one: number, two: number, riders?: number) =>
    evening({ lie: { one, two, ONE: 3, ...(riders === undefined ? {} : { riders }) }, moves: 4 });

  test('[EMP XVIII.2#1] the enemy sees how many lie in a square; not who, nor whether cavalry is with them', () => {
    const known = secretly(0, 4, 0).seenBy(1);
    expect(secretly(4, 0, 0).seenBy(1)).toEqual(known);
    expect(secretly(0, 4).seenBy(1)).toEqual(known);
    expect(secretly(0, 4, 4).seenBy(1)).toEqual(known);
    expect(corpsIds.map((id) => known?.at[corps(id)])).toEqual([
      UNSEEN,
      UNSEEN,
      UNSEEN,
      UNSEEN,
      3,
      IN_HAND,
      IN_HAND,
      IN_HAND,
    ]);
    expect([known?.seen[0], known?.seen[4], known?.moves, known?.stage]).toEqual([1, 1, 4, LAYING]);
  });

  test('[EMP XVIII.2#1] their player sees all of it, and that the enemy has something else in hand', () => {
    const own = secretly(0, 4, 4).seenBy(0);
    expect(corpsIds.map((id) => own?.at[corps(id)])).toEqual([0, 4, IN_HAND, 4, UNSEEN, UNSEEN, UNSEEN, UNSEEN]);
    expect(secretly(4, 0, 4).seenBy(0)).not.toEqual(own);
  });

  test('[EMP XVIII.2#1] who takes no part is known to take none', () => {
    const p = evening({ chiefs: ['one', 'ONE', 'TWO'] });
    expect([p.seenBy(1)?.at[corps('two')], p.seenBy(1)?.at[corps('one')], p.seenBy(0)?.at[corps('THREE')]]).toEqual([
      NO_PART,
      UNSEEN,
      NO_PART,
    ]);
  });

  test('[EMP XVIII.4#2] once they are turned over both see them all', () => {
    const p = twoEach().lay('three', 8, 'riders').lay('THREE', 11);
    expect(p.seenBy(1)).toEqual(p.eve);
    expect(p.seenBy(0)).toEqual(p.eve);
    expect(p.seenBy(1)?.at[corps('riders')]).toBe(8);
  });

  test('[EMP XVIII.2#1] what somebody has seen does not change with what happens later', () => {
    const p = twoEach();
    const before = [p.seenBy(0), p.seenBy(1)];
    const kept = structuredClone(before);
    p.lay('three', 8, 'riders').push('ONE', 2).suit().lay('THREE', 11).act('station', corps('one'));
    expect(before).toEqual(kept);
    expect(p.seenBy(0)).not.toEqual(kept[0]);
  });

  test('[EMP XVIII.2#1] what a side holds possible is what it sees: a leader under every counter, each once', () => {
    const p = secretly(0, 4, 4);
    const found = new Set<string>();
    for (let i = 0; i < 100; i++) {
      const seed = `evening ${i}`;
      const one = p.imaginedBy(1, seed);
      const at = ['one', 'two', 'three'].map((id) => one?.at[corps(id)] ?? UNSEEN);
      expect([...at].sort((a, b) => a - b)).toEqual([IN_HAND, 0, 4]);
      const riders = one?.at[corps('riders')] ?? UNSEEN;
      expect([IN_HAND, 0, 4]).toContain(riders);
      expect(['ONE', 'TWO', 'THREE', 'RIDERS'].map((id) => one?.at[corps(id)])).toEqual([3, IN_HAND, IN_HAND, IN_HAND]);
      expect(p.seenInImagination(1, seed)).toEqual(p.seenBy(1));
      found.add(`${String(at)} ${riders}`);
    }
    // Three leaders for two squares and the hand, cavalry with the one or the other or in hand.
    expect(found.size).toBe(18);
  });

  test('[EMP XVIII.2#1] nobody is taken to lie anywhere before a counter does; both of a square lie there', () => {
    const before = evening().imaginedBy(1, 'nobody');
    expect(['one', 'two', 'three', 'riders'].map((id) => before?.at[corps(id)])).toEqual(new Array(4).fill(IN_HAND));
    const p = evening().lay('one', 4).lay('ONE', 3).lay('two', 4);
    for (const seed of ['p', 'q', 'r', 's']) {
      const at = ['one', 'two', 'three'].map((id) => p.imaginedBy(1, seed)?.at[corps(id)] ?? UNSEEN);
      expect([...at].sort((a, b) => a - b)).toEqual([IN_HAND, 4, 4]);
    }
  });
});
