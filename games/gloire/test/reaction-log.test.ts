import { describe, expect, test } from 'vitest';
import { type GloireState } from '../rules/state.ts';
import { chronicle, news, question, refusal } from './chronicle.ts';
import { go, into, type Played, position, setOut, slot, town } from './position.ts';

const fresh = (played: Played) => {
  played.facts.length = 0;
  return played;
};

describe('what players read of an interception', () => {
  const watched = (
    dice: readonly number[],
    coalition: Readonly<Record<string, string>> = { dorn: 'yorck:5 tauentzien' },
  ) => go(setOut(fresh(position({ french: { aue: 'I:10 ney' }, coalition, dice })), 'aue', 'I ney'), 'brand');

  test('[GLO 6.5.1#4, GLO 6.5.1#10, GLO 6.5.1#18, GLO 6.5.1#19] one that succeeds', () => {
    const played = watched([1]);
    expect(question(played)).toBe('1: intercept, town brand (GLO 6.5.1#4)');
    expect(['dorn', 'calau', 'jahn'].map((at) => refusal(played, 1, 'intercept', town(at)))).toEqual([
      'may',
      'cannotReach (GLO 6.5.1#4)',
      'cannotReach (GLO 6.5.1#4)',
    ]);
    played.act(1, 'intercept', town('dorn'));
    expect(question(played)).toBe('1: react, town dorn, count 0 (GLO 6.5.1#18)');
    expect(refusal(played, 1, 'done')).toBe('nobodyPicked (GLO 1.1#1)');
    played.act(1, 'pick', slot(played.s, 'tauentzien'));
    expect(refusal(played, 1, 'done')).toBe('noForce (GLO 1.1#1)');
    played.act(1, 'pick', slot(played.s, 'yorck'));
    expect(question(played)).toBe('1: react, town dorn, count 2 (GLO 6.5.1#18)');
    played.act(1, 'done');
    expect(question(played)).toBe('1: engage, town brand (GLO 6.5.1#19)');
    expect(['brand', 'furt', 'eich', 'aue'].map((at) => refusal(played, 1, 'stepBack', town(at)))).toEqual([
      'noWayBack (GLO 6.5.1#20)',
      'noWayBack (GLO 6.5.1#20)',
      'may',
      'noWayBack (GLO 6.5.1#20)',
    ]);
    played.act(1, 'engage');
    expect(news(played)).toEqual([
      'setOut, side 0, town aue, count 2, forced false (GLO 5.3#4)',
      'marched, side 0, from aue, town brand, count 2 (GLO 5.2#2)',
      'interception, from dorn, town brand, side 1, die 1, far 0, reached true (GLO 6.5.1#10)',
      'engages, from dorn, town brand, side 1 (GLO 6.5.1#19)',
      'intercepted, town brand, side 1, count 2 (GLO 6.5.1#19)',
      'contact, town brand, side 1 (GLO 5.3#7)',
      'halted, side 0, town brand (GLO 5.3#2)',
    ]);
    expect(question(played)).toBe('0: activate (GLO 2.B2#2)');
  });

  test('[GLO 6.5.1#20] or the Force steps back', () => {
    const played = watched([1])
      .act(1, 'intercept', town('dorn'))
      .act(1, 'pick', slot(watched([]).s, 'yorck'))
      .act(1, 'done');
    played.act(1, 'stepBack', town('eich'));
    expect(news(played, 'interception', 'steppedBack', 'control')).toEqual([
      'interception, from dorn, town brand, side 1, die 1, far 0, reached true (GLO 6.5.1#10)',
      'steppedBack, from dorn, town eich, side 1 (GLO 6.5.1#20)',
      'control, town eich, side 1 (GLO 9#2)',
    ]);
  });

  test('[GLO 6.5.1#6, GLO 6.5.1#10] one that fails is not tried again', () => {
    const played = watched([6], { dorn: 'yorck:5', calau: 'ostermann:5' });
    played.act(1, 'intercept', town('dorn')).act(1, 'pick', slot(played.s, 'yorck')).act(1, 'done');
    expect(news(played, 'interception')).toEqual([
      'interception, from dorn, town brand, side 1, die 6, far 0, reached false (GLO 6.5.1#10)',
    ]);
    expect(refusal(played, 1, 'intercept', town('dorn'))).toBe('triedAlready (GLO 6.5.1#6)');
  });

  test('[GLO 7.1#5] decoys intercept nobody', () => {
    const played = position({ hidden: true, french: { aue: 'I:10 ney' }, coalition: { dorn: 'foot' } });
    go(setOut(played, 'aue', 'I ney'), 'brand');
    expect(refusal(played, 1, 'intercept', town('dorn'))).toBe('noForce (GLO 7.1#5)');
  });

  test.each([
    ['yorck', 2],
    ['yorck tauentzien', 3],
    ['yorck bernadotte', 3],
  ] as const)(
    '[GLO 6.5.1#12, GLO 6.5.1#13, GLO 6.5.1#14, GLO 6.5.1#15, GLO 6.5.1#16] %s with a die of %i and no more',
    (names, most) => {
      const reached = (die: number) => {
        const chief = names.includes('bernadotte') ? {} : { hain: 'bernadotte' };
        const played = go(
          setOut(
            position({
              french: { eich: 'I:10 ney' },
              coalition: { furt: names.replace('yorck', 'yorck:5'), ...chief },
              dice: [die],
            }),
            'eich',
            'I ney',
          ),
          'glau',
        );
        played.act(1, 'intercept', town('furt'));
        for (const name of names.split(' ')) played.act(1, 'pick', slot(played.s, name));
        played.act(1, 'done');
        return chronicle(played, 'interception').some((line) => line.includes('reached true'));
      };
      expect([1, 2, 3, 4, 5, 6].filter(reached)).toEqual([1, 2, 3, 4, 5, 6].slice(0, most));
    },
  );
});

