import { describe, expect, test } from 'vitest';
import { newBattle } from '../rules/battle/battle-force.ts';
import { throwOf } from '../rules/battle/modifiers.ts';
import { piecesOf } from '../rules/pieces/pieces.ts';
import { NO_LINE, type GloireState, OFF } from '../rules/state.ts';
import { victoryPoints } from '../rules/victory/victory.ts';
import { endure } from './battle-help.ts';
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
  where,
} from './position.ts';

const EICH = town('eich');

/** The Coalition has come to Eich; the French are there. */
function attacked(french: string, coalition: string, rest: Position = {}): Played {
  return position({
    phase: 'combat',
    active: 'coalition',
    ...rest,
    french: { eich: french, ...rest.french },
    coalition: { eich: coalition, ...rest.coalition },
  });
}

/** French units inside Eich, the Coalition before it. */
const shut =
  (...names: string[]) =>
  (s: GloireState): void => {
    for (const name of names) s.inside[slot(s, name)] = 1;
  };

const goIn = (played: Played, ...names: string[]) => {
  played.act(0, 'inside');
  for (const name of names) played.act(0, 'pick', slot(played.s, name));
  return played.may(0, 'done') ? played.act(0, 'done') : played;
};

describe('GLO 8.8: inside or outside', () => {
  test('[GLO 8.8#3, GLO 8.8#7, GLO 8.8#9] who is attacked in a fortified town chooses before the combat', () => {
    const played = attacked('II:7', 'yorck:8');
    expect(played.asked()).toMatchObject({ seat: 0, prompt: 'walls', clause: 'GLO 8.8#9' });
    expect(played.offers(0)).toEqual([['outside'], ['inside']]);
  });

  test('[GLO 8.8#4, GLO 8.8#5, GLO 8.8#6] outside it is a battle like any other, on defensive ground, with a retreat', () => {
    const played = attacked('II:7', 'yorck:9', { dice: [6, 1, 6] })
      .act(0, 'outside')
      .act(0, 'tactic', 1)
      .act(1, 'tactic', 1);
    // Yorck's nine points throw a column lower.
    expect(told(played, 'fire')[0]).toMatchObject({ side: 1, column: 1 });
    expect(told(played, 'besieged')).toEqual([]);
    expect(told(played, 'beaten')).toMatchObject([{ side: 0 }]);
    expect(played.asked()).toMatchObject({ seat: 0, prompt: 'retreat' });
  });

  test('[GLO 8.8#16, GLO 8.8#17] one named unit and one detachment find room; the rest goes to adjacent towns', () => {
    const played = attacked('II:7 III:5 f1:2 ney', 'yorck:9').act(0, 'inside');
    played
      .act(0, 'pick', slot(played.s, 'II'))
      .act(0, 'pick', slot(played.s, 'f1'))
      .act(0, 'pick', slot(played.s, 'ney'));
    expect(played.why(0, 'pick', slot(played.s, 'III'))).toEqual({ reason: 'noRoom', clause: 'GLO 8.8#16' });
    played.act(0, 'done');
    expect(played.asked()).toMatchObject({ seat: 0, prompt: 'excess', clause: 'GLO 8.8#17' });
    played.act(0, 'slip', slot(played.s, 'III'), town('dorn'));
    expect([
      where(played.s, 'III'),
      played.s.inside[slot(played.s, 'II')],
      played.s.inside[slot(played.s, 'ney')],
    ]).toEqual(['dorn', 1, 1]);
    expect(played.asked()).toMatchObject({ seat: 1, prompt: 'siege' });
  });

  test('[GLO 8.8#18] nobody beside that town intercepts it, though he would intercept a march there', () => {
    const coalition = { brand: 'ostermann:7 wittgenstein' };
    const marching = position({ french: { eich: 'III:5' }, coalition });
    go(setOut(marching, 'eich', 'III'), 'dorn');
    expect(marching.asked()).toMatchObject({ seat: 1, prompt: 'intercept' });
    expect(marching.offers(1, 'intercept')).toEqual([[town('brand')]]);
    const played = goIn(attacked('II:7 III:5 IV:4', 'yorck:9', { coalition }), 'II');
    played.act(0, 'slip', slot(played.s, 'III'), town('dorn'));
    expect(played.asked()).toMatchObject({ seat: 0, prompt: 'excess' });
    played.act(0, 'slip', slot(played.s, 'IV'), town('dorn'));
    expect(played.asked()).toMatchObject({ seat: 1, prompt: 'siege' });
    expect([where(played.s, 'III'), where(played.s, 'IV'), where(played.s, 'ostermann')]).toEqual([
      'dorn',
      'dorn',
      'brand',
    ]);
  });

  test('[GLO 8.8#17] once the decoys are gone whoever is outside is asked on, even by those who imagine a decoy there', () => {
    const played = attacked('II:7 III:5 IV:4', 'yorck:9', { options: { blind: 3, decoys: true } }).act(0, 'inside');
    played.act(0, 'pick', slot(played.s, 'II')).act(0, 'done');
    const [first, second] = [slot(played.s, 'III'), slot(played.s, 'IV')];
    // Somebody who does not know the faces may take the second for a decoy that is off the map.
    const { is } = played.s.face;
    const { units, leaders, of } = piecesOf(strom, played.s.scenario, played.s.decoys);
    const decoy = is.findIndex((piece) => piece >= units + leaders && of[0].includes(piece));
    expect(decoy).toBeGreaterThanOrEqual(0);
    [is[second], is[decoy]] = [is[decoy] as number, is[second] as number];
    played.act(0, 'slip', first, town('dorn'));
    expect(played.asked()).toMatchObject({ seat: 0, prompt: 'excess' });
  });

  test('[GLO 1813.B.8.8#1] a bigger town takes two', () => {
    const towns = strom.map.towns.map((one) =>
      one.id === 'eich' ? { ...one, fortress: { named: 2, detachments: 1, siegeDie: 1 } } : one,
    );
    const pack = { ...strom, map: { ...strom.map, towns } };
    const played = attacked('II:7 III:5', 'yorck:9', { pack }).act(0, 'inside');
    played.act(0, 'pick', slot(played.s, 'II')).act(0, 'pick', slot(played.s, 'III'));
    played.act(0, 'done');
    expect(played.asked()?.prompt).toBe('siege');
  });

  test('[GLO 8.8#17] ruling 113: if the excess has nowhere to go, all fight outside', () => {
    const coalition = { calau: 'ostermann:7', dorn: 'hussars:3', glau: 'dragoons:4' };
    const played = attacked('II:7 III:5', 'yorck:9', { coalition });
    expect(played.offers(0)).toEqual([['outside']]);
    expect(played.why(0, 'inside')).toEqual({ reason: 'noRoom', clause: 'GLO 8.8#17' });
  });

  test('[GLO 8.4#21] inside nobody is overrun', () => {
    const played = goIn(attacked('II:1', 'yorck:9'), 'II');
    expect(played.asked()?.prompt).toBe('siege');
    expect(played.act(1, 'assault').act(0, 'tactic', 1).act(1, 'tactic', 1).asked()?.prompt).not.toBe('overrun');
  });
});

