import { fastDice, fillHoles, StateDice } from '@bivouac/kernel';
import { isFault, newState, prepare, Referee } from '@bivouac/kernel/table';
import { describe, expect, test } from 'vitest';
import { germany1813 } from '../content/index.ts';
import type { Unit, UnitSheet } from '../content/types.ts';
import { gloireGame } from '../game.ts';
import { averageCohesion, gunsOf, horseOf } from '../rules/battle/battle-force.ts';
import { EDGE, type GloireState, INDEPENDENT, OFF } from '../rules/state.ts';
import { go, leader, type Played, points, position, setOut, slot, strom, told, town, ways } from './position.ts';

const packs = [germany1813, strom];
const board = (played: Played) => ({ s: played.s, content: played.content });

/** A random match, with whatever is looked at after each action. */
function wander(seed: string, look: (s: GloireState, die: readonly number[]) => void): number[] {
  const game = gloireGame(strom);
  const state = newState(game, { scenario: 'strom', options: {}, seats: game.seatings[0] ?? [] }, fastDice(seed));
  if (isFault(state)) throw new Error(state.fault);
  const dice: number[] = [];
  const tell = (fact: Readonly<Record<string, unknown>>) => {
    const { die } = fact;
    if (typeof die === 'number') dice.push(die);
  };
  const referee = new Referee(prepare(game), state, { tell }).start();
  const chance = new StateDice(fastDice(`choices ${seed}`));
  while (!referee.finished) {
    const seat = chance.pick(referee.waiting());
    referee.play(seat, fillHoles(chance.pick(referee.offers(seat)), chance));
    look(referee.state.game, dice);
  }
  return dice;
}