describe('what players read of cavalry that withdraws', () => {
  const entered = (french: string, dice: readonly number[] = [], coalition = 'dragoons:4 tauentzien yorck:5') => {
    const played = fresh(
      position({ french: { brand: french }, coalition: { dorn: coalition, hain: 'bernadotte' }, dice }),
    );
    return go(
      setOut(
        played,
        'brand',
        french
          .split(' ')
          .map((one) => one.split(':')[0])
          .join(' '),
      ),
      'dorn',
    );
  };

  test('[GLO 6.3#18, GLO 6.3#19, GLO 6.3#20] who goes where', () => {
    const played = entered('I:10 ney', [4]);
    expect(question(played)).toBe('1: withdraw, town dorn (GLO 6.3#18)');
    const why = (name: string, at: string) => refusal(played, 1, 'slip', slot(played.s, name), town(at));
    expect([
      why('dragoons', 'eich'),
      why('dragoons', 'brand'),
      why('dragoons', 'aue'),
      why('yorck', 'eich'),
      why('tauentzien', 'eich'),
      why('bernadotte', 'eich'),
    ]).toEqual([
      'may',
      'theyCameThere (GLO 6.3#20)',
      'noWayBack (GLO 6.3#19)',
      'onlyCavalry (GLO 6.3#18)',
      'onlyCavalry (GLO 6.3#18)',
      'notHere (GLO 6.3#18)',
    ]);
    played.act(1, 'slip', slot(played.s, 'dragoons'), town('eich'));
    expect(why('tauentzien', 'eich')).toBe('may');
    played.act(1, 'slip', slot(played.s, 'tauentzien'), town('eich'));
    expect(news(played)).toEqual([
      'setOut, side 0, town brand, count 2, forced false (GLO 5.3#4)',
      'marched, side 0, from brand, town dorn, count 2 (GLO 5.2#2)',
      'fallBackDie, unit dragoons, die 4, french 0, chased false, hurt false (GLO 6.3#19)',
      'withdrew, side 1, from dorn, town eich (GLO 6.3#18)',
      'control, town eich, side 1 (GLO 9#2)',
      'withdrew, side 1, from dorn, town eich (GLO 6.3#18)',
    ]);
  });

  test.each(['I:10', 'horse:5'])(
    '[GLO 6.3#12, GLO 6.3#13, GLO 6.3#14, GLO 6.3#15] what the die costs before %s',
    (french) => {
      const told = (die: number) => {
        const played = entered(french, [die], 'dragoons:4');
        played.act(1, 'slip', slot(played.s, 'dragoons'), town('eich'));
        return [...chronicle(played, 'fallBackDie'), ...chronicle(played, 'loss')];
      };
      expect([3, 4, 5].map(told)).toEqual(
        french === 'I:10'
          ? [
              ['fallBackDie, unit dragoons, die 3, french 0, chased false, hurt false (GLO 6.3#19)'],
              ['fallBackDie, unit dragoons, die 4, french 0, chased false, hurt false (GLO 6.3#19)'],
              [
                'fallBackDie, unit dragoons, die 5, french 0, chased false, hurt true (GLO 6.3#19)',
                'loss, unit dragoons, points 1, left 3 (GLO 6.3#15)',
              ],
            ]
          : [
              ['fallBackDie, unit dragoons, die 3, french 0, chased true, hurt false (GLO 6.3#19)'],
              [
                'fallBackDie, unit dragoons, die 4, french 0, chased true, hurt true (GLO 6.3#19)',
                'loss, unit dragoons, points 1, left 3 (GLO 6.3#14)',
              ],
              [
                'fallBackDie, unit dragoons, die 5, french 0, chased true, hurt true (GLO 6.3#19)',
                'loss, unit dragoons, points 1, left 3 (GLO 6.3#14)',
              ],
            ],
      );
    },
  );
});