describe('GLO 8.8: siege, assault, mask', () => {
  const besieged = (wanted: Position & { readonly inside?: string; readonly before?: string }) => {
    const { inside = 'II:3', before = 'yorck:9 bernadotte', ...rest } = wanted;
    const names = inside.split(' ').map((word) => word.split(':')[0] ?? '');
    const also = (s: GloireState) => {
      shut(...names)(s);
      rest.also?.(s);
    };
    return attacked(inside, before, { ...rest, also });
  };

  test('[GLO 8.8#10, GLO 8.8#12, GLO 8.8#13, GLO 8.8#14, GLO 8.8#15] assault or siege with an infantry corps; otherwise only a mask', () => {
    expect(besieged({}).offers(1)).toEqual([['assault'], ['besiege']]);
    expect(besieged({ before: 'dragoons:4 bernadotte' }).offers(1)).toEqual([['mask']]);
    expect(besieged({ before: 'c1:4 bernadotte' }).offers(1)).toEqual([['mask']]);
    expect(besieged({ before: 'c1:4 bernadotte' }).why(1, 'besiege')).toEqual({
      reason: 'notFit',
      clause: 'GLO 8.8#12',
    });
  });

  test('[GLO 4.6#7] a siege is begun only with a line to a general', () => {
    // With the bridge to Glau down it is three points to Lohn, and five to Glau.
    const broken = [link('eich-glau')];
    const before = (coalition: Record<string, string>, words = 'yorck:9') =>
      besieged({ before: words, broken, coalition });
    expect(before({ lohn: 'bernadotte' }).offers(1)).toEqual([['assault'], ['besiege']]);
    const played = before({ glau: 'bernadotte' });
    expect(played.offers(1)).toEqual([['assault'], ['mask']]);
    expect(played.why(1, 'besiege')).toEqual({ reason: 'noLineToGeneral', clause: 'GLO 4.6#7' });
    // The other army has its general near: its corps before the walls is the one that begins.
    const south = { glau: 'bernadotte', lohn: 'barclay' };
    expect(before(south).may(1, 'besiege')).toBe(false);
    expect(before(south, 'yorck:9 ostermann:7').may(1, 'besiege')).toBe(true);
  });

  test('[GLO 8.8#19, GLO 8.8#20, GLO 8.8#21] the marker, and a die at once: 5 or 6 takes the town', () => {
    const held = besieged({ dice: [4] }).act(1, 'besiege');
    expect([held.s.siege[EICH], where(held.s, 'II')]).toEqual([1, 'eich']);
    const taken = besieged({ dice: [5] }).act(1, 'besiege');
    expect([taken.s.siege[EICH], where(taken.s, 'II')]).toEqual([OFF, '-1']);
  });

  test('[GLO 8.8#22, GLO 8.8#23] the next turn 2 or more takes it; on a 1 it goes on', () => {
    const second = (s: GloireState) => {
      s.siege[EICH] = 1;
    };
    expect(where(besieged({ dice: [2], also: second }).act(1, 'besiege').s, 'II')).toBe('-1');
    const on = besieged({ dice: [1], also: second }).act(1, 'besiege');
    expect([where(on.s, 'II'), on.s.siege[EICH]]).toEqual(['eich', 1]);
  });

  test('[GLO 8.8#24, GLO 8.8#25, GLO 9#12, GLO 8.8#1] the garrison is eliminated, its leaders captured, the town the besieger’s', () => {
    const played = besieged({ inside: 'II:3 reynier', dice: [6] }).act(1, 'besiege');
    expect(told(played, 'captured')).toMatchObject([{ points: 1 }]);
    expect([played.s.tally[0], played.s.control[EICH], where(played.s, 'reynier')]).toEqual([3, 1, '-1']);
  });

  test('[GLO 8.8#26, GLO 8.8#27] without more than twice the infantry the die is lowered by 1', () => {
    const added = (inside: string, before: string) =>
      told(besieged({ inside, before, dice: [1] }).act(1, 'besiege'), 'siegeDie')[0]?.['added'];
    expect(added('II:4', 'yorck:9 bernadotte')).toBe(0);
    expect(added('II:4', 'yorck:8 bernadotte')).toBe(-1);
    // Cavalry does not count.
    expect(added('II:4', 'yorck:8 dragoons:4 bernadotte')).toBe(-1);
  });

  test('[GLO 1813.B.8.8#2, GLO 1813.B.8.8#3] some towns raise the die', () => {
    const towns = strom.map.towns.map((one) =>
      one.id === 'eich' ? { ...one, fortress: { named: 2, detachments: 1, siegeDie: 1 } } : one,
    );
    const pack = { ...strom, map: { ...strom.map, towns } };
    expect(told(besieged({ pack, dice: [4] }).act(1, 'besiege'), 'siegeDie')).toMatchObject([
      { added: 1, falls: true },
    ]);
  });

  test('[GLO series.pologne#13, GLO series.pologne#14, GLO series.pologne#18, GLO series.france#17] the longer track of the series is a parameter', () => {
    const pack = { ...strom, campaign: { ...strom.campaign, siege: { fallsFrom: [6, 5, 4, 2], tooFew: -1 } } };
    const at = (step: number, die: number) => {
      const also = (s: GloireState) => {
        s.siege[EICH] = step;
      };
      return besieged({ pack, dice: [die], also }).act(1, 'besiege').s.siege[EICH];
    };
    expect([at(OFF, 5), at(1, 4), at(2, 3), at(3, 1)]).toEqual([1, 2, 3, 3]);
    expect([at(0, 6), at(1, 5), at(2, 4), at(3, 2)]).toEqual([OFF, OFF, OFF, OFF]);
  });

  test('[GLO 8.8#30, GLO 8.8#31, GLO 8.8#32, GLO 8.8#33] a mask puts the marker and throws nothing; with a fit unit it becomes a siege', () => {
    const played = besieged({ before: 'dragoons:4 bernadotte' }).act(1, 'mask');
    expect([played.s.siege[EICH], told(played, 'siegeDie')]).toEqual([0, []]);
    const kept = besieged({ before: 'dragoons:4 bernadotte', also: (s) => (s.siege[EICH] = 1) }).act(1, 'mask');
    expect(kept.s.siege[EICH]).toBe(1);
    expect(
      besieged({ before: 'dragoons:4 yorck:9 bernadotte', also: (s) => (s.siege[EICH] = 0) }).may(1, 'besiege'),
    ).toBe(true);
  });

  test('[GLO 8.8#8, GLO 8.8#11] an assault is a battle with the modifiers of the walls', () => {
    const played = besieged({});
    const assault = newBattle(EICH, 'assault', 1, OFF);
    const board = { s: played.s, content: strom };
    // Nine points two columns lower; three points twice as many and a column higher.
    expect([throwOf(board, assault, 1).column, throwOf(board, assault, 0).column]).toEqual([0, 3]);
  });

  test('[GLO 8.7#10] beaten in an assault the garrison is eliminated', () => {
    const played = besieged({ inside: 'II:1', before: 'yorck:9 ostermann:8 wittgenstein', dice: [6, 1] });
    played.act(1, 'assault').act(0, 'tactic', 1).act(1, 'tactic', 2);
    expect(told(played, 'trapped')).toMatchObject([{ side: 0, clause: 'GLO 8.7#10' }]);
    played.act(1, 'stay');
    expect(played.s.control[EICH]).toBe(1);
  });

  test('[GLO 8.8#43] ruling 114: after a lost assault the siege is over, and would start again', () => {
    const played = besieged({
      inside: 'II:7',
      before: 'yorck:3 bernadotte',
      dice: [1, 6, 6],
      also: (s) => (s.siege[EICH] = 1),
    });
    played.act(1, 'assault').act(0, 'tactic', 1).act(1, 'tactic', 1);
    expect(told(played, 'beaten')).toMatchObject([{ side: 1 }]);
    played.act(1, 'retreat', town('calau'));
    expect([played.s.siege[EICH], played.s.inside[slot(played.s, 'II')]]).toEqual([OFF, 0]);
  });

  test('[GLO 8.8#36, GLO 4.3#5] besiegers who leave set the garrison free', () => {
    const also = (s: GloireState) => {
      shut('II')(s);
      s.siege[EICH] = 1;
    };
    const played = position({ active: 'coalition', french: { eich: 'II:3' }, coalition: { eich: 'yorck:9' }, also });
    go(setOut(played, 'eich', 'yorck'), 'calau');
    expect([played.s.siege[EICH], played.s.inside[slot(played.s, 'II')]]).toEqual([OFF, 0]);
  });
});

