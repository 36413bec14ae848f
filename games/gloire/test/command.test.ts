import { describe, expect, test } from 'vitest';
import { commandsOf, unitStatus } from '../rules/command/lines.ts';
import { COMMANDED, CUT_OFF, NO_LINE, NOT_SUPPLIED, PARTLY, SUPPLIED } from '../rules/state.ts';
import {
  leaderPiece,
  link,
  type Played,
  type Position,
  position,
  setOut,
  slot,
  strom,
  told,
  town,
  unit,
  where,
} from './position.ts';

/** The administrative phase of the French, from the check of their lines to the first activation. */
function checked(wanted: Position): Played {
  return position({ phase: 'administration', ...wanted });
}

const statusOf = (played: Played, name: string) => played.s.status[unit(name)];

/** The command of a unit of the Coalition, looked up in its own turn. */
function coalitionStatus(wanted: Position, name: string): number {
  return statusOf(checked({ active: 'coalition', ...wanted }), name) ?? NO_LINE;
}

describe('GLO 4.3: lines of communication', () => {
  test('[GLO 4.3#1] a unit with a line to its commander in chief is in command', () => {
    const played = checked({ french: { brand: 'napoleon', dorn: 'I:10' } });
    expect(statusOf(played, 'I')).toBe(COMMANDED);
    expect(statusOf(checked({ french: { brand: 'ney', dorn: 'I:10', jahn: 'napoleon' } }), 'I')).toBe(CUT_OFF);
  });

  test('[GLO 4.3#2, GLO 4.6#1] a line to a general who has one himself is as good; to a general who has none it is not', () => {
    // Jahn is 5 points from Aue, Glau 3: Ney hands the line on.
    expect(statusOf(checked({ french: { aue: 'napoleon', glau: 'ney', jahn: 'I:10' } }), 'I')).toBe(COMMANDED);
    const cut = checked({ french: { aue: 'napoleon', glau: 'ney', jahn: 'I:10' }, coalition: { eich: 'yorck:8' } });
    expect(statusOf(cut, 'I')).toBe(CUT_OFF);
    expect(told(cut, 'lines')[0]?.['cutOff']).toEqual([unit('I')]);
  });

  test('[GLO 4.3#3] leaders of another army of the side do not command a unit', () => {
    const coalition = { jahn: 'bernadotte', ilm: 'ostermann:7' };
    expect(coalitionStatus({ coalition }, 'ostermann')).toBe(NO_LINE);
    expect(coalitionStatus({ coalition: { jahn: 'barclay', ilm: 'ostermann:7' } }, 'ostermann')).toBe(COMMANDED);
  });

  test('[GLO 4.3#4] four movement points, and not five', () => {
    expect(statusOf(checked({ french: { aue: 'napoleon', ilm: 'I:10' } }), 'I')).toBe(COMMANDED);
    expect(statusOf(checked({ french: { aue: 'napoleon', jahn: 'I:10' } }), 'I')).toBe(NO_LINE);
  });

  test('[GLO 4.3#5] enemy units in a town on the way cut it, and around them it is too long', () => {
    const french = { aue: 'napoleon', glau: 'I:10' };
    expect(statusOf(checked({ french }), 'I')).toBe(COMMANDED);
    expect(statusOf(checked({ french, coalition: { eich: 'hussars:3' } }), 'I')).toBe(NO_LINE);
  });

  test('[GLO 4.3#5] ruling 10: the towns at its ends may hold enemies', () => {
    const french = { aue: 'napoleon', glau: 'I:10' };
    expect(statusOf(checked({ french, coalition: { glau: 'hussars:3' } }), 'I')).toBe(COMMANDED);
    expect(statusOf(checked({ french, coalition: { aue: 'hussars:3' } }), 'I')).toBe(COMMANDED);
    // In the same town they stand side by side.
    const both = { french: { glau: 'I:10 napoleon' }, coalition: { glau: 'hussars:3' } };
    expect(statusOf(checked(both), 'I')).toBe(COMMANDED);
  });

  test('[GLO 4.3#6] decoys cut it as well', () => {
    const french = { aue: 'napoleon', glau: 'I:10' };
    const played = checked({ hidden: true, french, coalition: { eich: 'foot' } });
    expect(statusOf(played, 'I')).toBe(NO_LINE);
    expect(where(played.s, 'I')).toBe('glau');
  });

  test('[GLO 4.3#6] ruling 12: a leader cuts only while nobody can see what he is', () => {
    const french = { aue: 'napoleon', glau: 'I:10' };
    const coalition = { eich: 'tauentzien' };
    expect(statusOf(checked({ hidden: true, french, coalition }), 'I')).toBe(NO_LINE);
    expect(statusOf(checked({ french, coalition }), 'I')).toBe(COMMANDED);
  });

  test('[GLO 4.3#7] the pass from Calau to Lohn is counted at the 2 points of infantry, not the 3 of cavalry', () => {
    // Brand, Aue, Calau, Lohn: four points; at the cost of cavalry it would be five.
    const french = { brand: 'napoleon', lohn: 'horse:5' };
    expect(statusOf(checked({ french }), 'horse')).toBe(COMMANDED);
  });

  test('[GLO 4.3#8] example: the dearer ford counts in a line', () => {
    // Aue, Calau, Eich (ford), Glau, Ilm (ford): four points in clear weather, six in rain.
    const french = { aue: 'napoleon', ilm: 'I:10' };
    expect(statusOf(checked({ french, weather: 'clear' }), 'I')).toBe(COMMANDED);
    expect(statusOf(checked({ french, weather: 'rain' }), 'I')).toBe(NO_LINE);
    expect(statusOf(checked({ french, weather: 'snow' }), 'I')).toBe(COMMANDED);
  });

  test('[GLO 4.3#9, GLO 6.4#6] example: no line over a great river without a bridge', () => {
    const french = { dorn: 'napoleon', furt: 'I:10' };
    // By Eich and Glau it is four points; with that bridge down there is only the river.
    expect(statusOf(checked({ french }), 'I')).toBe(COMMANDED);
    const broken = [link('eich-glau')];
    expect(statusOf(checked({ french, broken }), 'I')).toBe(NO_LINE);
    expect(statusOf(checked({ french, broken, boats: [link('dorn-furt')] }), 'I')).toBe(COMMANDED);
  });

  test('[GLO 4.3#9] ruling 13: nor over a closed border', () => {
    expect(statusOf(checked({ french: { lohn: 'napoleon', kahl: 'I:10' } }), 'I')).toBe(NO_LINE);
  });

  test('[GLO 4.6#8, GLO 1.2.2#23] an independent detachment is out of command beside its general', () => {
    const coalition = { jahn: 'bernadotte cossacks:2' };
    expect(coalitionStatus({ coalition }, 'cossacks')).toBe(CUT_OFF);
    expect(coalitionStatus({ coalition: { jahn: 'bernadotte', brand: 'cossacks:2' } }, 'cossacks')).toBe(NO_LINE);
  });

  test('[GLO 4.1#2] ruling 21: without its commander in chief the highest general acts for him; without any, nobody', () => {
    const acting = checked({ french: { brand: 'ney reynier', dorn: 'I:10' }, dice: [4] });
    expect(statusOf(acting, 'I')).toBe(COMMANDED);
    expect(told(acting, 'command')[0]).toMatchObject({ army: 0, die: 4, value: 3, total: 7 });
    const headless = checked({ french: { dorn: 'I:10' }, dice: [4] });
    expect(statusOf(headless, 'I')).toBe(NO_LINE);
    // The die alone; and half of it, for nobody has a line to the source (GLO 4.4#1, #7).
    expect(told(headless, 'command')[0]).toMatchObject({ army: 0, die: 4, value: 0, supplied: NOT_SUPPLIED, total: 2 });
    const options = { blind: 1, supply: false };
    const fed = checked({ french: { dorn: 'I:10' }, options, dice: [4] });
    expect(told(fed, 'command')[0]).toMatchObject({ army: 0, die: 4, value: 0, total: 4 });
    expect([acting, headless, fed].map(({ s }) => s.command[0])).toEqual([7, 2, 4]);
  });

  test('[GLO 2.B1#6] lines are looked at in the administrative phase, and hold for the turn', () => {
    const played = checked({ french: { aue: 'napoleon', brand: 'I:10' }, dice: [6] });
    setOut(played, 'aue', 'napoleon');
    for (const id of ['calau', 'eich', 'glau', 'ilm', 'jahn']) played.act(0, 'step', town(id));
    const board = { s: played.s, content: strom };
    expect(unitStatus(board, unit('I'), commandsOf(board))).toBe(NO_LINE);
    expect(statusOf(played, 'I')).toBe(COMMANDED);
    expect(played.s.status[leaderPiece('napoleon')]).toBe(COMMANDED);
  });
});

