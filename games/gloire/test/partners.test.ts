import { soak } from '@bivouac/kernel/soak';
import { setupFault } from '@bivouac/kernel/table';
import { describe, expect, test } from 'vitest';
import { germany1813 } from '../content/index.ts';
import { gloireGame } from '../game.ts';
import type { GloireState } from '../rules/state.ts';
import { leader, type Played, type Position, position, setOut, slot, strom, told, town, where } from './position.ts';
import { pack as packWith } from './turn-help.ts';

/** Armee; North; South: a player each. */
const THREE = [[0], [1], [2]];
const NORTH = 1;
const SOUTH = 2;

function three(wanted: Position): Played {
  return position({ hidden: true, active: 'coalition', ...wanted, seats: THREE });
}

/** Sets out with the player of a seat. */
function march(played: Played, seat: number, at: string, names: string): Played {
  played.act(seat, 'force', town(at));
  for (const name of names.split(' ')) played.act(seat, 'pick', slot(played.s, name));
  return played.act(seat, 'normal');
}

/** Coalition troops of both armies side by side at Hain. */
const both = {
  french: { aue: 'napoleon' },
  coalition: { hain: 'bernadotte yorck:8 barclay ostermann:7 foot' },
} as const;

describe('GLO 10: an army a player', () => {
  test('[GLO 10#15] every army of a side has a player; armies that are never there together share one', () => {
    expect(gloireGame(strom).seatings).toContainEqual(THREE);
    const { powers, seatings } = gloireGame(germany1813);
    const named = seatings.map((seating) => seating.map((held) => held.map((power) => powers[power])));
    expect(named).toEqual([
      [['french'], ['russo-prussian', 'bohemia', 'silesia', 'north', 'poland']],
      [['french'], ['russo-prussian', 'bohemia', 'poland'], ['silesia', 'north']],
      [['french'], ['russo-prussian', 'bohemia'], ['silesia'], ['north'], ['poland']],
      [['french', 'russo-prussian', 'bohemia', 'silesia', 'north', 'poland']],
    ]);
  });

  test('[GLO 10#15] no other division of the armies can be set up; the seats may stand in any order', () => {
    const game = gloireGame(germany1813);
    const [scenario = ''] = game.scenarios;
    const fault = (...seats: number[][]) => setupFault(game, { scenario, options: {}, seats });
    expect(fault([0], [1, 2], [3], [4], [5])).toBeNull();
    expect(fault([4, 3], [5, 2, 1], [0])).toBeNull();
    expect(fault([0], [1, 3], [2], [4], [5])).toContain('choose one of');
    expect(fault([0], [1, 2, 3, 4], [5])).toContain('choose one of');
  });

  test('[GLO 10#16] each moves the units of his army, with its command points, one player after the other', () => {
    const played = three({ ...both, command: [0, 2, 2] });
    // Bernadotte is the better of two of rank 3: the North begins.
    expect(played.asked()).toMatchObject({ seat: NORTH, prompt: 'activate' });
    expect(played.offers(SOUTH)).toEqual([]);
    played.act(NORTH, 'force', town('hain'));
    const decoy = played.s.face.is.findIndex(
      (piece, at) => piece >= strom.units.length + strom.leaders.length && played.s.place[at] === town('hain'),
    );
    const own = ['bernadotte', 'yorck'].map((name) => slot(played.s, name));
    expect(new Set(played.offers(NORTH, 'pick').map(([at]) => at))).toEqual(new Set([...own, decoy]));
    expect(played.why(NORTH, 'pick', slot(played.s, 'ostermann'))).toEqual({
      reason: 'notYourArmy',
      clause: 'GLO 10#16',
    });
    played.act(NORTH, 'pick', slot(played.s, 'yorck')).act(NORTH, 'normal');
    expect(played.s.spent).toEqual([0, 1, 0]);
    expect(played.asked()).toMatchObject({ seat: NORTH, prompt: 'step' });
    go3(played, NORTH, 'furt').act(NORTH, 'done').act(NORTH, 'done');
    expect(played.asked()).toMatchObject({ seat: SOUTH, prompt: 'activate' });
    march(played, SOUTH, 'hain', 'ostermann');
    expect(played.s.spent).toEqual([0, 1, 1]);
    go3(played, SOUTH, 'ilm').act(SOUTH, 'done').act(SOUTH, 'done');
    expect([where(played.s, 'yorck'), where(played.s, 'ostermann')]).toEqual(['furt', 'ilm']);
  });

  test('[GLO 10#16] nobody pays for a decoy or a stray detachment with a partner’s points', () => {
    const played = three({
      ...both,
      coalition: { hain: 'cossacks:2 barclay', jahn: 'bernadotte' },
      command: [0, 2, 0],
    });
    played.act(NORTH, 'done').act(SOUTH, 'force', town('hain')).act(SOUTH, 'pick', slot(played.s, 'cossacks'));
    expect(played.may(SOUTH, 'normal')).toBe(false);
    const rich = three({ ...both, coalition: { hain: 'cossacks:2', jahn: 'bernadotte' }, command: [0, 2, 2] });
    rich.act(NORTH, 'force', town('hain')).act(NORTH, 'pick', slot(rich.s, 'cossacks')).act(NORTH, 'normal');
    expect(rich.s.spent).toEqual([0, 2, 0]);
  });

  test('[GLO 10#16] each reacts with his own Force: all are asked, and each is offered his own', () => {
    const wanted = { active: 'french', french: { brand: 'I:10' }, coalition: { aue: 'yorck:8 ostermann:7' } } as const;
    const played = setOut(three({ ...wanted, dice: [6, 1] }), 'brand', 'I').act(0, 'step', town('calau'));
    expect(played.asked()).toMatchObject({ seat: NORTH, prompt: 'intercept' });
    played.act(NORTH, 'intercept', town('aue'));
    expect(played.offers(NORTH, 'pick')).toEqual([[slot(played.s, 'yorck')]]);
    played.act(NORTH, 'cancel').act(NORTH, 'pass');
    expect(played.asked()).toMatchObject({ seat: SOUTH, prompt: 'intercept' });
    expect(played.act(SOUTH, 'intercept', town('aue')).offers(SOUTH, 'pick')).toEqual([[slot(played.s, 'ostermann')]]);
  });

  test('[GLO 10#16] ruling 142: in a battle the highest leader on the spot decides, without one whoever has most there', () => {
    const fought = (coalition: string) => {
      const wanted = {
        active: 'french',
        phase: 'combat',
        french: { brand: 'I:10' },
        coalition: { brand: coalition },
      } as const;
      return three(wanted).referee.waiting();
    };
    expect(fought('yorck:3 ostermann:7')).toEqual([0, SOUTH]);
    expect(fought('yorck:3 ostermann:7 tauentzien')).toEqual([0, NORTH]);
    expect(fought('yorck:8 ostermann:7')).toEqual([0, NORTH]);
  });

  test('[GLO 10#16] ruling 142: for the side the player of its highest commander in chief decides, of equals the one with the better value', () => {
    const decides = (army: number, chief: string, wanted: Position) => {
      const pack = packWith({ commanders: [{ army, leader: leader(chief) }] });
      return three({ pack, ...both, ...wanted }).asked();
    };
    const battles: Position = {
      phase: 'combat',
      french: { aue: 'I:5', brand: 'II:5' },
      coalition: { aue: 'yorck:8', brand: 'buelow:6' },
    };
    const chiefless = { coalition: { hain: 'yorck:8 ostermann:7' } };
    // Who moves first, and the order of battles. Bernadotte has 3 for command, Wittgenstein 4, both rank 3.
    for (const [wanted, prompt] of [
      [{}, 'activate'],
      [chiefless, 'activate'],
      [battles, 'fight'],
    ] as const) {
      expect(decides(SOUTH, 'barclay', wanted)).toMatchObject({ seat: NORTH, prompt });
      expect(decides(SOUTH, 'wittgenstein', wanted)).toMatchObject({ seat: SOUTH, prompt });
      // Tauentzien has rank 2: he is below Barclay.
      expect(decides(NORTH, 'tauentzien', wanted)).toMatchObject({ seat: SOUTH, prompt });
    }
  });

  test('[GLO 10#16] ruling 143: partners see all counters and rosters of their side, the enemy none', () => {
    const { referee } = three(both);
    const known = (seat: number) =>
      referee.through(seat).state.game.points[strom.units.findIndex(({ id }) => id === 'ostermann')];
    expect([known(0), known(NORTH), known(SOUTH)]).toEqual([-1, 7, 7]);
  });

  test('partners win and lose together, also when one of them gives up', () => {
    const game = gloireGame(strom);
    const s: GloireState = game.begin({ scenario: 'strom', options: {}, seats: THREE });
    expect([game.beaten?.(s, 0), game.beaten?.(s, NORTH), game.beaten?.(s, SOUTH)]).toEqual([[1, 2], [0], [0]]);
  });
});

