import { describe, expect, test } from 'vitest';
import { NO_LINE } from '../rules/state.ts';
import {
  leaderPiece,
  type Played,
  type Position,
  position,
  setOut,
  slot,
  strom,
  told,
  town,
  unit,
} from './position.ts';

/** What activating this stack costs its army, in a position where all command is as the test says. */
function cost(wanted: Position, at: string, names: string): number[] {
  const played = position({ command: [9, 9, 9], ...wanted });
  setOut(played, at, names);
  return played.s.spent;
}

/** Checks lines first, then moves: costs follow from the position. */
function afterCheck(wanted: Position): Played {
  return position({ phase: 'administration', dice: [6, 6, 6], ...wanted });
}

describe('GLO 4.5: what activating costs', () => {
  test('[GLO 4.5#7] a commander in chief with the units stacked with him: nothing', () => {
    expect(cost({ french: { brand: 'napoleon I:10 II:7' } }, 'brand', 'napoleon I II')).toEqual([0, 0, 0]);
  });

  test('[GLO 4.5#8, GLO 4.5#9] a general with a line nothing, without one 1 point', () => {
    const near = afterCheck({ french: { brand: 'napoleon', calau: 'ney I:10' } });
    setOut(near, 'calau', 'ney I');
    expect(near.s.spent[0]).toBe(0);
    const far = afterCheck({ french: { aue: 'napoleon', jahn: 'ney I:10' } });
    setOut(far, 'jahn', 'ney I');
    expect(far.s.spent[0]).toBe(1);
  });

  test('[GLO 4.5#10, GLO 4.5#11] a Force without a general 1 point with a line, 2 without', () => {
    const near = afterCheck({ french: { brand: 'napoleon', calau: 'I:10 II:7' } });
    setOut(near, 'calau', 'I II');
    expect(near.s.spent[0]).toBe(1);
    const far = afterCheck({ french: { aue: 'napoleon', jahn: 'I:10 II:7' } });
    setOut(far, 'jahn', 'I II');
    expect(far.s.spent[0]).toBe(2);
    expect(told(far, 'paid')).toMatchObject([{ army: 0, cost: 2, left: 9, clause: 'GLO 4.5#4' }]);
  });

  test('[GLO 4.5#8] ruling 17: a leader alone costs what he would with troops', () => {
    const far = afterCheck({ french: { aue: 'napoleon', jahn: 'ney' } });
    setOut(far, 'jahn', 'ney');
    expect(far.s.spent[0]).toBe(1);
  });

  test('[GLO 4.5#3] ruling 18: in a stack of two armies each pays for its own', () => {
    const coalition = { ilm: 'yorck:8 ostermann:7 barclay' };
    expect(cost({ active: 'coalition', coalition }, 'ilm', 'yorck ostermann barclay')).toEqual([0, 1, 0]);
  });

  test('[GLO 4.5#11] ruling 19: of units at different prices the dearest counts, once', () => {
    const also = (s: Played['s']) => {
      s.status[unit('II')] = NO_LINE;
    };
    expect(cost({ french: { brand: 'I:10 II:7' }, also }, 'brand', 'I II')[0]).toBe(2);
  });

  test('[GLO 5.4#7, GLO 5.4#12] example: chief, 5 of infantry and 1 of cavalry in command: 0, then 1, then 1', () => {
    const played = afterCheck({ french: { brand: 'napoleon I:10 II:7 III:5 IV:5 guard:5 horse:5' } });
    setOut(played, 'brand', 'napoleon I II').act(0, 'done');
    expect(played.s.spent[0]).toBe(0);
    setOut(played, 'brand', 'III IV horse').act(0, 'done');
    expect(played.s.spent[0]).toBe(1);
    setOut(played, 'brand', 'guard').act(0, 'done');
    expect(played.s.spent[0]).toBe(2);
    expect(played.offers(0)).toEqual([['done']]);
  });

  test('[GLO 4.5#4, GLO 5.3#3] nobody sets out whom his army cannot pay for', () => {
    const played = position({ french: { brand: 'I:10' }, command: [0, 0, 0] });
    played.act(0, 'force', town('brand')).act(0, 'pick', slot(played.s, 'I'));
    expect(played.offers(0)).toEqual([['cancel']]);
    played.act(0, 'cancel');
    expect(played.asked()?.prompt).toBe('activate');
  });

  test('[GLO 1813.B.6.1#4, GLO 4.5#11] an independent detachment costs 2, from any army that may pay; with a leader nothing', () => {
    const coalition = { jahn: 'cossacks:2 barclay' };
    const played = position({ active: 'coalition', coalition, command: [0, 2, 2] });
    played.act(1, 'force', town('jahn')).act(1, 'pick', slot(played.s, 'cossacks'));
    expect(played.why(1, 'normal')).toEqual({ reason: 'whoPays', clause: 'GLO 7.1#4' });
    expect(played.offers(1, 'payer')).toEqual([[1], [2]]);
    played.act(1, 'payer', 2).act(1, 'normal');
    expect(played.s.spent).toEqual([0, 0, 2]);
    const led = position({ active: 'coalition', coalition, command: [0, 0, 0] });
    setOut(led, 'jahn', 'cossacks barclay');
    expect(led.s.spent).toEqual([0, 0, 0]);
  });

  test('[GLO 7.1#4] decoys cost what troops would', () => {
    const played = position({ hidden: true, french: { brand: 'foot' }, command: [1, 0, 0] });
    played.act(0, 'force', town('brand')).act(0, 'pick', played.offers(0, 'pick')[0]?.[0] as number);
    played.act(0, 'normal');
    expect(played.s.spent[0]).toBe(1);
  });

  test('[GLO 4.5#13] the enemy does not see what was spent, nor is it told; with all face up he does', () => {
    const wanted = { french: { brand: 'I:10 II:7' }, command: [3, 0, 0] } as const;
    const blind = position({ hidden: true, ...wanted });
    setOut(blind, 'brand', 'I');
    expect(blind.referee.through(0).state.game.spent[0]).toBe(1);
    expect(blind.referee.through(1).state.game.spent[0]).toBe(-1);
    expect(told(blind, 'paid')[0]?.to).toBe(1);
    const open = position(wanted);
    setOut(open, 'brand', 'I');
    expect(open.referee.through(1).state.game.spent[0]).toBe(1);
  });
});