describe('GLO 4.4: supply', () => {
  const supplied = (wanted: Position) => {
    const played = checked({ dice: [5, 5, 5], ...wanted });
    return { played, army: played.s.supplied[played.s.active === 0 ? 0 : 2], command: played.s.command };
  };

  test('[GLO 4.4#1, GLO 4.4#2, GLO 4.4#3, GLO 1813.B.4.3#1] a line of any length to the source of the army', () => {
    const { army, command } = supplied({ french: { jahn: 'napoleon I:10' } });
    expect(army).toBe(SUPPLIED);
    expect(command[0]).toBe(10);
  });

  test('[GLO 4.4#4, GLO 4.4#7] enemy units cut it: half the points, rounded up', () => {
    const french = { jahn: 'napoleon I:10' };
    const { army, command, played } = supplied({
      french,
      coalition: { calau: 'yorck:8', brand: 'buelow:6' },
      dice: [6],
    });
    expect(army).toBe(NOT_SUPPLIED);
    expect(command[0]).toBe(6);
    expect(told(played, 'supply')[0]).toMatchObject({ army: 0, supplied: NOT_SUPPLIED, clause: 'GLO 4.4#7' });
    // Around them it goes on: only one of the two ways is held.
    expect(supplied({ french: { glau: 'napoleon' }, coalition: { calau: 'yorck:8' } }).army).toBe(SUPPLIED);
  });

  test('[GLO 4.4#6] it does not cross what cannot be crossed', () => {
    const broken = [link('eich-glau'), link('lohn-glau')];
    expect(supplied({ french: { jahn: 'napoleon' }, broken }).army).toBe(NOT_SUPPLIED);
    expect(supplied({ french: { jahn: 'napoleon' }, broken, boats: [link('dorn-furt')] }).army).toBe(SUPPLIED);
  });

  test('[GLO 4.4#5] the terrain of towns does not matter to it', () => {
    const { army } = supplied({ french: { lohn: 'napoleon' }, coalition: { eich: 'yorck:8' }, weather: 'mud' });
    expect(army).toBe(SUPPLIED);
  });

  test('[GLO 4.4#2] ruling 26: a source held by the enemy is none, of several another will do', () => {
    expect(supplied({ french: { calau: 'napoleon' }, coalition: { aue: 'yorck:8' } }).army).toBe(NOT_SUPPLIED);
    const south = { active: 'coalition', coalition: { hain: 'barclay' } } as const;
    expect(supplied({ ...south, french: { jahn: 'I:10' } }).army).toBe(SUPPLIED);
    expect(supplied({ ...south, french: { jahn: 'I:10', ilm: 'II:7' } }).army).toBe(NOT_SUPPLIED);
  });

  test('[GLO 4.4#8, GLO 4.4#9] each army of a side is checked by itself, in its own administrative phase', () => {
    const french = { jahn: 'I:10' };
    const { played } = supplied({ active: 'coalition', french, coalition: { hain: 'bernadotte barclay' } });
    expect(played.s.supplied).toEqual([SUPPLIED, NOT_SUPPLIED, SUPPLIED]);
    // The French were not looked at: they have no way either, and nobody says so in the enemy's phase.
    expect(told(played, 'supply').map((fact) => fact['army'])).toEqual([1, 2]);
  });

  test('[GLO 4.4#10, GLO 4.4#11, GLO 4.4#12] nothing but a decoy on the line: two thirds, and the decoy is gone for good', () => {
    const french = { jahn: 'napoleon I:10' };
    const coalition = { calau: 'foot', brand: 'yorck:8' };
    const played = checked({ hidden: true, french, coalition, dice: [3] });
    expect(played.s.supplied[0]).toBe(PARTLY);
    expect(played.s.command[0]).toBe(6);
    expect(told(played, 'unmasked')).toMatchObject([{ town: town('calau'), side: 1, clause: 'GLO 4.4#12' }]);
    expect(played.s.forGood.filter((one) => one === 1)).toHaveLength(1);
    // It does not lie with those that come back (GLO 7.1#13).
    const gone = played.s.forGood.indexOf(1);
    const slotOfDecoy = played.s.face.is.indexOf(strom.units.length + strom.leaders.length + gone);
    expect([played.s.place[slotOfDecoy], played.s.pool[slotOfDecoy]]).toEqual([-1, 0]);
  });

  test('[GLO 4.4#10] ruling 25: an open way spares the decoy; a unit beside it is more than a decoy', () => {
    const french = { glau: 'napoleon I:10' };
    const free = checked({ hidden: true, french, coalition: { calau: 'foot' }, dice: [3] });
    expect(free.s.supplied[0]).toBe(SUPPLIED);
    expect(told(free, 'unmasked')).toEqual([]);
    const coalition = { calau: 'foot', brand: 'foot yorck:8' };
    const held = checked({ hidden: true, french: { aue: 'I:10', calau: '', glau: 'napoleon' }, coalition, dice: [3] });
    expect(held.s.supplied[0]).toBe(PARTLY);
  });

  test('[GLO 4.4#13] played without supply, all armies are always supplied', () => {
    const french = { jahn: 'napoleon I:10' };
    const coalition = { calau: 'yorck:8', brand: 'buelow:6' };
    const played = checked({ options: { blind: 1, supply: false }, french, coalition, dice: [5] });
    expect(played.s.supplied[0]).toBe(SUPPLIED);
    expect(played.s.command[0]).toBe(10);
  });
});