describe('GLO 8.8: sortie and relief', () => {
  const also = (s: GloireState) => {
    shut('II')(s);
    s.siege[EICH] = 1;
  };
  const own = (rest: Position = {}) =>
    position({
      phase: 'combat',
      also,
      ...rest,
      french: { eich: 'II:7', ...rest.french },
      coalition: { eich: 'yorck:4', ...rest.coalition },
    });

  test('[GLO 8.8#34, GLO 8.8#35] a garrison leaves only by a sortie, and need not', () => {
    const moving = position({ also, french: { eich: 'II:7' }, coalition: { eich: 'yorck:4' } });
    expect(moving.offers(0)).toEqual([['done']]);
    const played = own();
    expect(played.offers(0)).toEqual([['sortie', EICH], ['done']]);
    played.act(0, 'sortie', EICH);
    expect(told(played, 'battle')).toMatchObject([{ kind: 'sortie', side: 0 }]);
  });

  test('[GLO 8.8#36] the siege ends if the besieger is driven off', () => {
    const played = own({ dice: [6, 1, 6] })
      .act(0, 'sortie', EICH)
      .act(0, 'tactic', 1)
      .act(1, 'tactic', 1);
    expect(told(played, 'beaten')).toMatchObject([{ side: 1 }]);
    played.act(1, 'retreat', town('glau'));
    expect([played.s.siege[EICH], played.s.inside[slot(played.s, 'II')], where(played.s, 'II')]).toEqual([
      OFF,
      0,
      'eich',
    ]);
  });

  test('[GLO 8.8#34] ruling 120: a sortie that fails goes back inside, and the siege stays where it was', () => {
    const played = own({ coalition: { eich: 'yorck:9' }, dice: [1, 6, 6] })
      .act(0, 'sortie', EICH)
      .act(0, 'tactic', 1)
      .act(1, 'tactic', 1);
    expect(told(played, 'beaten', 'drawn')).toHaveLength(1);
    expect([played.s.siege[EICH], played.s.inside[slot(played.s, 'II')], where(played.s, 'II')]).toEqual([
      1,
      1,
      'eich',
    ]);
  });

  test('[GLO 8.8#37, GLO 8.8#40, GLO 8.8#41] a relief and the garrison fight together, on defensive ground, without flank', () => {
    const came = (s: GloireState) => {
      also(s);
      s.came[slot(s, 'I')] = 4;
    };
    const played = own({ also: came, french: { eich: 'II:7 I:5' }, coalition: { eich: 'yorck:9' }, dice: [1, 1] });
    expect(told(played, 'battle')).toMatchObject([{ kind: 'sortie' }]);
    played.act(0, 'tactic', 2).act(1, 'tactic', 1);
    // Twelve points of both, a column lower; nine of the besieger, one higher.
    expect(told(played, 'fire').map((fact) => [fact['side'], fact['column']])).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(told(played, 'flank')).toEqual([]);
    expect([points(played.s, 'II') > 0, played.s.hurt[unit('II')]]).toEqual([true, 0]);
  });

  /** A garrison and those who come to its relief, against the besiegers, in two rounds. */
  const relief = (garrison: string, comers: string, coalition: string, dice: readonly number[]) => {
    const names = garrison.split(' ').map((word) => word.split(':')[0] ?? '');
    const inside = (s: GloireState) => {
      shut(...names)(s);
      s.siege[EICH] = 1;
    };
    const wanted = { french: { eich: `${garrison} ${comers}` }, coalition: { eich: coalition } };
    const played = own({ ...wanted, also: inside, dice });
    expect(told(played, 'battle')).toMatchObject([{ kind: 'sortie', side: 0 }]);
    return played.act(0, 'tactic', 2).act(1, 'tactic', 2);
  };

  test('[GLO 8.8#38] they add up their guns, and the leader of either serves both', () => {
    const bonuses = (garrison: string, comers: string) => {
      const played = endure(relief(garrison, comers, 'yorck:9', [1, 1, 1, 1, 1, 1]));
      const [guns] = told(played, 'guns').filter((fact) => fact['side'] === 0);
      return [told(played, 'fire')[0]?.['added'], guns?.['guns']];
    };
    // Cohesion 3 of the stronger garrison against 4; Ney 2, Napoleon 4. Guns: 1 of the II, 2 of the I, 5 of the park.
    expect(bonuses('II:7', 'I:5')).toEqual([-1, 3]);
    expect(bonuses('II:7 ney', 'I:5')).toEqual([1, 3]);
    expect(bonuses('II:7', 'I:5 ney')).toEqual([1, 3]);
    expect(bonuses('II:7 ney', 'I:5 park napoleon')).toEqual([3, 8]);
    // Cohesion 4 of the relief, where it is the stronger part.
    expect(bonuses('II:7', 'I:8')).toEqual([0, 3]);
  });

  test('[GLO 8.8#39] they attack all who besiege: these count together, and bear the losses together', () => {
    const played = endure(relief('II:7', 'I:12', 'yorck:9 buelow:6', [5, 1, 1, 1, 1, 1]));
    // Fifteen points, a column higher, and the guns of both.
    expect(told(played, 'fire')[1]).toMatchObject({ side: 1, column: 5 });
    expect(told(played, 'fire')[0]).toMatchObject({ side: 0, points: 2 });
    expect(told(played, 'guns').find((fact) => fact['side'] === 1)).toMatchObject({ guns: 3 });
    expect([points(played.s, 'yorck'), points(played.s, 'buelow')]).toEqual([8, 5]);
  });
});