/** Steps of the player of a seat. */
function go3(played: Played, seat: number, ...towns: readonly string[]): Played {
  for (const id of towns) played.act(seat, 'step', town(id));
  return played;
}

describe('GLO 10: notes', () => {
  /** The end of a quiet turn, with everybody about to write. */
  const endOfTurn = () => {
    const played = three({ ...both, phase: 'turn', active: 'french', dice: [1] });
    return played.act(0, 'first').act(0, 'done').act(NORTH, 'done').act(SOUTH, 'done');
  };

  test('[GLO 10#17, GLO 10#18] at the end of a turn each may write one note, and no more', () => {
    const played = endOfTurn();
    expect(played.referee.waiting()).toEqual([NORTH, SOUTH]);
    expect(played.offers(NORTH)).toEqual([['note', SOUTH, { text: 400 }], ['done']]);
    played.act(NORTH, 'note', SOUTH, 'March on Brand, I hold Furt.');
    expect(played.offers(NORTH)).toEqual([]);
    played.act(SOUTH, 'done');
    expect(told(played, 'note')).toMatchObject([{ from: NORTH, text: 'March on Brand, I hold Furt.', to: 1 << SOUTH }]);
    // The next turn has begun; nobody can write in it before its end.
    expect(played.asked()?.prompt).toBe('first');
    for (const seat of [0, 1, 2]) expect(played.offers(seat, 'note')).toEqual([]);
  });

  test('[GLO 10#18] ruling 167: with two partners, one note to one of them', () => {
    const [, , south] = strom.armies;
    if (south === undefined) throw new Error('no army of the South');
    const EAST = 3;
    const leaders = strom.leaders.map((one) =>
      one.id === 'wittgenstein' ? { ...one, sheets: one.sheets.map((line) => line && { ...line, army: EAST }) } : one,
    );
    const east = { ...south, id: 'east', commander: leader('wittgenstein') };
    const pack = { ...strom, leaders, armies: [...strom.armies, east] };
    const coalition = { hain: 'bernadotte', jahn: 'barclay', ilm: 'wittgenstein' };
    const wanted = { pack, phase: 'turn', french: { aue: 'napoleon' }, coalition, dice: [1] } as const;
    const played = position({ ...wanted, hidden: true, seats: [[0], [1], [2], [3]] })
      .act(0, 'first')
      .act(0, 'done');
    for (let asked = played.asked(); asked?.prompt === 'activate'; asked = played.asked())
      played.act(asked.seat, 'done');
    const partners = (seat: number) => played.offers(seat, 'note').map(([partner]) => partner);
    expect([partners(NORTH), partners(SOUTH), partners(EAST)].map((list) => list.length)).toEqual([2, 2, 2]);
    played.act(NORTH, 'note', EAST, 'Come.');
    expect(partners(NORTH)).toEqual([]);
    played.act(SOUTH, 'done').act(EAST, 'done');
    expect(told(played, 'note')).toMatchObject([{ from: NORTH, text: 'Come.', to: 1 << EAST }]);
  });

  test('[GLO 10#19] notes of a turn are read together: an answer waits for the end of the next', () => {
    const played = endOfTurn();
    played.act(NORTH, 'note', SOUTH, 'Where are you?');
    expect(told(played, 'note')).toEqual([]);
    expect(JSON.stringify(played.referee.through(SOUTH).state)).not.toContain('Where are you');
    played.act(SOUTH, 'note', NORTH, 'At Hain.');
    expect(told(played, 'note').map((fact) => fact['text'])).toEqual(['Where are you?', 'At Hain.']);
  });

  test('[GLO 10#17] the enemy reads nothing; who has no partner is not asked', () => {
    const played = endOfTurn().act(NORTH, 'note', SOUTH, 'Secret.').act(SOUTH, 'done');
    expect(told(played, 'note').every((fact) => ((fact.to ?? 0) & 1) === 0)).toBe(true);
    const two = position({ ...both, hidden: true, phase: 'turn', dice: [1] })
      .act(0, 'first')
      .act(0, 'done')
      .act(1, 'done');
    expect(two.asked()?.prompt).toBe('first');
  });
});

test('random games of three players hold what must hold in any game', () => {
  const options = [{}, { blind: 2 }, { blind: 1 }, { forceMarkers: true }];
  const setups = options.map((one) => ({ scenario: 'strom', options: one, seats: THREE }));
  const report = soak(gloireGame(strom), { games: 4, seed: 'partners', every: 24, setups });
  expect(report.failures).toEqual([]);
});