test('[GLO 7.1#2] a decoy is commanded by generals of its own side alone: its pace tells nothing of the enemy’s', () => {
  // A French decoy beside Bernadotte, far from any French general.
  const played = checked({
    hidden: true,
    french: { aue: 'napoleon I:10', hain: 'foot' },
    coalition: { jahn: 'bernadotte barclay' },
    dice: [3],
  });
  const armies = strom.armies.length;
  const enemies = strom.armies.flatMap(({ side }, army) => (side === 1 ? [army] : []));
  for (let decoy = 0; decoy * armies < played.s.decoyStatus.length; decoy++) {
    const french =
      played.s.place[played.s.face.is.indexOf(strom.units.length + strom.leaders.length + decoy)] === town('hain');
    if (french) for (const army of enemies) expect(played.s.decoyStatus[decoy * armies + army]).toBe(NO_LINE);
  }
  expect(played.s.decoyStatus.length).toBeGreaterThan(0);
});

describe('GLO 4.5: command points', () => {
  test('[GLO 4.5#1, GLO 2.B1#8] each army throws a die and adds the value of its commander in chief', () => {
    const played = checked({ active: 'coalition', coalition: { jahn: 'bernadotte barclay' }, dice: [2, 6] });
    expect(played.s.command.slice(1)).toEqual([5, 8]);
  });

  test('[GLO 4.5#2] nothing is kept: what was spent is forgotten, what was left is lost', () => {
    const played = checked({ french: { brand: 'napoleon' }, also: (s) => (s.spent[0] = 3), dice: [1] });
    expect([played.s.command[0], played.s.spent[0]]).toEqual([6, 0]);
  });

  test('[GLO 1813.B.4.5#1, GLO 1813.B.4.5#2] armies with one die share it as their side likes', () => {
    const pack = { ...strom, campaign: { ...strom.campaign, jointDice: [[1, 2]] } };
    const coalition = { jahn: 'bernadotte barclay' };
    const played = checked({ pack, active: 'coalition', coalition, dice: [5] });
    expect(played.asked()).toMatchObject({ seat: 1, prompt: 'share' });
    expect(played.offers(1, 'share')).toEqual([0, 1, 2, 3, 4, 5].map((points) => [1, points]));
    played.act(1, 'share', 1, 4);
    expect(played.s.command.slice(1)).toEqual([3 + 4, 2 + 1]);
    expect(played.dice).toEqual([]);
  });

  test('[GLO 4.5#3] example: one army cannot pay for another', () => {
    const coalition = { jahn: 'bernadotte', ilm: 'ostermann:7', hain: 'barclay' };
    const played = position({ active: 'coalition', coalition, command: [0, 9, 0] });
    played.act(1, 'force', town('ilm')).act(1, 'pick', slot(played.s, 'ostermann'));
    expect(played.may(1, 'normal')).toBe(false);
    expect(played.why(1, 'normal')).toEqual({ reason: 'cannotPay', clause: 'GLO 4.5#3' });
  });
});