describe('what players read of a reconnaissance', () => {
  const scout = (coalition: string, dice: readonly number[], hidden = true) => {
    const played = fresh(
      position({ hidden, french: { brand: 'horse:5', aue: 'I:10' }, coalition: { dorn: coalition }, dice }),
    );
    setOut(played, 'brand', 'horse');
    return played;
  };

  test('[GLO 6.3#1] what is refused', () => {
    const played = position({
      hidden: true,
      french: { brand: 'horse:5 I:5', calau: 'II:5' },
      coalition: { dorn: 'yorck:5', calau: 'ostermann:5' },
    });
    setOut(played, 'brand', 'horse I');
    expect(['dorn', 'aue', 'calau', 'ilm'].map((at) => refusal(played, 0, 'scout', town(at)))).toEqual([
      'onlyCavalry (GLO 6.3#1)',
      'nobodyThere (GLO 6.3#1)',
      'friendsThere (GLO 6.3#1)',
      'noConnection (GLO 0.1#3)',
    ]);
    const solo = scout('yorck:5', []);
    expect(['dorn', 'aue'].map((at) => refusal(solo, 0, 'scout', town(at)))).toEqual([
      'may',
      'nobodyThere (GLO 6.3#1)',
    ]);
  });

  test('[GLO 6.3#2, GLO 6.3#4, GLO 6.3#11, GLO 6.3#12, GLO 6.3#16] it looks, and falls back', () => {
    const played = scout('yorck:5 ostermann:4', [6, 5]).act(0, 'scout', town('dorn'));
    expect(question(played)).toBe('0: fallBack, town dorn (GLO 6.3#11)');
    expect(['brand', 'aue', 'eich'].map((at) => refusal(played, 0, 'fallBack', town(at)))).toEqual([
      'may',
      'notOnItsWay (GLO 6.3#16)',
      'notOnItsWay (GLO 6.3#16)',
    ]);
    played.act(0, 'fallBack', town('brand'));
    expect(news(played)).toEqual([
      'paid, army armee, cost 1, left 5, to 1 (GLO 4.5#4)',
      'setOut, side 0, town brand, count 1, forced false (GLO 5.3#4)',
      'marched, side 0, from brand, town dorn, count 1 (GLO 5.2#2)',
      'kernel.met, slots horse, met 5, to 1073741823 (GLO 6.3#2)',
      'scouting, town dorn, side 0, points 5, screen 0 (GLO 6.3#2)',
      'scouted, town dorn, side 0, die 6, more 5, found 4 (GLO 6.3#4)',
      'kernel.met, slots yorck+ostermann, met 11+14, to 1073741823 (GLO 6.3#4)',
      'fallBackDie, unit horse, die 5, french 1, chased false, hurt false (GLO 6.3#12)',
      'fellBack, side 0, from dorn, town brand (GLO 6.3#16)',
      'halted, side 0, town brand (GLO 5.3#2)',
    ]);
  });

  test('[GLO 6.3#5, GLO 6.3#7, GLO 6.3#14] enemy cavalry screens', () => {
    const played = scout('yorck:5 dragoons:4 cossacks:1', [5])
      .act(0, 'scout', town('dorn'))
      .act(0, 'fallBack', town('brand'));
    expect(news(played)).toEqual([
      'paid, army armee, cost 1, left 5, to 1 (GLO 4.5#4)',
      'setOut, side 0, town brand, count 1, forced false (GLO 5.3#4)',
      'marched, side 0, from brand, town dorn, count 1 (GLO 5.2#2)',
      'kernel.met, slots horse, met 5, to 1073741823 (GLO 6.3#2)',
      'kernel.met, slots dragoons+cossacks, met 13+20, to 1073741823 (GLO 6.3#5)',
      'scouting, town dorn, side 0, points 5, screen 5 (GLO 6.3#2)',
      'screened, town dorn, side 0 (GLO 6.3#7)',
      'fallBackDie, unit horse, die 5, french 1, chased true, hurt true (GLO 6.3#12)',
      'loss, unit horse, points 1, left 4 (GLO 6.3#14)',
      'fellBack, side 0, from dorn, town brand (GLO 6.3#16)',
      'halted, side 0, town brand (GLO 5.3#2)',
    ]);
  });

  test('[GLO 6.3#10, GLO 7.1#11] decoys are found first, and where there is nothing else, all of them', () => {
    const some = scout('yorck:5 foot mounted', [3]).act(0, 'scout', town('dorn'));
    expect(news(some)).toEqual([
      'paid, army armee, cost 1, left 5, to 1 (GLO 4.5#4)',
      'setOut, side 0, town brand, count 1, forced false (GLO 5.3#4)',
      'marched, side 0, from brand, town dorn, count 1 (GLO 5.2#2)',
      'kernel.met, slots horse, met 5, to 1073741823 (GLO 6.3#2)',
      'scouting, town dorn, side 0, points 5, screen 0 (GLO 6.3#2)',
      'scouted, town dorn, side 0, die 3, more 5, found 2 (GLO 6.3#4)',
      'kernel.met, slots 31+33, met 31+33, to 1073741823 (GLO 6.3#10)',
      'unmasked, town dorn, side 1 (GLO 6.3#10)',
      'unmasked, town dorn, side 1 (GLO 6.3#10)',
    ]);
    const none = scout('foot mounted', [1]).act(0, 'scout', town('dorn'));
    expect(news(none)).toEqual([
      'paid, army armee, cost 1, left 5, to 1 (GLO 4.5#4)',
      'setOut, side 0, town brand, count 1, forced false (GLO 5.3#4)',
      'marched, side 0, from brand, town dorn, count 1 (GLO 5.2#2)',
      'kernel.met, slots horse, met 5, to 1073741823 (GLO 6.3#2)',
      'scouting, town dorn, side 0, points 5, screen 0 (GLO 6.3#2)',
      'scouted, town dorn, side 0, die 1, more 5, found 2 (GLO 6.3#4)',
      'kernel.met, slots 31+33, met 31+33, to 1073741823 (GLO 7.1#11)',
      'unmasked, town dorn, side 1 (GLO 7.1#11)',
      'unmasked, town dorn, side 1 (GLO 7.1#11)',
    ]);
    expect(question(none)).toBe('0: step, town dorn (GLO 5.3#1)');
  });
});

