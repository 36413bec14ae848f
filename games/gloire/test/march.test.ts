import { describe, expect, test } from 'vitest';
import type { Weather } from '../content/types.ts';
import { CUT_OFF, NO_LINE } from '../rules/state.ts';
import {
  go,
  into,
  link,
  type Played,
  type Position,
  points,
  position,
  setOut,
  slot,
  told,
  town,
  unit,
  ways,
  where,
} from './position.ts';

/** How far a piece comes on a road of one point a town, back and forth between Aue and Brand. */
function reach(wanted: Position, name: string, how: 'normal' | 'forced' = 'normal'): number {
  const played = position({ command: [9, 9, 9], ...wanted });
  setOut(played, 'aue', name, how);
  const seat = played.s.active;
  for (let steps = 0; ; steps++) {
    const to = town(steps % 2 === 0 ? 'brand' : 'aue');
    if (!played.may(seat, 'step', to)) return steps;
    played.act(seat, 'step', to);
  }
}

describe('GLO 5.1: movement points', () => {
  const pace = (name: string, weather: Weather = 'clear') =>
    reach({ french: { aue: name }, weather }, name.split(':')[0] ?? '');

  test('[GLO 5.1#1, GLO 5.1#2, GLO 5.1#4, GLO 5.1#6] leaders and cavalry 8, infantry and artillery reserves 6', () => {
    expect(['ney', 'horse:5', 'I:10', 'park'].map((name) => pace(name))).toEqual([8, 8, 6, 6]);
  });

  test('[GLO 5.1#3, GLO 5.1#5, GLO 1.3#4, GLO 7.1#3] decoys move like what they pretend to be', () => {
    const run = (kind: string) => {
      const played = position({ hidden: true, french: { aue: kind } });
      played
        .act(0, 'force', town('aue'))
        .act(0, 'pick', played.offers(0, 'pick')[0]?.[0] as number)
        .act(0, 'normal');
      let steps = 0;
      for (; played.may(0, 'step', town(steps % 2 === 0 ? 'brand' : 'aue')); steps++) {
        played.act(0, 'step', town(steps % 2 === 0 ? 'brand' : 'aue'));
      }
      return steps;
    };
    expect([run('foot'), run('mounted')]).toEqual([6, 8]);
  });

  test.each<[Weather, number[]]>([
    ['clear', [8, 8, 6, 6]],
    ['rain', [7, 7, 5, 5]],
    ['mud', [6, 6, 5, 3]],
    ['snow', [7, 7, 5, 5]],
  ])('[GLO 3.1#3, GLO 3.1#4, GLO 3.1#7, GLO 3.1#8, GLO 3.1#9, GLO 3.1#13] in %s', (weather, wanted) => {
    expect(['ney', 'horse:5', 'I:10', 'park'].map((name) => pace(name, weather))).toEqual(wanted);
  });

  test('[GLO 4.6#1, GLO 4.6#4] out of command a unit has a point less; a leader has not', () => {
    for (const status of [CUT_OFF, NO_LINE]) {
      const also = (s: Played['s']) => s.status.fill(status);
      expect(reach({ french: { aue: 'I:10' }, also }, 'I')).toBe(5);
      expect(reach({ french: { aue: 'ney' }, also }, 'ney')).toBe(8);
    }
  });

  test('[GLO 5.4#8] a stack goes at the pace of its slowest', () => {
    expect(reach({ french: { aue: 'horse:5 I:10' } }, 'horse')).toBe(8);
    const played = position({ french: { aue: 'horse:5 I:10 ney' } });
    setOut(played, 'aue', 'horse I ney');
    go(played, 'brand', 'aue', 'brand', 'aue', 'brand', 'aue');
    expect(ways(played)).toEqual([]);
    // It is asked all the same: that it has nowhere to go would tell infantry from cavalry.
    expect(played.offers(0)).toEqual([['done']]);
    expect(played.why(0, 'step', town('brand'))).toEqual({ reason: 'tooFar', clause: 'GLO 5.4#8' });
  });
});

