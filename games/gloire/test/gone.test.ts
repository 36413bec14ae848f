import { describe, expect, test } from 'vitest';
import { GONE, type GloireState, OFF } from '../rules/state.ts';
import { viewOf } from '@bivouac/kernel/table';
import type { LeaderChange } from '../content/types.ts';
import { gloireGame } from '../game.ts';
import { leader, points, position, type Position, slot, strom, told, town, unit, where } from './position.ts';
import { arrival, dueNow, pack, turn } from './turn-help.ts';

const change = (leaves: string, follows: string): LeaderChange => ({
  turn: 1,
  leaves: leader(leaves),
  follows: leader(follows),
  army: 0,
  option: null,
  unless: null,
});

describe('leaders who are out of the game', () => {
  const leaving = pack({ changes: [change('napoleon', 'ney')] });

  test('[GLO 4.2#2, GLO 8.8#25] ruling 184: one who was captured does not come back as a follower', () => {
    const captured = (s: GloireState) => {
      s.returns[leader('ney')] = GONE;
    };
    const played = turn({ pack: leaving, french: { brand: 'napoleon I:10 reynier' }, also: captured });
    expect([where(played.s, 'napoleon'), where(played.s, 'ney')]).toEqual(['-1', '-1']);
  });

  test('[GLO 4.2#6] one who was on his way back takes the command, and comes once', () => {
    const abroad = (s: GloireState) => {
      s.place[slot(s, 'ney')] = -2;
      s.returns[leader('ney')] = 0;
    };
    const played = turn({ pack: leaving, french: { brand: 'napoleon I:10' }, also: abroad });
    expect([where(played.s, 'ney'), played.s.returns[leader('ney')]]).toEqual(['brand', OFF]);
  });

  test('[GLO 1813.C.options#3] ruling 184: who leaves before he has come does not come', () => {
    const arrivals = [arrival({ side: 0, at: { kind: 'town', town: town('aue') }, leaders: [leader('ney')] })];
    const changes = [change('ney', 'reynier')];
    const played = turn({ pack: pack({ arrivals, changes }), french: { brand: 'napoleon I:10' }, also: dueNow });
    if (played.asked()?.prompt === 'first') played.act(0, 'first');
    expect(told(played, 'arrived')).toHaveLength(1);
    expect(where(played.s, 'ney')).toBe('-1');
  });

  test('[GLO 4.2#7] ruling 33: a commander in chief does not join whoever acts for him', () => {
    const also = (s: GloireState) => {
      const chief = s.commander[2] as number;
      s.place[s.face.is.indexOf(strom.units.length + chief)] = -2;
      s.returns[chief] = 0;
    };
    const names = strom.leaders.map(({ id }) => id);
    const chief = names[position({}).s.commander[2] as number];
    const deputy = chief === 'barclay' ? 'wittgenstein' : 'barclay';
    const played = turn({ french: { brand: 'napoleon' }, coalition: { hain: `${deputy} ostermann:7` }, also });
    if (played.asked()?.prompt === 'first') played.act(0, 'first');
    expect(played.offers(1, 'comeBack').flat()).not.toContain(town('hain'));
    expect(played.offers(1, 'comeBack').length).toBeGreaterThan(0);
  });
});

describe('reinforcements that come to a fortified town', () => {
  const coming = (wanted: Position) => {
    const forces = [{ unit: unit('II'), points: 6 }];
    const arrivals = [arrival({ side: 0, at: { kind: 'town', town: town('eich') }, forces })];
    const due = (s: GloireState) => {
      dueNow(s);
      wanted.also?.(s);
    };
    const played = turn({ pack: pack({ arrivals }), ...wanted, also: due });
    return played.asked()?.prompt === 'first' ? played.act(0, 'first') : played;
  };

  test('[GLO 3.3#6] ruling 29: besiegers move out, and so do decoys; a garrison stays', () => {
    const french = { brand: 'napoleon' };
    const shut = (s: GloireState) => {
      s.inside[slot(s, 'III')] = 1;
      s.siege[town('eich')] = 0;
    };
    const siege = coming({ french: { ...french, eich: 'III:3' }, coalition: { eich: 'yorck:9' }, also: shut });
    expect(siege.asked()).toMatchObject({ seat: 1, prompt: 'moveOut' });
    const decoy = coming({ french, coalition: { eich: 'foot' }, hidden: true });
    expect(decoy.asked()).toMatchObject({ seat: 1, prompt: 'moveOut' });
    const garrison = coming({ french, coalition: { eich: 'yorck:9' } });
    expect([told(garrison, 'putOff').length, where(garrison.s, 'II')]).toEqual([1, '-1']);
  });
});

describe('detachments and what they have lost', () => {
  const stack = (wanted: Position, names: string) => {
    const played = position(wanted).act(0, 'force', town('brand'));
    for (const name of names.split(' ')) played.act(0, 'pick', slot(played.s, name));
    return played;
  };
  const own = (s: GloireState) => {
    s.origin[unit('f1')] = unit('II');
    s.armyOf[unit('f1')] = 0;
  };

  test('[GLO 1.2.2#18] ruling 185: stragglers for whom there is no room do not come along', () => {
    const also = (s: GloireState) => {
      s.stragglers[unit('f1')] = 2;
    };
    const played = stack({ french: { brand: 'II:7 f1:1' }, also }, 'II').act(0, 'rejoin', unit('f1'), unit('II'), 1);
    expect([points(played.s, 'II'), played.s.stragglers[unit('II')]]).toEqual([8, 0]);
  });

  test('[GLO 5.5.4#2] who gives some of his strength away has done something, and recovers nobody', () => {
    const played = stack({ french: { brand: 'II:7 f1:3' } }, 'II').act(0, 'rejoin', unit('f1'), unit('II'), 1);
    expect(played.s.stirred[unit('f1')]).toBe(1);
  });

  test('[GLO 6.1#1] ruling 186: a detachment makes no detachments', () => {
    const played = stack({ french: { brand: 'f1:4' } }, 'f1');
    expect(played.offers(0, 'detach')).toEqual([]);
    expect(played.why(0, 'detach', unit('f1'), unit('f2'), 1)).toEqual({ reason: 'noSmaller', clause: 'GLO 6.1#1' });
  });

  test('[GLO 3.3#13] what its detachment has lost, a unit has lost', () => {
    const also = (s: GloireState) => {
      own(s);
      s.lost[unit('f1')] = 2;
    };
    const played = stack({ french: { brand: 'II:4 f1:2' }, also }, 'II').act(0, 'rejoin', unit('f1'), unit('II'), 2);
    expect(played.s.lost[unit('II')]).toBe(2);
  });

  test('[GLO 1.2.2#15] nothing in what the enemy sees tells which counter was made', () => {
    const seen = (wanted: Position, counter: string) => {
      const played = stack(wanted, 'II').act(0, 'detach', unit('II'), unit(counter), 1);
      return viewOf(gloireGame(strom), played.referee.state, 1).game;
    };
    const wanted = { french: { brand: 'II:8' }, hidden: true } as const;
    const [one, two] = [seen(wanted, 'f1'), seen(wanted, 'f2')];
    expect(one.initial).toEqual(two.initial);
  });
});
