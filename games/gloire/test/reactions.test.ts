import { describe, expect, test } from 'vitest';
import type { Weather } from '../content/types.ts';
import { commandValue } from '../rules/reactions/reaction.ts';
import { go, type Played, type Position, points, position, setOut, slot, told, town, where } from './position.ts';

const board = (played: Played) => ({ s: played.s, content: played.content });

describe('GLO 6.3: cavalry withdraws before combat', () => {
  const entered = (coalition: string, french: string, dice: readonly number[], rest: Position = {}) => {
    const names = french
      .split(' ')
      .map((word) => word.split(':')[0])
      .join(' ');
    const played = position({
      ...rest,
      french: { brand: french },
      coalition: { aue: coalition, ...rest.coalition },
      dice,
    });
    return go(setOut(played, 'brand', names), 'aue');
  };

  test('[GLO 6.3#18, GLO 6.3#20] it may go to a free town, not the one the enemy came from', () => {
    const played = entered('dragoons:4 yorck:8', 'I:10', [1]);
    expect(played.asked()).toMatchObject({ seat: 1, prompt: 'withdraw', clause: 'GLO 6.3#18' });
    expect(played.offers(1)).toEqual([['pass'], ['slip', slot(played.s, 'dragoons'), town('calau')]]);
    expect(played.why(1, 'slip', slot(played.s, 'dragoons'), town('brand'))).toEqual({
      reason: 'theyCameThere',
      clause: 'GLO 6.3#20',
    });
    expect(played.why(1, 'slip', slot(played.s, 'yorck'), town('calau'))).toEqual({
      reason: 'onlyCavalry',
      clause: 'GLO 6.3#18',
    });
    played.act(1, 'slip', slot(played.s, 'dragoons'), town('calau')).act(1, 'pass');
    expect([where(played.s, 'dragoons'), where(played.s, 'yorck')]).toEqual(['calau', 'aue']);
    expect(told(played, 'contact')).toHaveLength(1);
  });

  test.each([
    ['I:10', 4, 4],
    ['I:10', 5, 3],
    ['horse:5', 3, 4],
    ['horse:5', 4, 3],
  ])('[GLO 6.3#12, GLO 6.3#14, GLO 6.3#15, GLO 6.3#19] before %s a die of %i leaves %i points', (french, die, left) => {
    const played = entered('dragoons:4', french, [die]);
    played.act(1, 'slip', slot(played.s, 'dragoons'), town('calau'));
    expect(points(played.s, 'dragoons')).toBe(left);
  });

  test('[GLO 6.3#13] the French take 1 off their die', () => {
    const played = position({
      active: 'coalition',
      french: { aue: 'horse:5' },
      coalition: { brand: 'yorck:8' },
      dice: [5],
    });
    go(setOut(played, 'brand', 'yorck'), 'aue').act(0, 'slip', slot(played.s, 'horse'), town('calau'));
    expect(points(played.s, 'horse')).toBe(5);
  });

  test('[GLO 6.3#21, GLO 6.3#22, GLO 8.4#26] if nobody holds him the enemy goes on, and it may withdraw again', () => {
    const played = entered('dragoons:4', 'horse:5', [1, 1]);
    played.act(1, 'slip', slot(played.s, 'dragoons'), town('calau'));
    // From Calau they might now intercept (GLO 6.5.1); they let it be.
    played.act(1, 'pass');
    expect(played.asked()?.prompt).toBe('step');
    go(played, 'calau');
    expect(played.asked()).toMatchObject({ seat: 1, prompt: 'withdraw' });
    played.act(1, 'slip', slot(played.s, 'dragoons'), town('lohn'));
    expect(where(played.s, 'dragoons')).toBe('lohn');
  });

  test('[GLO 6.3#18] whoever is entered upon is asked, cavalry or not, so that the question tells nothing', () => {
    const played = position({ hidden: true, french: { brand: 'I:10' }, coalition: { aue: 'yorck:8' } });
    go(setOut(played, 'brand', 'I'), 'aue');
    expect(played.offers(1)).toEqual([['pass']]);
  });
});