describe('what players read of a march to the guns', () => {
  const battle = (
    dice: readonly number[],
    coalition: Readonly<Record<string, string>> = {},
    also?: (s: GloireState) => void,
  ) => {
    const played = fresh(
      position({
        french: { aue: 'I:10 ney' },
        coalition: { brand: 'yorck:8', dorn: 'buelow:5 tauentzien', furt: 'ostermann:4', ...coalition },
        dice,
        ...(also === undefined ? {} : { also }),
      }),
    );
    into(setOut(played, 'aue', 'I ney'), 'brand');
    return played.act(0, 'done');
  };

  test('[GLO 2.B3#1, GLO 6.5.2#1, GLO 6.5.2#2, GLO 6.5.2#5, GLO 6.5.2#13] from the marker to the round in which they join', () => {
    const played = battle([2, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    expect(question(played)).toBe('1: toGuns (GLO 6.5.2#1)');
    expect(['dorn', 'furt', 'hain', 'aue'].map((at) => refusal(played, 1, 'toGuns', town(at), town('brand')))).toEqual([
      'may',
      'cannotReach (GLO 6.5.2#2)',
      'cannotReach (GLO 6.5.2#2)',
      'cannotReach (GLO 6.5.2#2)',
    ]);
    played.act(1, 'toGuns', town('dorn'), town('brand'));
    expect(question(played)).toBe('1: react, town dorn, count 0 (GLO 6.5.1#18)');
    played.act(1, 'pick', slot(played.s, 'buelow')).act(1, 'pick', slot(played.s, 'tauentzien')).act(1, 'done');
    played.act(0, 'tactic', 3).act(1, 'tactic', 2);
    expect(news(played, 'contact', 'battleMarker', 'toGuns', 'tactics', 'joined', 'tooLate', 'flank', 'fire')).toEqual([
      'contact, town brand, side 0 (GLO 5.3#7)',
      'battleMarker, town brand (GLO 2.B3#1)',
      'toGuns, from dorn, town brand, side 1, die 2, reached true (GLO 6.5.2#5)',
      'tactics, town brand, french 3, coalition 2, type 3, rounds 3 (GLO 8.2#2)',
      'fire, town brand, side 0, round 1, die 1, added 2, column 3, points 1, test false, why tactical (GLO 8.4#1)',
      'fire, town brand, side 1, round 1, die 1, added 0, column 2, points 0, test false, why  (GLO 8.4#1)',
      'joined, town brand, side 1, count 2, round 2 (GLO 6.5.2#13)',
      'fire, town brand, side 0, round 2, die 1, added 2, column 3, points 1, test false, why tactical (GLO 8.4#1)',
      'fire, town brand, side 1, round 2, die 1, added 2, column 3, points 1, test false, why tactical+flank (GLO 8.4#1)',
    ]);
  });

  test('[GLO 6.5.2#5, GLO 6.5.2#15] too high a die, and too late', () => {
    const failed = battle([6]).act(1, 'toGuns', town('dorn'), town('brand'));
    failed.act(1, 'pick', slot(failed.s, 'buelow')).act(1, 'done');
    expect(news(failed, 'toGuns')).toEqual([
      'toGuns, from dorn, town brand, side 1, die 6, reached false (GLO 6.5.2#5)',
    ]);
    const late = battle([1, 6, 6, 6, 6]).act(1, 'toGuns', town('dorn'), town('brand'));
    late.act(1, 'pick', slot(late.s, 'buelow')).act(1, 'done');
    late.act(0, 'tactic', 2).act(1, 'tactic', 1);
    expect(news(late, 'toGuns', 'tactics', 'joined', 'tooLate', 'beaten', 'drawn')).toEqual([
      'toGuns, from dorn, town brand, side 1, die 1, reached true (GLO 6.5.2#5)',
      'tactics, town brand, french 2, coalition 1, type 2, rounds 2 (GLO 8.2#2)',
      'tooLate, town brand (GLO 6.5.2#15)',
      'beaten, town brand, side 1, type 2, lost 2+3 (GLO 8.1#15)',
    ]);
  });
});

describe('what players read of leaders caught alone', () => {
  test('[GLO 4.2#3, GLO 4.2#4, GLO 4.2#5, GLO 4.2#8] by their rank', () => {
    const catchThem = (french: Readonly<Record<string, string>>) => {
      const played = fresh(position({ active: 'coalition', coalition: { calau: 'yorck:8' }, french }));
      go(setOut(played, 'calau', 'yorck'), 'brand');
      while (played.may(0, 'pass')) played.act(0, 'pass');
      return played;
    };
    const two = catchThem({ brand: 'napoleon ney reynier', aue: 'I:5', dorn: 'II:5' });
    expect(question(two)).toBe('0: refuge (GLO 4.2#4)');
    expect(['aue', 'dorn', 'eich'].map((at) => refusal(two, 0, 'refuge', town(at)))).toEqual([
      'may',
      'may',
      'notNearest (GLO 4.2#3)',
    ]);
    two.act(0, 'refuge', town('dorn'));
    expect(news(two)).toEqual([
      'paid, army north, cost 1, left 5, to 1073741823 (GLO 4.5#4)',
      'setOut, side 1, town calau, count 1, forced false (GLO 5.3#4)',
      'marched, side 1, from calau, town brand, count 1 (GLO 5.2#2)',
      'leaderFled, leader napoleon, town dorn (GLO 4.2#3)',
      'leaderAway, leader ney (GLO 4.2#5)',
      'leaderLost, leader reynier (GLO 4.2#8)',
    ]);
    expect(news(catchThem({ brand: 'napoleon', aue: 'I:5', eich: 'II:5' }))).toEqual([
      'paid, army north, cost 1, left 5, to 1073741823 (GLO 4.5#4)',
      'setOut, side 1, town calau, count 1, forced false (GLO 5.3#4)',
      'marched, side 1, from calau, town brand, count 1 (GLO 5.2#2)',
      'leaderFled, leader napoleon, town aue (GLO 4.2#3)',
    ]);
    expect(news(catchThem({ brand: 'napoleon' }))).toEqual([
      'paid, army north, cost 1, left 5, to 1073741823 (GLO 4.5#4)',
      'setOut, side 1, town calau, count 1, forced false (GLO 5.3#4)',
      'marched, side 1, from calau, town brand, count 1 (GLO 5.2#2)',
      'leaderAway, leader napoleon (GLO 4.2#3)',
    ]);
  });
});