describe('GLO 5.2, 5.3: connections', () => {
  test('[GLO 5.2#1, GLO 5.2#2] a track costs 2, a pass 2 for infantry and 3 for cavalry', () => {
    const foot = position({ french: { brand: 'I:10' } });
    go(setOut(foot, 'brand', 'I'), 'calau', 'lohn');
    // Two points are left: the track with its bridge and back no more.
    expect(ways(foot)).toEqual(['calau', 'glau']);
    const horse = position({ french: { brand: 'horse:5' } });
    go(setOut(horse, 'brand', 'horse'), 'calau', 'lohn', 'glau');
    // 2 + 3 + 2 of 8: one point for a road.
    expect(ways(horse)).toEqual(['eich', 'furt', 'ilm']);
  });

  test('[GLO 3.1#5, GLO 3.1#11] rain and mud make a ford dearer by 1, snow does not', () => {
    const left = (weather: Weather) => {
      const played = position({ french: { aue: 'I:10' }, weather });
      go(setOut(played, 'aue', 'I'), 'calau', 'eich', 'glau', 'ilm');
      return ways(played);
    };
    expect(left('clear')).toContain('jahn');
    expect(left('snow')).toContain('jahn');
    const rain = position({ french: { aue: 'I:10' }, weather: 'rain' });
    go(setOut(rain, 'aue', 'I'), 'calau', 'eich', 'glau');
    // 1 + 2 + 1 of 5: the second ford would cost 2.
    expect(ways(rain)).toEqual(['eich', 'furt']);
    const mud = position({ french: { aue: 'I:10' }, weather: 'mud' });
    go(setOut(mud, 'aue', 'I'), 'calau', 'eich', 'glau');
    expect(ways(mud)).toEqual(['eich', 'furt']);
  });

  test('[GLO 5.3#11, GLO 5.2#3] example: a great river without a bridge is closed until boats lie there', () => {
    const closed = position({ french: { dorn: 'I:10' } });
    setOut(closed, 'dorn', 'I');
    expect(ways(closed)).toEqual(['brand', 'eich']);
    expect(closed.why(0, 'step', town('furt'))).toEqual({ reason: 'impassable', clause: 'GLO 5.3#11' });
    expect(closed.why(0, 'step', town('jahn'))).toEqual({ reason: 'noConnection', clause: 'GLO 0.1#3' });
    const open = position({ french: { dorn: 'I:10' }, boats: [link('dorn-furt')] });
    expect(ways(setOut(open, 'dorn', 'I'))).toEqual(['brand', 'eich', 'furt']);
  });

  test('[GLO 5.3#12, GLO 6.4#25] a river is crossed at its ford, whatever happens to bridges', () => {
    const played = position({ french: { calau: 'I:10' }, broken: [link('eich-glau')] });
    expect(ways(setOut(played, 'calau', 'I'))).toEqual(['aue', 'brand', 'eich', 'lohn']);
  });

  test('[GLO 6.4#5] nobody moves over a destroyed bridge', () => {
    const played = position({ french: { eich: 'I:10' }, broken: [link('eich-glau')] });
    expect(ways(setOut(played, 'eich', 'I'))).toEqual(['calau', 'dorn']);
  });

  test('[GLO 1813.A.armistice#8] nobody crosses a closed border', () => {
    const played = position({ french: { lohn: 'I:10' } });
    expect(ways(setOut(played, 'lohn', 'I'))).toEqual(['calau', 'glau']);
  });

  test('[GLO 5.3#1, GLO 5.3#2] one may stop anywhere, and what is left is lost', () => {
    const played = position({ french: { brand: 'I:10' } });
    go(setOut(played, 'brand', 'I'), 'aue').act(0, 'done');
    expect(where(played.s, 'I')).toBe('aue');
    expect(played.offers(0)).toEqual([['done']]);
  });

  test('[GLO 5.4#10, GLO 5.4#1] a stack stays together, and towns hold any number', () => {
    const played = position({ french: { brand: 'I:10 II:7 horse:5', aue: 'III:5 IV:5 guard:5 lancers:2 park' } });
    go(setOut(played, 'brand', 'I II horse'), 'aue').act(0, 'done');
    expect(['I', 'II', 'horse', 'III'].map((name) => where(played.s, name))).toEqual(['aue', 'aue', 'aue', 'aue']);
  });
});