describe('GLO 6.5.1: the command value of a Force that reacts', () => {
  const value = (coalition: Record<string, string>, names: string) => {
    const played = position({ coalition });
    return commandValue(
      board(played),
      names.split(' ').map((name) => slot(played.s, name)),
    );
  };

  test('[GLO 6.5.1#12, GLO 6.5.1#13, GLO 6.5.2#7, GLO 6.5.2#8] example: 1 without a leader, 2 in command', () => {
    expect(value({ brand: 'yorck:8' }, 'yorck')).toBe(1);
    expect(value({ jahn: 'bernadotte', hain: 'yorck:8' }, 'yorck')).toBe(2);
    expect(value({ jahn: 'bernadotte', hain: 'cossacks:2' }, 'cossacks')).toBe(1);
  });

  test('[GLO 6.5.1#10, GLO 6.5.1#11] the highest rank; of equals the best value', () => {
    expect(value({ brand: 'ostermann:7 barclay wittgenstein', jahn: '' }, 'ostermann wittgenstein barclay')).toBe(4);
    expect(value({ brand: 'yorck:8 tauentzien bernadotte' }, 'yorck tauentzien bernadotte')).toBe(3);
  });

  test('[GLO 6.5.1#14, GLO 6.5.1#15, GLO 6.5.1#16, GLO 6.5.2#9, GLO 6.5.2#10, GLO 6.5.2#11] a general in command adds 2, up to his chief; a chief nothing', () => {
    // Tauentzien has 2, Bernadotte 3: two more would be four.
    expect(value({ jahn: 'bernadotte', hain: 'yorck:8 tauentzien' }, 'yorck tauentzien')).toBe(3);
    expect(value({ jahn: 'bernadotte', brand: 'yorck:8 tauentzien' }, 'yorck tauentzien')).toBe(2);
    expect(value({ jahn: 'bernadotte yorck:8' }, 'yorck bernadotte')).toBe(3);
    // Ruling 72: Wittgenstein is better than Barclay, and keeps his own.
    expect(value({ jahn: 'barclay', hain: 'ostermann:7 wittgenstein' }, 'ostermann wittgenstein')).toBe(4);
  });
});

