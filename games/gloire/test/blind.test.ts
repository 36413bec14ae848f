import { soak } from '@bivouac/kernel/soak';
import { describe, expect, test } from 'vitest';
import { strom } from '../content/testing/strom/index.ts';
import { gloireGame } from '../game.ts';
import { DECOYS, type GloireState } from '../rules/state.ts';
import { freshMatch, go, link, type Played, position, setOut, slot, told, town, unit, where } from './position.ts';

const first = strom.units.length + strom.leaders.length;
const decoysAt = (s: GloireState, at: string) =>
  s.face.is.filter((piece, one) => piece >= first && s.place[one] === town(at)).length;

describe('GLO 7.1: decoys', () => {
  test('[GLO 7.1#1, GLO 7.1#2, GLO 1.3#2, GLO 1.3#3] both place theirs in secret, into towns with counters of their side', () => {
    const played = freshMatch();
    expect(played.referee.waiting()).toEqual([0, 1]);
    const towns = new Set(played.offers(0, 'decoy').map(([, at]) => strom.map.towns[at as number]?.id));
    expect(towns).toEqual(new Set(['aue', 'brand', 'calau', 'eich']));
    // Two kinds: of two alike one is offered.
    expect(new Set(played.offers(0, 'decoy').map(([one]) => one)).size).toBe(2);
    played.act(0, 'decoy', played.offers(0, 'decoy')[0]?.[0] as number, town('eich'));
    expect(played.referee.through(1).state.game.place.filter((at) => at === town('eich'))).toHaveLength(1);
    expect(played.why(0, 'decoy', 0, town('jahn'))).toEqual({ reason: 'noForceThere', clause: 'GLO 7.1#2' });
    played.act(0, 'done').act(1, 'done');
    expect(decoysAt(played.s, 'eich')).toBe(1);
    // Lancers and decoy lie side by side, and only the French know which is which.
    const seen = played.referee.through(1).state.game;
    expect(seen.place.filter((at) => at === town('eich'))).toHaveLength(2);
    expect(seen.face.is.filter((piece, at) => seen.place[at] === town('eich') && piece >= 0)).toEqual([]);
  });

  /** So many decoys of the Coalition lie off the map when its administrative phase begins. */
  const out = (many: number) => {
    const also = (s: GloireState) => {
      const heap = s.face.is.flatMap((piece, at) => (piece >= first + 3 ? [at] : []));
      for (const at of heap.slice(0, many)) s.pool[at] = DECOYS;
    };
    const coalition = { jahn: 'yorck:8 bernadotte', ilm: 'barclay' };
    return position({
      hidden: true,
      phase: 'administration',
      active: 'coalition',
      french: { aue: 'napoleon' },
      coalition,
      also,
    });
  };

  test('[GLO 7.1#13] example: with one out none comes back; with three one, and of the two that are left one the next turn', () => {
    expect(out(1).asked()?.prompt).toBe('activate');
    const played = out(3);
    expect(played.asked()).toMatchObject({ seat: 1, prompt: 'decoyBack', clause: 'GLO 7.1#13' });
    played.act(1, 'decoy', played.offers(1, 'decoy')[0]?.[0] as number, town('jahn'));
    expect(played.asked()?.prompt).toBe('activate');
    expect(decoysAt(played.s, 'jahn')).toBe(1);
    expect(played.s.pool.filter((pool) => pool === DECOYS)).toHaveLength(2);
    expect(out(2).asked()?.prompt).toBe('decoyBack');
  });

  test('[GLO 7.1#14] only to a town with a friendly Force: leaders alone are none (ruling 85)', () => {
    const played = out(3);
    expect(new Set(played.offers(1, 'decoy').map(([, at]) => at))).toEqual(new Set([town('jahn')]));
    const [one] = played.offers(1, 'decoy')[0] ?? [];
    expect(played.why(1, 'decoy', one as number, town('ilm'))).toEqual({
      reason: 'noForceThere',
      clause: 'GLO 7.1#14',
    });
    played.act(1, 'decoy', one as number, town('jahn'));
    expect(told(played, 'held')).toMatchObject([{ town: town('jahn'), side: 1 }]);
  });

  test('[GLO 7.1#5] decoys fight for nobody: tactics count units only, and decoys go when units are shown', () => {
    const wanted = {
      hidden: true,
      phase: 'combat',
      french: { brand: 'I:9 foot foot' },
      coalition: { brand: 'yorck:8' },
    } as const;
    const played = position({ ...wanted, dice: [1, 1] });
    expect(played.offers(0)).toEqual([
      ['tactic', 1],
      ['tactic', 2],
    ]);
    played.act(0, 'tactic', 1).act(1, 'tactic', 1);
    expect(told(played, 'unmasked')).toMatchObject([{ clause: 'GLO 7.1#10' }, { clause: 'GLO 7.1#10' }]);
  });

  test('[GLO 7.1#5] decoys intercept nobody; their owner is asked like any other', () => {
    const entered = (dorn: string) =>
      go(setOut(position({ hidden: true, french: { aue: 'I:9' }, coalition: { dorn } }), 'aue', 'I'), 'brand');
    expect(entered('yorck:8').offers(1)).toEqual([['pass'], ['intercept', town('dorn')]]);
    const played = entered('foot mounted bernadotte');
    expect(played.asked()).toMatchObject({ seat: 1, prompt: 'intercept' });
    expect(played.offers(1)).toEqual([['pass']]);
    expect(played.why(1, 'intercept', town('dorn'))).toEqual({ reason: 'noForce', clause: 'GLO 7.1#5' });
  });

  test('[GLO 7.1#5] nor do they march to the guns, alone or with others', () => {
    const battle = (dorn: string) => {
      const wanted = { hidden: true, french: { brand: 'I:9' }, coalition: { brand: 'buelow:6', dorn } };
      return position(wanted).act(0, 'done');
    };
    const alone = battle('foot mounted bernadotte');
    expect(alone.asked()).toMatchObject({ seat: 1, prompt: 'toGuns' });
    expect(alone.offers(1)).toEqual([['pass']]);
    expect(alone.why(1, 'toGuns', town('dorn'), town('brand'))).not.toEqual({});
    const together = battle('foot yorck:8').act(1, 'toGuns', town('dorn'), town('brand'));
    expect(together.offers(1, 'pick')).toEqual([[slot(together.s, 'yorck')]]);
  });

  test('[GLO 7.1#5] nor break, mend or lay a bridge, nor make up the strength that it takes', () => {
    const [bridge, boats] = [link('eich-glau'), link('dorn-furt')];
    const works = (at: string, words: string, broken: readonly number[] = []) => {
      const played = position({ hidden: true, french: { [at]: words }, broken });
      played.act(0, 'force', town(at));
      for (const _ of words.split(' ')) played.act(0, 'pick', played.offers(0, 'pick')[0]?.[0] as number);
      played.act(0, 'normal');
      return played.offers(0).filter(([verb]) => verb !== 'step' && verb !== 'done');
    };
    expect([works('eich', 'II:3'), works('eich', 'foot'), works('eich', 'II:2 foot')]).toEqual([
      [['destroy', bridge]],
      [],
      [],
    ]);
    expect([works('eich', 'II:3', [bridge]), works('eich', 'foot', [bridge])]).toEqual([[['repair', bridge]], []]);
    expect([works('dorn', 'II:5'), works('dorn', 'foot'), works('dorn', 'II:4 foot')]).toEqual([
      [['pontoon', boats]],
      [],
      [],
    ]);
  });
});