describe('GLO 5.3: entering a town with enemies', () => {
  test('[GLO 5.3#7] enemy units end the movement', () => {
    const played = position({ french: { brand: 'I:10' }, coalition: { aue: 'yorck:8' } });
    into(setOut(played, 'brand', 'I'), 'aue');
    expect(told(played, 'contact')).toMatchObject([{ town: town('aue'), side: 0 }]);
    expect(played.asked()?.prompt).toBe('activate');
  });

  test('[GLO 5.3#8, GLO 5.3#9, GLO 7.1#8, GLO 7.1#12] decoys alone do not: they are shown, removed, and the march goes on', () => {
    const played = position({ hidden: true, french: { brand: 'I:10' }, coalition: { aue: 'foot mounted' } });
    into(setOut(played, 'brand', 'I'), 'aue');
    expect(told(played, 'unmasked')).toHaveLength(2);
    expect(told(played, 'kernel.met')).toHaveLength(1);
    expect(ways(played)).toEqual(['brand', 'calau']);
  });

  test('[GLO 5.3#9] a stack with one real unit among decoys stops it, and says no more than that', () => {
    const played = position({ hidden: true, french: { brand: 'I:10' }, coalition: { aue: 'foot yorck:8 mounted' } });
    into(setOut(played, 'brand', 'I'), 'aue');
    expect(told(played, 'held').map((fact) => fact['side'])).toEqual([1, 0]);
    expect(told(played, 'unmasked', 'kernel.met')).toEqual([]);
    expect(played.asked()?.prompt).toBe('activate');
    const seen = played.referee.through(0).state.game;
    expect(seen.face.is[slot(played.s, 'yorck')]).toBe(-1);
  });

  test('[GLO 7.1#8] ruling 44: decoys that go among enemies are removed; two stacks of decoys remove each other', () => {
    const bluff = (coalition: string) => {
      const played = position({ hidden: true, french: { brand: 'foot' }, coalition: { aue: coalition } });
      played
        .act(0, 'force', town('brand'))
        .act(0, 'pick', played.offers(0, 'pick')[0]?.[0] as number)
        .act(0, 'normal');
      return into(played, 'aue');
    };
    const met = bluff('yorck:8');
    expect(told(met, 'unmasked').map((fact) => fact['side'])).toEqual([0]);
    expect(where(met.s, 'yorck')).toBe('aue');
    expect(told(bluff('mounted'), 'unmasked').map((fact) => fact['side'])).toEqual([0, 1]);
  });

  test('[GLO 1.1#2] ruling 34: leaders, and guns alone (45), do not go among enemies', () => {
    for (const name of ['ney', 'park']) {
      const played = position({ french: { brand: name }, coalition: { aue: 'yorck:8' } });
      setOut(played, 'brand', name);
      expect(ways(played)).not.toContain('aue');
      expect(played.why(0, 'step', town('aue'))).toEqual({ reason: 'noForce', clause: 'GLO 1.1#2' });
    }
  });

  test('[GLO 5.3#8] ruling 43: guns and cadres without troops are lost, and hold nobody up', () => {
    const played = position({ french: { brand: 'I:10' }, coalition: { aue: 'battery buelow:0' } });
    into(setOut(played, 'brand', 'I'), 'aue');
    expect(told(played, 'eliminated').map((fact) => fact['piece'])).toEqual(
      [unit('buelow'), unit('battery')].sort((a, b) => a - b),
    );
    expect(ways(played)).toEqual(['brand', 'calau']);
  });
});