describe('GLO 0.1, 0.2: map and scale', () => {
  test('[GLO 0.1#1] the map shows the country of the campaign: every place of it lies on the sheet, where it belongs', () => {
    const { towns, grid, width, height } = germany1813.map;
    for (const { x, y, square } of towns) {
      expect([x >= 0 && x <= width, y >= 0 && y <= height]).toEqual([true, true]);
      expect([grid.columns.includes(square.slice(0, 1)), grid.rows.includes(square.slice(1))]).toEqual([true, true]);
    }
    const at = (id: string) => towns.find((one) => one.id === id) ?? { x: NaN, y: NaN };
    // Berlin lies north of Dresden, Leipzig west of both, Breslau far to the east.
    expect([at('berlin').y < at('dresden').y, at('leipzig').x < at('dresden').x]).toEqual([true, true]);
    expect(at('breslau').x).toBeGreaterThan(at('dresden').x);
  });

  test('[GLO 0.1#2] counters stand in towns, never between them: on the map, at an edge, or off it', () => {
    wander('places', ({ place }) => {
      for (const at of place) expect(Number.isInteger(at) && at < strom.map.towns.length).toBe(true);
      expect(place.every((at) => at >= 0 || at === OFF || at === -2 || at <= EDGE)).toBe(true);
    });
  });

  test('[GLO 0.1#3] a stack goes from town to town along a connection, and nowhere else', () => {
    const played = setOut(position({ french: { brand: 'I:10' } }), 'brand', 'I');
    expect(ways(played)).toEqual(['aue', 'calau', 'dorn']);
    expect(played.why(0, 'step', town('jahn'))).toEqual({ reason: 'noConnection', clause: 'GLO 0.1#3' });
  });

  test('[GLO 0.2#1] one six-sided die for each result', () => {
    const dice = [...wander('dice', () => {}), ...wander('more dice', () => {})];
    expect(dice.length).toBeGreaterThan(50);
    expect(new Set(dice)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });

  test('[GLO 0.2#2] strength is what the roster shows: points given, less losses and stragglers', () => {
    wander('rosters', ({ points: now, initial, lost, stragglers, place, face, origin }) => {
      for (const [at, { detachment }] of strom.units.entries()) {
        // Units with detachments out or in have given or taken points (GLO 6.1).
        const shared = origin.some((from, one) => from === at || (strom.units[one]?.detachment === true && from < 0));
        if (detachment || shared || (place[face.is.indexOf(at)] as number) < 0) continue;
        expect(now[at]).toBeLessThanOrEqual((initial[at] as number) + 2);
        expect((now[at] as number) + (stragglers[at] as number)).toBeGreaterThanOrEqual(
          (initial[at] as number) - (lost[at] as number),
        );
      }
    });
    expect(points(position({ french: { brand: 'I:10' } }).s, 'I')).toBe(10);
  });

  test('[GLO 0.2#3, GLO 0.2#4] movement points count what a march costs, command points what an army sets going', () => {
    const played = position({ french: { brand: 'napoleon', dorn: 'I:10' }, command: [3, 0, 0] });
    go(setOut(played, 'dorn', 'I'), 'brand', 'aue', 'brand', 'aue', 'brand', 'aue');
    // Six points on six roads; one command point of three.
    expect(ways(played)).toEqual([]);
    expect([played.s.command[0], played.s.spent[0]]).toEqual([3, 1]);
  });

  test('[GLO 0.2#5, GLO 0.2#6, GLO 0.2#8] 1813: a turn is a fortnight, two a month; a point is about 3,000 men', () => {
    const { campaign, calendar } = germany1813;
    expect([campaign.daysPerTurn, campaign.menPerPoint]).toEqual([15, 3000]);
    const halves = calendar.map(({ from, id }) => [id.slice(0, 2), from.slice(-2)]);
    expect(halves.every(([half, day]) => day === (half === 'q1' ? '01' : '16'))).toBe(true);
    const months = calendar.slice(1).map(({ from }) => from.slice(0, 7));
    expect(months.every((month) => months.filter((one) => one === month).length === 2)).toBe(true);
  });

  test('[GLO 0.2#7] the marker on the calendar shows the turn being played', () => {
    const wanted = { phase: 'turn', french: { aue: 'napoleon' }, coalition: { jahn: 'bernadotte' } } as const;
    const played = position(wanted);
    for (let turns = 0; turns < 2; turns++) played.act(0, 'first').act(0, 'done').act(1, 'done');
    expect(told(played, 'turn').map((fact) => strom.calendar[fact['turn'] as number]?.number)).toEqual([2, 3]);
    expect(played.s.turn).toBe(2);
  });
});

describe('GLO 1.1, 4.1: leaders and Forces', () => {
  test('[GLO 1.1#1] a Force is a unit or several, with leaders or without: nothing else reacts', () => {
    const moved = (coalition: string) => {
      const played = position({ french: { brand: 'I:10' }, coalition: { aue: coalition } });
      go(setOut(played, 'brand', 'I'), 'calau').act(1, 'intercept', town('aue'));
      return played;
    };
    const led = moved('yorck:8 buelow:6 bernadotte');
    led.act(1, 'pick', slot(led.s, 'bernadotte'));
    expect(led.why(1, 'done')).toEqual({ reason: 'noForce', clause: 'GLO 1.1#1' });
    led.act(1, 'pick', slot(led.s, 'yorck'));
    expect(led.may(1, 'done')).toBe(true);
    expect(led.act(1, 'pick', slot(led.s, 'buelow')).may(1, 'done')).toBe(true);
    const bare = moved('yorck:8');
    expect(bare.act(1, 'pick', slot(bare.s, 'yorck')).may(1, 'done')).toBe(true);
  });

  test('[GLO 1.1#3, GLO 4.1#1, GLO 4.1#3] every side has armies, each with its chief and, it may be, generals under him', () => {
    for (const { armies, leaders, scenarios } of packs) {
      for (const side of [0, 1]) expect(armies.some((army) => army.side === side)).toBe(true);
      for (const [at, army] of armies.entries()) {
        const chief = leaders[army.commander];
        expect(chief?.side).toBe(army.side);
        expect(army.sheets.some((sheet) => chief?.sheets[sheet]?.army === at)).toBe(true);
      }
      for (const { side, sheets } of leaders) {
        for (const line of sheets) if (line !== null) expect(armies[line.army]?.side).toBe(side);
      }
      expect(scenarios.length).toBeGreaterThan(0);
    }
    const generals = germany1813.leaders.filter((one) => one.sheets[1]?.army === 0);
    expect(generals.length).toBeGreaterThan(5);
    // In the field: one army of the French, two of the Coalition, and Ney under Napoleon.
    const played = position({ phase: 'administration', french: { brand: 'napoleon', aue: 'ney' }, dice: [1] });
    expect(played.s.status[strom.units.length + leader('ney')]).toBe(0);
  });

  test('[GLO 1.1#4, GLO 1.1#5, GLO 1.1#6] every leader has a command value, a rank of one to four stars, a tactical bonus', () => {
    for (const { leaders } of packs) {
      for (const { sheets } of leaders) {
        for (const line of sheets) {
          if (line === null) continue;
          expect([1, 2, 3, 4]).toContain(line.rank);
          expect(line.command).toBeGreaterThan(0);
          expect(line.tactical).toBeGreaterThanOrEqual(0);
        }
      }
    }
  });
});

describe('GLO 1.2: combat units', () => {
  const lines = (fits: (unit: Unit) => boolean): [Unit, UnitSheet][] =>
    packs.flatMap(({ units }) =>
      units
        .filter(fits)
        .flatMap((one) => one.sheets.flatMap((line) => (line === null ? [] : [[one, line] as [Unit, UnitSheet]]))),
    );

  test('[GLO 1.2.1#1, GLO 1.2.1#5, GLO 1.2.2#3, GLO 1.2.2#5] guns of infantry, horse artillery and reserve add up; those of a cadre are lost', () => {
    const played = position({ french: { brand: 'I:10 horse:5 park', dorn: 'II:0' } });
    const guns = (...names: string[]) =>
      gunsOf(
        board(played),
        names.map((name) => slot(played.s, name)),
      );
    expect([guns('I'), guns('horse'), guns('park'), guns('I', 'horse', 'park'), guns('II')]).toEqual([2, 1, 5, 8, 0]);
    for (const [, line] of lines((one) => one.type === 'artillery')) {
      expect([line.maximum, line.cohesion, line.cavalry]).toEqual([0, 0, 0]);
      expect(line.artillery).toBeGreaterThan(0);
    }
  });

  test('[GLO 1.2.1#2] cohesion stands for troops and commander together: the guard has the best, the conscripts the worst', () => {
    const played = position({ french: { brand: 'guard:5', dorn: 'IV:5' } });
    const cohesion = (name: string) => averageCohesion(board(played), [slot(played.s, name)]);
    expect([cohesion('guard'), cohesion('IV')]).toEqual([6, 2]);
    for (const [, line] of lines((one) => one.type !== 'artillery')) expect(line.cohesion).toBeGreaterThan(0);
  });

  test('[GLO 1.2.1#3, GLO 1.2.1#4, GLO 1.2.2#6] the horse of infantry corps and of cavalry corps pursues together; cavalry always has some', () => {
    const played = position({ french: { brand: 'I:10 horse:5 II:7' } });
    const horse = (...names: string[]) =>
      horseOf(
        board(played),
        names.map((name) => slot(played.s, name)),
      );
    expect([horse('I'), horse('horse'), horse('II'), horse('I', 'horse', 'II')]).toEqual([1, 4, 0, 5]);
    for (const [, line] of lines((one) => one.type === 'cavalry')) expect(line.cavalry).toBeGreaterThan(0);
    // Brigades and divisions: no infantry corps has as much as the biggest corps of cavalry.
    const most = (type: string) => Math.max(...lines((one) => one.type === type).map(([, line]) => line.cavalry));
    expect(most('infantry')).toBeLessThan(most('cavalry'));
  });

  test('[GLO 1.2.2#1, GLO 1.2.2#2, GLO 1.2.2#4, GLO 1.2.2#7] three types; infantry and cavalry have strength, the park of an army none', () => {
    for (const { units } of packs) {
      expect(new Set(units.map(({ type }) => type))).toEqual(new Set(['infantry', 'cavalry', 'artillery']));
      for (const { type, sheets } of units) {
        for (const line of sheets) if (line !== null) expect(line.maximum > 0).toBe(type !== 'artillery');
      }
    }
    // A reserve belongs to an army, and moves in its own way (GLO 5.1).
    for (const [, line] of lines((one) => one.type === 'artillery')) expect(line.army).toBeGreaterThanOrEqual(0);
  });

  test('[GLO 1.2.2#9, GLO 1.2.2#10, GLO 1.2.2#11] corps bear names or numbers of history, detachments a number for foot and a letter for horse', () => {
    for (const { label, type, detachment } of germany1813.units) {
      if (detachment) expect(label).toMatch(type === 'infantry' ? /^\d+$/ : /^[A-Z]$/);
      else expect(label).not.toMatch(/^(\d+|[A-Z])$/.test(label) && !/^[IVX]+$/.test(label) ? /./ : /^$/);
    }
    const named = germany1813.units
      .filter(({ detachment, side }) => !detachment && side === 0)
      .map(({ label }) => label);
    expect(new Set(named).size).toBe(named.length);
  });

  test('[GLO 1.2.2#12, GLO 1.2.2#13] a detachment has no guns, and only that of cavalry has horse', () => {
    for (const [{ type }, line] of lines((one) => one.detachment)) {
      expect(line.artillery).toBe(0);
      expect(line.cavalry > 0).toBe(type === 'cavalry');
    }
  });

  test('[GLO 1.2.2#15, GLO 1.3#1, GLO 1.3#5] corps, detachment and decoy look alike from behind: a flag of their side', () => {
    const played = position({ hidden: true, french: { brand: 'I:10', dorn: 'f1:2', aue: 'foot' } });
    const seen = played.referee.through(1).state.game;
    const flags = ['brand', 'dorn', 'aue'].map((at) => seen.place.findIndex((place) => place === town(at)));
    expect(flags.every((flag) => flag >= 0 && flag < seen.frenchSlots)).toBe(true);
    expect(flags.map((flag) => [seen.face.is[flag], seen.open[flag], seen.inside[flag]])).toEqual([
      [-1, 0, 0],
      [-1, 0, 0],
      [-1, 0, 0],
    ]);
    // A decoy is no troops: it has no strength anywhere.
    expect(played.s.points).toHaveLength(strom.units.length);
  });

  test('[GLO 1.2.2#16, GLO 1813.B.6.1#6] detachments of a scenario are taken from no unit, unless it says so', () => {
    const game = gloireGame(germany1813);
    const begun = (scenario: string) => game.begin({ scenario, options: { blind: 1 }, seats: game.seatings[0] ?? [] });
    for (const { id, number, forces } of germany1813.scenarios) {
      const s = begun(id);
      for (const { unit: at, origin } of forces) {
        if (germany1813.units[at]?.detachment !== true) continue;
        // Detachment E of the Russian IV Corps, in scenario 2, is the only one that is not independent.
        expect(s.origin[at]).toBe(number === 2 && origin >= 0 ? origin : INDEPENDENT);
      }
    }
  });

  test('[GLO 1.2.3#7] the roster says to which army of which nation a unit belongs', () => {
    const { units, armies, campaign } = germany1813;
    for (const { side, nations, detachment, sheets } of units) {
      expect(nations.length).toBeGreaterThan(0);
      for (const nation of nations) expect(campaign.nations[nation]?.side).toBe(side);
      for (const line of sheets) if (line !== null && !detachment) expect(armies[line.army]?.side).toBe(side);
    }
    // The army that the roster names pays for it: Bülow of the North, not the South (GLO 4.5).
    const played = position({ active: 'coalition', coalition: { jahn: 'buelow:6' }, command: [0, 2, 0] });
    expect(setOut(played, 'jahn', 'buelow').s.spent).toEqual([0, 1, 0]);
    const other = position({ active: 'coalition', coalition: { jahn: 'buelow:6' }, command: [9, 0, 9] });
    other.act(1, 'force', town('jahn')).act(1, 'pick', slot(other.s, 'buelow'));
    expect(other.may(1, 'normal')).toBe(false);
  });
});