describe('what a side knows of the other', () => {
  test('[GLO 2.B1#3] ruling 88: revealed counters are mixed face down again; one alone is still known', () => {
    const also = (s: GloireState) => {
      for (const name of ['I', 'II', 'III']) s.face.seen[slot(s, name)] = 0x3fff_ffff;
    };
    const french = { brand: 'I:10 II:7 napoleon', dorn: 'III:5' };
    const played = position({ hidden: true, phase: 'administration', french, also });
    const seen = played.referee.through(1).state.game;
    expect(seen.face.is).toContain(unit('III'));
    expect(seen.face.is).not.toContain(unit('I'));
    expect(played.referee.through(0).state.game.face.is).toContain(unit('I'));
  });

  test('[GLO 8.1#3] ruling 89: in a battle strengths are open; afterwards one knows what one saw, and when', () => {
    const wanted = {
      hidden: true,
      phase: 'combat',
      french: { brand: 'I:9' },
      coalition: { brand: 'yorck:8' },
    } as const;
    const played = position({ ...wanted, turn: 1, dice: [1, 1] });
    expect(played.referee.through(0).state.game.points[unit('yorck')]).toBe(-1);
    played.act(0, 'tactic', 1).act(1, 'tactic', 1);
    const now = played.referee.through(0).state.game;
    expect(now.points[unit('yorck')]).toBe(8);
    const note = unit('yorck');
    expect([now.lastTown[note], now.lastPoints[note], now.lastTurn[note]]).toEqual([town('brand'), 8, 1]);
    // What the French know is none of the Coalition's business.
    expect(played.referee.through(1).state.game.lastPoints[note]).toBe(-1);
  });

  test('[GLO 1.2.3#1] rosters are private: strength, stragglers and losses of what lies face down', () => {
    const played = position({ hidden: true, french: { brand: 'I:10 II:7' }, coalition: { jahn: 'yorck:8' } });
    const seen = played.referee.through(1).state.game;
    expect([seen.points[unit('I')], seen.stragglers[unit('I')], seen.status[unit('I')]]).toEqual([-1, -1, -1]);
    expect(seen.points[unit('yorck')]).toBe(8);
  });

  test('[GLO 5.4#8] ruling 87: the enemy sees how many march where, and not who', () => {
    const played = position({ hidden: true, french: { brand: 'I:10 II:7 ney' }, coalition: { jahn: 'yorck:8' } });
    const before = played.facts.length;
    go(setOut(played, 'brand', 'I ney'), 'aue');
    const heard = played.facts.slice(before).filter((fact) => fact.to === undefined);
    expect(heard.map(({ fact, ...rest }) => [fact, rest['count']])).toEqual([
      ['setOut', 2],
      ['marched', 2],
    ]);
    const seen = played.referee.through(1).state.game;
    expect(seen.face.is[slot(played.s, 'I')]).toBe(-1);
    expect(where(played.s, 'I')).toBe('aue');
  });

  test('[GLO 5.3#9] going among enemies cannot be taken back, whatever is there', () => {
    // Everybody knows the counter, nobody that it has no strength left: nothing is shown, and yet it is news.
    const also = (s: GloireState) => {
      s.face.seen[slot(s, 'buelow')] = 0x3fff_ffff;
    };
    const played = position({ hidden: true, french: { brand: 'I:10' }, coalition: { aue: 'buelow:0' }, also });
    go(setOut(played, 'brand', 'I'), 'aue').act(1, 'pass');
    expect(where(played.s, 'buelow')).toBe('-1');
    expect(played.referee.disclosure.shown & 1).toBe(1);
  });

  test('[GLO 9#2] ruling 92: decoys do not turn the flag of a town', () => {
    const march = (words: string): Played => {
      const played = position({ hidden: true, french: { eich: words }, coalition: { jahn: 'yorck:8' } });
      played
        .act(0, 'force', town('eich'))
        .act(0, 'pick', played.offers(0, 'pick')[0]?.[0] as number)
        .act(0, 'normal');
      return go(played, 'glau');
    };
    expect(march('foot').s.control[town('glau')]).toBe(1);
    const taken = march('I:10');
    expect(taken.s.control[town('glau')]).toBe(0);
    expect(told(taken, 'held')).toMatchObject([{ town: town('glau'), side: 0 }]);
  });
});

test('random games of every degree of blindness hold what must hold in any game', () => {
  const report = soak(gloireGame(strom), { games: 10, seed: 'strom', every: 24 });
  expect(report.failures).toEqual([]);
  expect(report.games).toBe(10);
});