describe('GLO 4.2: leaders caught alone', () => {
  const caught = (leaders: string, rest: Record<string, string>) => {
    const played = position({ french: { brand: 'I:10' }, coalition: { aue: leaders, ...rest } });
    return into(setOut(played, 'brand', 'I'), 'aue');
  };

  test('[GLO 4.2#8] of rank 2: eliminated', () => {
    const played = caught('tauentzien', { jahn: 'yorck:8' });
    expect(where(played.s, 'tauentzien')).toBe('-1');
    expect(told(played, 'leaderLost')).toMatchObject([{ clause: 'GLO 4.2#8' }]);
    expect(ways(played)).toEqual(['brand', 'calau']);
  });

  test('[GLO 4.2#5] of rank 3: taken off, to come back the next turn', () => {
    const played = caught('bernadotte', { jahn: 'yorck:8' });
    expect(told(played, 'leaderAway')).toMatchObject([{ clause: 'GLO 4.2#5' }]);
    expect(played.s.returns[3]).toBe(1);
    expect(where(played.s, 'bernadotte')).toBe('-2');
  });

  test('[GLO 4.2#3, GLO 4.2#4] of rank 4: to the nearest unit, of his choice if several are as near', () => {
    const enter = (french: Record<string, string>) => {
      const played = position({
        active: 'coalition',
        french: { brand: 'napoleon', ...french },
        coalition: { aue: 'yorck:8' },
      });
      return into(setOut(played, 'aue', 'yorck'), 'brand');
    };
    const near = enter({ dorn: 'I:10', calau: 'II:7' });
    expect(where(near.s, 'napoleon')).toBe('dorn');
    const equal = enter({ eich: 'I:10', lohn: 'II:7' });
    expect(where(equal.s, 'napoleon')).toBe('eich');
    const choice = enter({ calau: 'I:10', glau: 'II:7' });
    expect(where(choice.s, 'napoleon')).toBe('calau');
    const two = position({
      active: 'coalition',
      french: { calau: 'napoleon', lohn: 'I:10', brand: 'II:7' },
      coalition: { aue: 'yorck:8' },
    });
    into(setOut(two, 'aue', 'yorck'), 'calau');
    expect(two.asked()).toMatchObject({ seat: 0, prompt: 'refuge', clause: 'GLO 4.2#4' });
    two.act(0, 'refuge', town('lohn'));
    expect(where(two.s, 'napoleon')).toBe('lohn');
    // From there his new neighbours might intercept.
    expect(two.asked()?.prompt).toBe('intercept');
  });
});

