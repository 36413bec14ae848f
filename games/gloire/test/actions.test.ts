import { describe, expect, test } from 'vitest';
import { CUT_OFF, type GloireState, INDEPENDENT, NO_LINE } from '../rules/state.ts';
import {
  go,
  link,
  type Played,
  type Position,
  points,
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

/** A French stack that is being planned. */
function planned(wanted: Position, at: string, names: string): Played {
  const played = position(wanted);
  played.act(played.s.active, 'force', town(at));
  for (const name of names.split(' ')) played.act(played.s.active, 'pick', slot(played.s, name));
  return played;
}

const detachments = (played: Played) =>
  played
    .offers(played.s.active, 'detach')
    .map(([from, counter, range]) => [strom.units[from as number]?.id, strom.units[counter as number]?.id, range]);

describe('GLO 6.1: detachments', () => {
  test('[GLO 6.1#1, GLO 6.1#2, GLO 6.1#3, GLO 6.1#12, GLO 1.2.2#14] infantry gives infantry of no better cohesion, and keeps a point', () => {
    // f1 has cohesion 3, f2 2; the IV corps has 2.
    expect(detachments(planned({ french: { brand: 'II:5' } }, 'brand', 'II'))).toEqual([
      ['II', 'f1', { from: 1, to: 4 }],
      ['II', 'f2', { from: 1, to: 4 }],
    ]);
    expect(detachments(planned({ french: { brand: 'IV:3' } }, 'brand', 'IV'))).toEqual([
      ['IV', 'f2', { from: 1, to: 2 }],
    ]);
    expect(detachments(planned({ french: { brand: 'horse:5' } }, 'brand', 'horse'))).toEqual([
      ['horse', 'fA', { from: 1, to: 3 }],
    ]);
    expect(detachments(planned({ french: { brand: 'II:1' } }, 'brand', 'II'))).toEqual([]);
  });

  test('[GLO 6.1#3, GLO 6.1#4, GLO 6.1#5, GLO 6.1#6, GLO 6.1#10, GLO 6.1#11] its points, army, town and cost', () => {
    const played = planned({ french: { brand: 'II:5' } }, 'brand', 'II').act(0, 'detach', unit('II'), unit('f1'), 2);
    expect([points(played.s, 'II'), points(played.s, 'f1'), where(played.s, 'f1')]).toEqual([3, 2, 'brand']);
    expect([played.s.origin[unit('f1')], played.s.armyOf[unit('f1')]]).toEqual([unit('II'), 0]);
    // Both have a point less: five roads instead of six.
    played.act(0, 'normal');
    go(played, 'aue', 'brand', 'aue', 'brand', 'aue');
    expect(ways(played)).toEqual([]);
    played.act(0, 'done');
    setOut(played, 'brand', 'f1');
    go(played, 'aue', 'brand', 'aue', 'brand', 'aue');
    expect(ways(played)).toEqual([]);
    expect(played.s.spent[0]).toBe(2);
  });

  test('[GLO 6.1#2] whoever has formed one is activated: he can think again how, not whether', () => {
    const played = planned({ french: { brand: 'II:5' } }, 'brand', 'II').act(0, 'detach', unit('II'), unit('f1'), 2);
    expect(played.act(0, 'cancel').asked()?.prompt).toBe('stack');
    played.act(0, 'pick', slot(played.s, 'f1')).act(0, 'normal');
    go(played, 'aue').act(0, 'done');
    expect([where(played.s, 'II'), where(played.s, 'f1')]).toEqual(['aue', 'aue']);
    expect(played.s.spent[0]).toBe(1);
  });

  test('[GLO 4.6#2, GLO 4.6#6] out of command a unit forms none', () => {
    for (const status of [CUT_OFF, NO_LINE]) {
      const played = planned({ french: { brand: 'II:5' }, also: (s) => s.status.fill(status) }, 'brand', 'II');
      expect(detachments(played)).toEqual([]);
      expect(played.why(0, 'detach', unit('II'), unit('f1'), 1)).toEqual({
        reason: 'outOfCommand',
        clause: 'GLO 4.6#6',
      });
    }
  });

  /** Detachment f1 of the II corps and the corps itself, both at Brand. */
  const apart = (s: GloireState) => {
    s.origin[unit('f1')] = unit('II');
    s.armyOf[unit('f1')] = 0;
  };

  test('[GLO 6.1#7, GLO 6.1#8] it comes back whole to the unit it was taken from, and its counter is free again', () => {
    const played = planned({ french: { brand: 'II:4 III:3 f1:2' }, also: apart }, 'brand', 'II III');
    expect(played.offers(0, 'rejoin')).toEqual([[unit('f1'), unit('II'), { from: 2, to: 2 }]]);
    played.act(0, 'rejoin', unit('f1'), unit('II'), 2);
    expect([points(played.s, 'II'), where(played.s, 'f1')]).toEqual([6, '-1']);
    expect(played.s.used[unit('II')]).toBe(1);
    expect(detachments(played).some(([, counter]) => counter === 'f1')).toBe(true);
    const far = planned({ french: { brand: 'II:4', aue: 'f1:2' }, also: apart }, 'brand', 'II');
    expect(far.offers(0, 'rejoin')).toEqual([]);
  });

  test('[GLO 6.1#8] one that has marched in in this phase does not rejoin, nor one to which its unit has marched', () => {
    const both = (played: Played) => {
      played.act(0, 'force', town('brand')).act(0, 'pick', slot(played.s, 'II'));
      return played.offers(0, 'rejoin');
    };
    expect(both(position({ french: { brand: 'II:4 f1:2' }, also: apart }))).toHaveLength(1);
    const marched = position({ french: { brand: 'II:4', aue: 'f1:2' }, also: apart });
    go(setOut(marched, 'aue', 'f1'), 'brand').act(0, 'done');
    expect(where(marched.s, 'f1')).toBe('brand');
    expect(both(marched)).toEqual([]);
    expect(marched.may(0, 'rejoin', unit('f1'), unit('II'), 2)).toBe(false);
    const fetched = position({ french: { brand: 'II:4', aue: 'f1:2' }, also: apart });
    go(setOut(fetched, 'brand', 'II'), 'aue').act(0, 'done');
    fetched.act(0, 'force', town('aue'));
    expect(fetched.why(0, 'pick', slot(fetched.s, 'II'))).not.toEqual({});
    expect(fetched.act(0, 'pick', slot(fetched.s, 'f1')).offers(0, 'rejoin')).toEqual([]);
  });

  test('[GLO 8.4#8] a detachment that rejoins makes losses good; rest brings back stragglers and no losses', () => {
    const also = (s: GloireState) => {
      s.lost[unit('II')] = 3;
      s.lost[unit('III')] = 2;
      s.stragglers[unit('III')] = 1;
    };
    // Neither has stirred: a die for the straggler of the III, none for the II.
    const rested = position({ french: { brand: 'II:4 III:3' }, also, dice: [6] }).act(0, 'done');
    expect(told(rested, 'recovered').map((fact) => fact['unit'])).toEqual([unit('III')]);
    expect([points(rested.s, 'II'), rested.s.lost[unit('II')]]).toEqual([4, 3]);
    expect([points(rested.s, 'III'), rested.s.lost[unit('III')], rested.s.stragglers[unit('III')]]).toEqual([4, 2, 0]);
    const joined = planned({ french: { brand: 'II:4 f1:2' }, also }, 'brand', 'II');
    joined.act(0, 'rejoin', unit('f1'), unit('II'), 2);
    expect([points(joined.s, 'II'), joined.s.lost[unit('II')]]).toEqual([6, 1]);
  });

  test('[GLO 1.2.2#17, GLO 1.2.2#18, GLO 1.2.2#19, GLO 1.2.2#21, GLO 1.2.2#22] an independent one goes to any unit of its type but the Guard, and then is out', () => {
    const french = { brand: 'II:7 guard:4 horse:4 f1:3' };
    const played = planned({ french }, 'brand', 'II guard horse');
    // The II corps has eight boxes: one point of three, no more.
    expect(played.offers(0, 'rejoin')).toEqual([[unit('f1'), unit('II'), { from: 1, to: 1 }]]);
    played.act(0, 'rejoin', unit('f1'), unit('II'), 1);
    expect([points(played.s, 'f1'), where(played.s, 'f1'), played.s.origin[unit('f1')]]).toEqual([
      2,
      'brand',
      INDEPENDENT,
    ]);
    const all = planned({ french: { brand: 'II:3 f1:2' } }, 'brand', 'II').act(0, 'rejoin', unit('f1'), unit('II'), 2);
    expect([where(all.s, 'f1'), told(all, 'vanished')[0]?.['clause']]).toEqual(['-1', 'GLO 1.2.2#21']);
    expect(detachments(all).map(([, counter]) => counter)).not.toContain('f1');
  });

  test('[GLO 1.2.2#20] an independent detachment that is eliminated cannot serve again; one made in play can', () => {
    const killed = (also: (s: GloireState) => void) => {
      const wanted = {
        phase: 'combat',
        french: { brand: 'f1:1 ' },
        coalition: { brand: 'yorck:8' },
        active: 'coalition',
        also,
      } as const;
      const played = position({ ...wanted, dice: [6] });
      played.act(0, 'tactic', 1).act(1, 'tactic', 1).act(1, 'overrun').act(1, 'stay');
      return [played.s.origin[unit('f1')], played.s.pool[slot(played.s, 'f1')]];
    };
    expect(killed(() => {})).toEqual([-4, 0]);
    expect(killed(apart)).toEqual([-3, 2]);
  });

  test('[GLO 6.1#3] ruling 91: all see a counter appear; its owner alone knows which and how strong', () => {
    const played = planned(
      { hidden: true, french: { brand: 'II:5 III:5' }, coalition: { jahn: 'yorck:8' } },
      'brand',
      'II',
    );
    played.act(0, 'detach', unit('II'), unit('f1'), 2);
    expect(told(played, 'detached')[0]?.to).toBe(1);
    expect(told(played, 'appeared')).toMatchObject([{ town: town('brand'), side: 0 }]);
    const seen = played.referee.through(1).state.game;
    expect(seen.place.filter((at) => at === town('brand'))).toHaveLength(3);
    expect([seen.face.is.includes(unit('f1')), seen.points[unit('f1')], seen.used[unit('II')]]).toEqual([
      false,
      -1,
      -1,
    ]);
  });
});

describe('GLO 6.2: entrenchments', () => {
  test('[GLO 6.2#1, GLO 6.2#3, GLO 6.2#4, GLO 6.2#5, GLO 4.5#12] two command points, all movement, and it stands at once', () => {
    const played = planned({ french: { brand: 'II:5 III:5 ney' }, command: [2, 0, 0] }, 'brand', 'II III ney').act(
      0,
      'entrench',
    );
    expect([played.s.entrenched[town('brand')], played.s.spent[0]]).toEqual([0, 2]);
    expect(played.offers(0)).toEqual([['done']]);
    const poor = planned({ french: { brand: 'II:5' }, command: [1, 0, 0] }, 'brand', 'II');
    expect(poor.why(0, 'entrench')).toEqual({ reason: 'cannotPay', clause: 'GLO 4.5#12' });
  });

  test('[GLO 6.2#6, GLO 6.2#7] it stands while a unit of its side is there, and goes with the last', () => {
    const also = (s: GloireState) => {
      s.entrenched[town('brand')] = 0;
    };
    const played = position({ french: { brand: 'II:5 III:5 park' }, also });
    go(setOut(played, 'brand', 'II'), 'aue').act(0, 'done');
    expect(played.s.entrenched[town('brand')]).toBe(0);
    go(setOut(played, 'brand', 'III'), 'aue');
    // Guns alone do not keep it up (ruling 52).
    expect(played.s.entrenched[town('brand')]).toBe(-1);
  });

  test('[GLO 6.2#8, GLO 6.2#9, GLO 6.2#10, GLO 6.2#11] not by decoys or cavalry alone, nor behind walls', () => {
    expect(planned({ french: { brand: 'horse:5' } }, 'brand', 'horse').why(0, 'entrench')).toEqual({
      reason: 'nobodyDigs',
      clause: 'GLO 6.2#11',
    });
    expect(planned({ french: { eich: 'II:5' } }, 'eich', 'II').why(0, 'entrench')).toEqual({
      reason: 'wallsAlready',
      clause: 'GLO 6.2#10',
    });
    const decoy = position({ hidden: true, french: { brand: 'foot II:5' } });
    decoy.act(0, 'force', town('brand')).act(0, 'pick', decoy.offers(0, 'pick')[1]?.[0] as number);
    expect(decoy.may(0, 'entrench')).toBe(false);
    decoy.act(0, 'pick', slot(decoy.s, 'II'));
    expect(decoy.may(0, 'entrench')).toBe(true);
  });

  /** The Coalition digs at Dorn with these, and ends its turn; the French are to move. */
  const dug = (names: string): Played => {
    const played = position({
      active: 'coalition',
      french: { aue: 'I:9 napoleon', calau: 'II:7' },
      coalition: { dorn: 'yorck:8 ostermann:7', eich: 'buelow:6' },
      dice: [1, 1, 1],
    });
    if (names !== '') {
      played.act(1, 'force', town('dorn'));
      for (const name of names.split(' ')) played.act(1, 'pick', slot(played.s, name));
      played.act(1, 'entrench');
      expect(played.s.entrenched[town('dorn')]).toBe(1);
    }
    return played.act(1, 'done');
  };

  /** Who may intercept the French at Brand, and march to the guns at Eich; null where nobody is even asked. */
  const reacting = (played: Played) => {
    const picked = (verb: string, ...at: number[]) => {
      if (played.asked()?.prompt !== verb) return null;
      played.act(1, verb, ...at);
      const names = played.offers(1, 'pick').map(([at]) => strom.units[played.s.face.is[at as number] as number]?.id);
      played.act(1, 'cancel');
      if (played.may(1, 'pass')) played.act(1, 'pass');
      return names;
    };
    go(setOut(played, 'aue', 'I'), 'brand');
    const interceptors = picked('intercept', town('dorn'));
    go(setOut(played.act(0, 'done'), 'calau', 'II'), 'eich')
      .act(1, 'pass')
      .act(0, 'done');
    return [interceptors, picked('toGuns', town('dorn'), town('eich'))];
  };

  test('[GLO 6.2#2] whoever has dug neither intercepts nor marches to the guns; those beside them may', () => {
    const all = ['yorck', 'ostermann'];
    expect(reacting(dug(''))).toEqual([all, all]);
    expect(reacting(dug('yorck'))).toEqual([['ostermann'], ['ostermann']]);
    expect(reacting(dug('yorck ostermann'))).toEqual([null, null]);
  });

  test('[GLO 6.2#2] for the rest of the turn: the next turn they react from their works', () => {
    const played = dug('yorck ostermann').act(0, 'done').act(0, 'first');
    expect([played.s.turn, played.s.entrenched[town('dorn')]]).toEqual([1, 1]);
    expect(reacting(played)).toEqual([
      ['yorck', 'ostermann'],
      ['yorck', 'ostermann'],
    ]);
  });
});

describe('GLO 6.4: engineering', () => {
  const marching = (at: string, words: string, wanted: Position = {}) =>
    setOut(
      position({ ...wanted, french: { [at]: words } }),
      at,
      words
        .split(' ')
        .map((word) => word.split(':')[0])
        .join(' '),
    );
  const bridge = link('eich-glau');

  test('[GLO 6.4#1, GLO 6.4#2, GLO 6#1, GLO 6#2, GLO 6#3] a bridge of its town is destroyed for 2 points, by 3 of strength', () => {
    const played = marching('calau', 'II:3');
    go(played, 'eich').act(0, 'destroy', bridge);
    expect(played.s.broken[bridge]).toBe(1);
    // 1 + 2 of 6: three are left.
    go(played, 'calau', 'aue', 'brand');
    expect(ways(played)).toEqual([]);
    const weak = marching('eich', 'II:2');
    expect(weak.why(0, 'destroy', bridge)).toEqual({ reason: 'tooWeak', clause: 'GLO 6.4#1' });
    expect(weak.why(0, 'destroy', link('lohn-glau'))).toEqual({ reason: 'notOfThisTown', clause: 'GLO 6.4#1' });
    expect(weak.why(0, 'destroy', link('calau-eich'))).toEqual({ reason: 'noBridge', clause: 'GLO 6.4#1' });
  });

  test('[GLO 6.4#3, GLO 6.4#4, GLO 7.1#6] 3 points with an enemy unit beyond; a decoy is shown, stays, and costs nothing', () => {
    const cost = (coalition: string) => {
      const played = marching('eich', 'II:3', { hidden: true, coalition: { glau: coalition } });
      played.act(0, 'destroy', bridge);
      return { cost: told(played, 'bridge')[0]?.['cost'], played };
    };
    expect(cost('yorck:8').cost).toBe(3);
    const bluff = cost('foot');
    expect(bluff.cost).toBe(2);
    expect(told(bluff.played, 'kernel.met')).toHaveLength(1);
    expect(bluff.played.s.place.filter((at) => at === town('glau'))).toHaveLength(1);
  });

  test('[GLO 6.4#3] ruling 62: who cannot pay the third point does nothing, but it was said', () => {
    const wanted = { hidden: true, coalition: { glau: 'yorck:8' } };
    const played = marching('aue', 'II:3', wanted);
    go(played, 'brand', 'aue', 'calau', 'eich').act(1, 'pass');
    expect(played.may(0, 'destroy', bridge)).toBe(true);
    played.act(0, 'destroy', bridge);
    expect([played.s.broken[bridge], told(played, 'held').length > 0]).toEqual([0, true]);
  });

  test('[GLO 6.4#12, GLO 6.4#13, GLO 6.4#16] ruling 192: a unit of 3 repairs it with all its points, and others use it at once', () => {
    const wanted = { broken: [bridge] };
    const played = position({ ...wanted, french: { eich: 'II:3 III:5' } });
    setOut(played, 'eich', 'II').act(0, 'repair', bridge);
    expect([played.s.broken[bridge], played.asked()?.prompt]).toEqual([0, 'activate']);
    expect(ways(setOut(played, 'eich', 'III'))).toContain('glau');
    const tired = marching('calau', 'II:3', wanted);
    expect(go(tired, 'eich').why(0, 'repair', bridge)).toEqual({ reason: 'tooTired', clause: 'GLO 6.4#13' });
    const whole = position({ ...wanted, french: { eich: 'II:3 III:5' } });
    setOut(whole, 'eich', 'II III').act(0, 'repair', bridge);
    expect(whole.offers(0, 'force')).toEqual([]);
    // One unit of 3, not 3 points together.
    const many = marching('eich', 'II:2 III:2', wanted);
    expect(many.why(0, 'repair', bridge)).toEqual({ reason: 'tooWeak', clause: 'GLO 6.4#12' });
  });

  test('[GLO 6.4#14, GLO 6.4#15] not with an enemy unit beyond; a decoy does not prevent it', () => {
    const repaired = (coalition: string) => {
      const played = marching('eich', 'II:3', { hidden: true, broken: [bridge], coalition: { glau: coalition } });
      return played.act(0, 'repair', bridge).s.broken[bridge];
    };
    expect([repaired('yorck:8'), repaired('foot')]).toEqual([1, 0]);
  });

  const place = link('dorn-furt');

  test('[GLO 6.4#17, GLO 6.4#18, GLO 6.4#19, GLO 6.4#22, GLO 6.4#23] boats: 5 of strength, all points, where the map has a place, while there are any', () => {
    const played = position({ french: { dorn: 'II:5 III:5' } });
    setOut(played, 'dorn', 'II').act(0, 'pontoon', place);
    expect([played.s.boats[place], played.s.boatsLeft[0], played.asked()?.prompt]).toEqual([0, 0, 'activate']);
    expect(ways(setOut(played, 'dorn', 'III'))).toContain('furt');
    expect(marching('dorn', 'II:4').why(0, 'pontoon', place)).toEqual({ reason: 'tooWeak', clause: 'GLO 6.4#17' });
    const none = marching('dorn', 'II:5', { also: (s) => (s.boatsLeft = [0, 0]) });
    expect(none.why(0, 'pontoon', place)).toEqual({ reason: 'noBoats', clause: 'GLO 6.4#23' });
    const other = marching('eich', 'II:5', { broken: [bridge] });
    expect(other.why(0, 'pontoon', bridge)).toEqual({ reason: 'noPlaceForBoats', clause: 'GLO 6.4#18' });
  });

  test('[GLO 6.4#20, GLO 6.4#21] laid under the eyes of an enemy unit they cost a point of strength, of a decoy none', () => {
    const left = (coalition: string) => {
      const played = marching('dorn', 'II:5', { hidden: true, coalition: { furt: coalition } });
      return points(played.act(0, 'pontoon', place).s, 'II');
    };
    expect([left('yorck:8'), left('foot')]).toEqual([4, 5]);
  });

  test('[GLO 6.4#24] taken up by their own side they can be laid again; destroyed by the enemy they are lost', () => {
    const own = marching('dorn', 'II:3', { boats: [place] });
    own.act(0, 'takeUp', place);
    expect([own.s.boats[place], own.s.boatsLeft[0]]).toEqual([-1, 2]);
    const enemy = position({ active: 'coalition', coalition: { furt: 'yorck:8' }, boats: [place] });
    setOut(enemy, 'furt', 'yorck').act(1, 'destroy', place);
    expect([enemy.s.boats[place], enemy.s.boatsLeft]).toEqual([-1, [1, 1]]);
  });

  test('[GLO 6.4#24] taking them up takes 3 of strength and 2 points of movement, 3 with an enemy unit beyond', () => {
    const wanted = { boats: [place] };
    const own = marching('dorn', 'II:3', wanted).act(0, 'takeUp', place);
    expect(told(own, 'bridge')).toMatchObject([{ work: 'takeUp', cost: 2 }]);
    // Four of six are left.
    expect(ways(go(own, 'brand', 'aue', 'brand', 'aue'))).toEqual([]);
    const watched = marching('dorn', 'II:3', { ...wanted, coalition: { furt: 'yorck:8' } }).act(0, 'takeUp', place);
    expect(told(watched, 'bridge')).toMatchObject([{ work: 'takeUp', cost: 3 }]);
    expect(ways(go(watched, 'brand', 'aue', 'calau'))).toEqual([]);
    const weak = marching('dorn', 'II:2', wanted);
    expect(weak.may(0, 'takeUp', place)).toBe(false);
    expect(weak.why(0, 'takeUp', place)).toEqual({ reason: 'tooWeak', clause: 'GLO 6.4#24' });
    const roundabout = (...towns: string[]) => go(marching('dorn', 'II:3', wanted), ...towns).may(0, 'takeUp', place);
    expect(roundabout('brand', 'dorn', 'brand', 'dorn')).toBe(true);
    expect(roundabout('eich', 'dorn', 'furt', 'dorn')).toBe(false);
  });

  test('[GLO 6.4#24] and elsewhere somebody lays them, who had none before', () => {
    const other = link('lohn-glau');
    const links = strom.map.links.map((one, i) => (i === other ? { ...one, crossing: 'boats' as const } : one));
    const played = position({
      pack: { ...strom, map: { ...strom.map, links } },
      french: { dorn: 'II:3', lohn: 'III:5 IV:5' },
      boats: [place],
      also: (s) => (s.boatsLeft = [0, 1]),
    });
    setOut(played, 'lohn', 'IV');
    expect(played.why(0, 'pontoon', other)).toEqual({ reason: 'noBoats', clause: 'GLO 6.4#23' });
    setOut(played.act(0, 'done'), 'dorn', 'II').act(0, 'takeUp', place).act(0, 'done');
    setOut(played, 'lohn', 'III').act(0, 'pontoon', other);
    expect([played.s.boats[place], played.s.boats[other], played.s.boatsLeft]).toEqual([-1, 0, [0, 1]]);
  });
});