describe('GLO 6.5.1: interception', () => {
  /** The French march into a town; the Coalition watches. */
  const march = (wanted: Position, from: string, names: string, ...towns: string[]) =>
    go(setOut(position(wanted), from, names), ...towns);
  const tryFrom = (played: Played, at: string, names: string) => {
    played.act(1, 'intercept', town(at));
    for (const name of names.split(' ')) played.act(1, 'pick', slot(played.s, name));
    return played.act(1, 'done');
  };
  const near = { french: { aue: 'I:10' }, coalition: { dorn: 'yorck:8 bernadotte' } } as const;

  test('[GLO 6.5.1#1, GLO 6.5.1#4, GLO 2.B2#5, GLO 6#4] a Force beside the town that is entered may try; farther away it may not', () => {
    const played = march({ ...near, dice: [3] }, 'aue', 'I', 'brand');
    expect(played.asked()).toMatchObject({ seat: 1, prompt: 'intercept' });
    expect(played.offers(1)).toEqual([['pass'], ['intercept', town('dorn')]]);
    expect(march({ ...near, french: { aue: 'I:10' } }, 'aue', 'I', 'calau').asked()?.prompt).toBe('step');
  });

  test('[GLO 6.5.1#10, GLO 6.5.1#19, GLO 6.5.1#21, GLO 6.5.1#22, GLO 6.5.1#23] it succeeds with a die up to its value, goes in, and the movement is over', () => {
    const played = tryFrom(march({ ...near, dice: [3] }, 'aue', 'I', 'brand'), 'dorn', 'yorck bernadotte');
    expect(played.asked()).toMatchObject({ seat: 1, prompt: 'engage' });
    played.act(1, 'engage');
    expect([where(played.s, 'yorck'), where(played.s, 'I'), played.asked()?.prompt]).toEqual([
      'brand',
      'brand',
      'activate',
    ]);
    played.act(0, 'done');
    // The active player attacks all the same, and nobody marches to these guns.
    expect(told(played, 'battle')).toMatchObject([{ side: 0, town: town('brand') }]);
    const failed = tryFrom(march({ ...near, dice: [4] }, 'aue', 'I', 'brand'), 'dorn', 'yorck bernadotte');
    expect([where(failed.s, 'yorck'), failed.asked()?.prompt]).toEqual(['dorn', 'step']);
  });

  test('[GLO 6.5.1#20] it may go back a town instead, and the enemy moves on', () => {
    const played = tryFrom(march({ ...near, dice: [1] }, 'aue', 'I', 'brand'), 'dorn', 'yorck bernadotte');
    expect(played.offers(1)).toEqual([['engage'], ['stay'], ['stepBack', town('eich')]]);
    played.act(1, 'stepBack', town('eich'));
    expect([where(played.s, 'yorck'), played.asked()?.prompt]).toEqual(['eich', 'step']);
  });

  test('[GLO 6.5.1#19] ruling 188: or think better of it and stay where it is', () => {
    const played = tryFrom(march({ ...near, dice: [1] }, 'aue', 'I', 'brand'), 'dorn', 'yorck bernadotte');
    played.act(1, 'stay');
    expect([where(played.s, 'yorck'), where(played.s, 'I'), played.asked()?.prompt]).toEqual(['dorn', 'brand', 'step']);
  });

  test('[GLO 6.5.1#17, GLO 6.5.1#3] a connection of 2 points adds 1 to the die; a ford in the rain is one', () => {
    const far = (weather: Weather, from: string, to: string) => {
      const played = position({
        weather,
        french: { aue: 'I:10' },
        coalition: { [from]: 'yorck:8 bernadotte' },
        dice: [3],
      });
      go(setOut(played, 'aue', 'I'), to);
      tryFrom(played, from, 'yorck bernadotte');
      return told(played, 'interception')[0];
    };
    expect(far('clear', 'eich', 'calau')).toMatchObject({ far: 0, reached: true });
    expect(far('rain', 'eich', 'calau')).toMatchObject({ far: 1, reached: false });
    expect(far('clear', 'lohn', 'calau')).toMatchObject({ far: 1, reached: false });
  });

  test('[GLO 6.5.1#5, GLO 6.5.1#6] one try a town for each entry; the next entry is a new occasion', () => {
    const played = tryFrom(march({ ...near, dice: [6] }, 'aue', 'I', 'brand'), 'dorn', 'yorck');
    expect(played.asked()?.prompt).toBe('step');
    go(played, 'aue', 'brand');
    expect(played.asked()?.prompt).toBe('intercept');
  });

  test('[GLO 6.5.1#7, GLO 8.5#9] example: two Forces from two towns go in together, and have the flank', () => {
    const coalition = { calau: 'yorck:8 bernadotte', aue: 'ostermann:7' };
    const played = position({ french: { brand: 'I:10' }, coalition, dice: [1, 1] });
    go(setOut(played, 'brand', 'I'), 'dorn', 'brand');
    tryFrom(played, 'aue', 'ostermann').act(1, 'engage');
    // The first waits until the other has thrown as well.
    expect(where(played.s, 'ostermann')).toBe('aue');
    tryFrom(played, 'calau', 'yorck bernadotte').act(1, 'engage');
    expect([where(played.s, 'ostermann'), where(played.s, 'yorck')]).toEqual(['brand', 'brand']);
    played.act(0, 'done');
    played.act(0, 'tactic', 2).act(1, 'tactic', 2);
    expect(told(played, 'flank')).toMatchObject([{ side: 1, clause: 'GLO 8.5#9' }]);
  });

  test('[GLO 6.5.1#8, GLO 6.5.1#9] not from a town with enemies, nor to one with friends', () => {
    const engaged = march(
      { french: { aue: 'I:10', dorn: 'II:5' }, coalition: { dorn: 'yorck:8' } },
      'aue',
      'I',
      'brand',
    );
    expect(engaged.asked()?.prompt).toBe('step');
    const friends = march(
      { french: { aue: 'I:10' }, coalition: { dorn: 'yorck:8', brand: 'buelow:6' } },
      'aue',
      'I',
      'brand',
    );
    friends.act(1, 'pass');
    expect(friends.asked()?.prompt).toBe('activate');
  });

  test('[GLO 6.5.1#18] any number may go in', () => {
    const coalition = { dorn: 'yorck:8 buelow:6 ostermann:7 grenadiers:4 bernadotte' };
    const played = march({ ...near, coalition, dice: [1] }, 'aue', 'I', 'brand');
    tryFrom(played, 'dorn', 'yorck buelow ostermann grenadiers bernadotte').act(1, 'engage');
    expect(told(played, 'intercepted')).toMatchObject([{ count: 5 }]);
  });

  test('[GLO 6.5.1#24, GLO 6.5.1#25] example: in defensive terrain the interceptor has the column, the intercepted one less', () => {
    const wanted = { french: { brand: 'I:9' }, coalition: { eich: 'yorck:9 bernadotte' }, dice: [1, 1, 1] };
    const played = tryFrom(march(wanted, 'brand', 'I', 'dorn'), 'eich', 'yorck bernadotte');
    played.act(1, 'engage').act(0, 'done').act(0, 'tactic', 1).act(1, 'tactic', 1);
    // Nine points are the third column on either side.
    expect(told(played, 'fire').map((fact) => fact['column'])).toEqual([1, 3]);
  });

  test('[GLO 7.1#9] ruling 74: decoys that are intercepted go, and the Force stands in the town', () => {
    const played = position({
      hidden: true,
      french: { aue: 'foot' },
      coalition: { dorn: 'yorck:8 bernadotte' },
      dice: [1],
    });
    played
      .act(0, 'force', town('aue'))
      .act(0, 'pick', played.offers(0, 'pick')[0]?.[0] as number)
      .act(0, 'normal');
    go(played, 'brand');
    tryFrom(played, 'dorn', 'yorck bernadotte').act(1, 'engage');
    expect([where(played.s, 'yorck'), told(played, 'unmasked').length, played.asked()?.prompt]).toEqual([
      'brand',
      1,
      'activate',
    ]);
    expect(played.act(0, 'done').facts.filter(({ fact }) => fact === 'battle')).toEqual([]);
  });

  test('[GLO 6.5.1#10] ruling 75: the enemy learns from where, the die and whether it succeeded, and nothing else', () => {
    const played = march({ hidden: true, ...near, dice: [6] }, 'aue', 'I', 'brand');
    tryFrom(played, 'dorn', 'yorck bernadotte');
    const [fact] = told(played, 'interception');
    expect(Object.keys(fact ?? {}).sort((one, two) => one.localeCompare(two))).toEqual([
      'clause',
      'die',
      'fact',
      'far',
      'from',
      'reached',
      'side',
      'town',
    ]);
    expect(played.referee.through(0).state.game.face.is[slot(played.s, 'bernadotte')]).toBe(-1);
  });
});