describe('GLO 8.8, 1813.B.9: sieges and the rest of the rules', () => {
  test('[GLO 1813.B.9#1, GLO 1813.B.9#2, GLO 1813.B.9#3] a town under siege or mask scores for nobody, and 1 for the besieger', () => {
    const also = (s: GloireState) => {
      shut('II')(s);
      s.siege[EICH] = 0;
    };
    const played = position({ french: { eich: 'II:7' }, coalition: { eich: 'dragoons:4' }, also });
    const free = position({ french: { eich: 'II:7' } });
    const score = (one: Played, side: number) => victoryPoints({ s: one.s, content: strom }, side);
    expect([score(played, 0) - score(free, 0), score(played, 1) - score(free, 1)]).toEqual([-2, 1]);
  });

  test('[GLO 4.3#5] rulings 10 and 11: a garrison shut in cuts no line, and has none itself', () => {
    const french = { aue: 'napoleon', eich: 'II:7' };
    const coalition = { calau: '', eich: 'yorck:9 bernadotte', glau: 'buelow:6' };
    const wanted = { phase: 'administration', also: shut('II'), french, coalition, dice: [1, 1] } as const;
    expect(position(wanted).s.status[unit('II')]).toBe(NO_LINE);
    const theirs = position({ ...wanted, active: 'coalition' });
    expect(theirs.s.status[unit('buelow')]).toBe(0);
  });

  test('[GLO 8.8#28] example: a siege begun by an interception stays on its first step', () => {
    const wanted = { french: { calau: 'II:5' }, coalition: { dorn: 'yorck:9 bernadotte' }, dice: [1, 1] } as const;
    const played = position(wanted);
    go(setOut(played, 'calau', 'II'), 'eich');
    // The road from Dorn is a track: 2 points, one more on the die.
    played
      .act(1, 'intercept', town('dorn'))
      .act(1, 'pick', slot(played.s, 'yorck'))
      .act(1, 'pick', slot(played.s, 'bernadotte'));
    played.act(1, 'done').act(1, 'engage').act(0, 'done');
    expect(played.asked()).toMatchObject({ seat: 0, prompt: 'walls' });
    goIn(played, 'II');
    expect(played.offers(1)).toEqual([['besiege']]);
    played.act(1, 'besiege');
    expect(played.s.siege[EICH]).toBe(0);
  });

  test('[GLO 8.8#29] it comes to Siege 2 in the besieger’s own next turn, and the turn after that 2 takes the town', () => {
    const french = { calau: 'II:4', aue: 'napoleon' };
    // Interception, Siege 1; two command dice, Siege 1 in his own turn; weather, three command dice, Siege 2.
    const dice = [1, 2, 1, 1, 2, 1, 1, 1, 1, 2];
    const played = position({ french, coalition: { dorn: 'yorck:9 bernadotte' }, dice });
    go(setOut(played, 'calau', 'II'), 'eich');
    played
      .act(1, 'intercept', town('dorn'))
      .act(1, 'pick', slot(played.s, 'yorck'))
      .act(1, 'pick', slot(played.s, 'bernadotte'));
    played.act(1, 'done').act(1, 'engage').act(0, 'done');
    goIn(played, 'II').act(1, 'besiege');
    const thrown = () => told(played, 'siegeDie').map((fact) => [fact['step'], fact['die'], fact['falls']]);
    expect([played.s.active, played.s.siege[EICH], thrown()]).toEqual([1, 0, [[1, 2, false]]]);
    played.act(1, 'done').act(1, 'besiege');
    expect([played.s.siege[EICH], thrown().slice(1)]).toEqual([1, [[1, 2, false]]]);
    // The French turn between the two changes nothing.
    played.act(0, 'first').act(0, 'done').act(0, 'done');
    expect([played.s.active, played.s.siege[EICH], where(played.s, 'II')]).toEqual([1, 1, 'eich']);
    played.act(1, 'done').act(1, 'besiege');
    expect([thrown().slice(2), where(played.s, 'II')]).toEqual([[[2, 2, true]], '-1']);
  });
});