describe('GLO 5.4, 5.5.1: the moving stack', () => {
  const full = { brand: 'I:10 II:7 III:5 IV:5 horse:5 lancers:2 park ney napoleon', calau: 'guard:5' };
  const picking = (...names: string[]) => {
    const played = position({ french: full });
    played.act(0, 'force', town('brand'));
    for (const name of names) played.act(0, 'pick', slot(played.s, name));
    const open = played.offers(0, 'pick').map(([at]) => played.s.face.is[at as number] as number);
    return {
      played,
      open: open.map((piece) => strom.units[piece]?.id ?? strom.leaders[piece - strom.units.length]?.id),
    };
  };

  test('[GLO 5.4#2, GLO 5.4#3] two of infantry: only cavalry may join, and then nobody', () => {
    expect(picking('I', 'II').open).toEqual(['horse', 'lancers', 'park', 'napoleon', 'ney']);
    expect(picking('I', 'II', 'horse').open).toEqual(['park', 'napoleon', 'ney']);
    expect(picking('I', 'horse', 'lancers').open).toEqual(['park', 'napoleon', 'ney']);
    const { played } = picking('I', 'II');
    expect(played.why(0, 'pick', slot(played.s, 'III'))).toEqual({ reason: 'stackFull', clause: 'GLO 5.4#2' });
  });

  test('[GLO 5.4#5, GLO 5.4#6] artillery reserves and leaders do not count', () => {
    const { played } = picking('I', 'II', 'horse', 'park', 'ney');
    expect(played.may(0, 'normal')).toBe(true);
  });

  test('[GLO 5.4#4] decoys count as units of their kind', () => {
    const coalition = { brand: 'yorck:8 buelow:6 dragoons:4 foot mounted mounted' };
    const played = position({ hidden: true, active: 'coalition', coalition });
    played
      .act(1, 'force', town('brand'))
      .act(1, 'pick', slot(played.s, 'yorck'))
      .act(1, 'pick', slot(played.s, 'buelow'));
    const kinds = played.offers(1, 'pick').map(([at]) => played.s.face.is[at as number] as number);
    const first = strom.units.length + strom.leaders.length;
    // The cavalry, and one mounted decoy: the two are the same to their owner. No decoy on foot.
    expect(kinds).toEqual([unit('dragoons'), first + 5]);
  });

  test('[GLO 5.5.1#1, GLO 5.5.1#2] beyond the limits only behind a commander in chief; a general is not enough', () => {
    expect(picking('ney', 'I', 'II').open).not.toContain('III');
    const { played, open } = picking('napoleon', 'I', 'II');
    expect(open).toEqual(['III', 'IV', 'horse', 'lancers', 'park', 'ney']);
    for (const name of ['III', 'IV', 'horse', 'lancers']) played.act(0, 'pick', slot(played.s, name));
    expect(played.may(0, 'normal')).toBe(true);
  });

  test('[GLO 5.4#9] all start from the same town', () => {
    const { played } = picking('I');
    expect(played.why(0, 'pick', slot(played.s, 'guard'))).toEqual({ reason: 'notHere', clause: 'GLO 5.4#9' });
  });

  test('[GLO 5.3#6, GLO 5.4#11] who has moved does not move again, nor is he taken up by another stack', () => {
    const played = position({ french: { brand: 'I:10', aue: 'II:7' } });
    setOut(played, 'brand', 'I').act(0, 'step', town('aue')).act(0, 'done');
    played.act(0, 'force', town('aue'));
    expect(played.offers(0, 'pick')).toEqual([[slot(played.s, 'II')]]);
    expect(played.why(0, 'pick', slot(played.s, 'I'))).toEqual({ reason: 'actedAlready', clause: 'GLO 5.3#6' });
  });

  test('[GLO 5.3#5, GLO 2.B2#2] the player chooses the order, and may stop at once', () => {
    const played = position({ french: { brand: 'I:10', aue: 'II:7' }, coalition: { jahn: 'yorck:8' } });
    expect(played.offers(0)).toEqual([['force', town('aue')], ['force', town('brand')], ['done']]);
    expect(played.why(0, 'force', town('jahn'))).toEqual({ reason: 'nobodyThere', clause: 'GLO 2.B2#1' });
  });

  test('[GLO 8#1] ruling 41: a Force with enemies in its town does not leave it', () => {
    const played = position({ french: { brand: 'I:10' }, coalition: { brand: 'yorck:8' } });
    expect(played.offers(0)).toEqual([['done']]);
    expect(played.why(0, 'force', town('brand'))).toEqual({ reason: 'engaged', clause: 'GLO 8#1' });
  });

  test('[GLO 4.1#4] the leader counts for his own army', () => {
    expect(leaderPiece('ney')).toBeGreaterThan(strom.units.length);
    expect(cost({ active: 'coalition', coalition: { ilm: 'yorck:8 barclay' } }, 'ilm', 'yorck barclay')).toEqual([
      0, 1, 0,
    ]);
  });
});