describe('GLO 5.5: concentrations, forced marches, stragglers', () => {
  test('[GLO 5.5.2#1, GLO 5.5.2#3, GLO 5.5.2#4, GLO 5.5.2#6] a forced march adds 2, is declared first, and tires', () => {
    expect(reach({ french: { aue: 'I:10' } }, 'I', 'forced')).toBe(8);
    const played = position({ french: { aue: 'I:10' }, dice: [1] });
    go(setOut(played, 'aue', 'I', 'forced'), 'brand').act(0, 'done');
    expect(played.s.fatigued[slot(played.s, 'I')]).toBe(1);
    expect(told(played, 'setOut')).toMatchObject([{ forced: true }]);
  });

  test('[GLO 4.6#3, GLO 4.6#5, GLO 5.5.2#2] with a line to a general who is cut off, yes; with none, no', () => {
    const may = (status: number) => {
      const also = (s: Played['s']) => s.status.fill(status);
      const played = position({ french: { aue: 'I:10' }, also });
      played.act(0, 'force', town('aue')).act(0, 'pick', slot(played.s, 'I'));
      return played;
    };
    expect(may(CUT_OFF).may(0, 'forced')).toBe(true);
    expect(may(NO_LINE).may(0, 'forced')).toBe(false);
    expect(may(NO_LINE).why(0, 'forced')).toEqual({ reason: 'noLineToGeneral', clause: 'GLO 4.6#5' });
  });

  test('[GLO 5.5.3#1, GLO 5.5.3#2, GLO 5.5.3#4, GLO 1.2.3#3] a die a unit, noted apart from losses', () => {
    const played = position({ french: { aue: 'I:10 II:7 ney park' }, dice: [4, 5] });
    go(setOut(played, 'aue', 'I II ney park', 'forced'), 'brand').act(0, 'done');
    expect(told(played, 'straggled').map((fact) => [fact['unit'], fact['die'], fact['points']])).toEqual([
      [unit('I'), 4, 0],
      [unit('II'), 5, 1],
    ]);
    expect([points(played.s, 'II'), played.s.stragglers[unit('II')], played.s.lost[unit('II')]]).toEqual([6, 1, 0]);
    expect(played.s.tally).toEqual([0, 0]);
  });

  test('[GLO 5.5.1#3, GLO 5.5.3#3] a concentration throws too, and a forced one twice', () => {
    const stack = 'napoleon I II III';
    const run = (how: 'normal' | 'forced') => {
      const played = position({ french: { aue: 'napoleon I:10 II:7 III:5' }, dice: [6, 6, 6, 6, 6, 6] });
      go(setOut(played, 'aue', stack, how), 'brand').act(0, 'done');
      return told(played, 'straggled').length;
    };
    expect([run('normal'), run('forced')]).toEqual([3, 6]);
    const small = position({ french: { aue: 'napoleon I:10 II:7' }, dice: [6, 6] });
    go(setOut(small, 'aue', 'napoleon I II'), 'brand').act(0, 'done');
    expect(told(small, 'straggled')).toEqual([]);
  });

  test('[GLO 3.1#12, GLO 3.1#15] mud adds 2 to the die of a forced march, snow 1', () => {
    const lost = (weather: Weather, die: number) => {
      const played = position({ french: { aue: 'I:10' }, weather, dice: [die] });
      go(setOut(played, 'aue', 'I', 'forced'), 'brand').act(0, 'done');
      return played.s.stragglers[unit('I')];
    };
    expect([lost('clear', 4), lost('snow', 4), lost('mud', 4), lost('mud', 5), lost('rain', 4)]).toEqual([
      0, 1, 1, 2, 0,
    ]);
  });

  test('[GLO 5.5.3#2] ruling 37: the last point of a unit never straggles', () => {
    const played = position({ french: { aue: 'I:1' }, dice: [6] });
    go(setOut(played, 'aue', 'I', 'forced'), 'brand').act(0, 'done');
    expect(points(played.s, 'I')).toBe(1);
  });

  test('[GLO 5.5.4#1, GLO 5.5.4#4, GLO 5.5.4#5, GLO 5.5.4#6, GLO 2.B2#7] who stays gets 1 back on 1 to 4, 2 on 5 and 6', () => {
    const rested = (die: number, stragglers: number) => {
      const also = (s: Played['s']) => {
        s.stragglers[unit('I')] = stragglers;
        s.lost[unit('I')] = 3;
      };
      const played = position({ french: { aue: 'I:5' }, also, dice: [die] }).act(0, 'done');
      return [points(played.s, 'I'), played.s.stragglers[unit('I')], played.s.lost[unit('I')]];
    };
    expect(rested(4, 3)).toEqual([6, 2, 3]);
    expect(rested(5, 3)).toEqual([7, 1, 3]);
    expect(rested(6, 1)).toEqual([6, 0, 3]);
    expect(rested(1, 0)).toEqual([5, 0, 3]);
  });

  test('[GLO 5.5.4#2] who has moved or acted since his last movement phase gets nothing', () => {
    const also = (s: Played['s']) => {
      s.stragglers[unit('I')] = 2;
    };
    const moved = position({ french: { aue: 'I:5' }, also, dice: [6] });
    go(setOut(moved, 'aue', 'I'), 'brand')
      .act(0, 'done')
      .act(0, 'done');
    expect(points(moved.s, 'I')).toBe(5);
    const stirred = (s: Played['s']) => {
      also(s);
      s.stirred[unit('I')] = 1;
    };
    const retreated = position({ french: { aue: 'I:5' }, also: stirred, dice: [6] }).act(0, 'done');
    expect(points(retreated.s, 'I')).toBe(5);
    // From now on it counts anew.
    expect(retreated.s.stirred[unit('I')]).toBe(0);
  });

  test('[GLO 1.2.3#3] ruling 91: stragglers and their recovery are told to their owner alone', () => {
    const played = position({ hidden: true, french: { aue: 'I:10 II:3' }, dice: [6] });
    go(setOut(played, 'aue', 'I', 'forced'), 'brand').act(0, 'done');
    expect(told(played, 'straggled')[0]?.to).toBe(1);
    expect(played.referee.through(1).state.game.points[unit('I')]).toBe(-1);
  });

  test('[GLO 1.2.3#3] ruling 91: an enemy who ends a march cannot tell by taking that back whether dice were thrown', () => {
    const ended = (words: string) => {
      const coalition = { calau: 'bernadotte yorck:8' };
      const played = position({ hidden: true, weather: 'mud', french: { aue: words }, coalition, dice: [6] });
      const [counter] = played.act(0, 'force', town('aue')).offers(0, 'pick')[0] ?? [];
      played.act(0, 'pick', counter as number).act(0, 'forced');
      for (const next of ['brand', 'dorn', 'eich', 'glau', 'lohn']) {
        if (played.asked()?.seat === 1) played.act(1, 'pass');
        played.act(0, 'step', town(next));
      }
      // Nobody could march on from here: that the Coalition lets it pass ends the march.
      played.act(1, 'pass');
      return { news: (played.referee.disclosure.shown & 2) !== 0, thrown: told(played, 'straggled').length };
    };
    expect(ended('foot')).toEqual({ news: true, thrown: 0 });
    expect(ended('I:10')).toEqual({ news: true, thrown: 1 });
  });
});
