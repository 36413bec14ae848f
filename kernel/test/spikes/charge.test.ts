import { describe, expect, it } from 'vitest';
import { type Fact, fastDice, type State, StateDice } from '../../src/index.ts';
import type { Referee } from '../../src/table-door.ts';
import { soak } from '../../soak/index.ts';
import { chargeSpike as game } from '../../testing/spikes/charge/game.ts';
import {
  COLUMN,
  DISORDERED,
  type Field,
  type FieldState,
  LINE,
  OFF,
  ROUTED,
  SQUARE,
} from '../../testing/spikes/charge/state.ts';
import { tables } from '../../testing/spikes/charge/tables.ts';
import {
  begun,
  does,
  expectSameAfterStorage,
  expectSound,
  list,
  load,
  offersVerb,
  playOn,
  stackOf,
  watched,
} from './help.ts';

const BLUE = 0;
const WHITE = 1;
/** Units: blue cavalry and infantry, white cavalry, infantry and guns. */
const HORSE = 0;
const FOOT = [2, 3, 4] as const;
const ENEMY_HORSE = 6;
const ENEMY = 8;
const ENEMY_TOO = 9;
const ENEMY_GUNS = 11;

let r: Referee<Field>;
let state: State<FieldState>;
let s: FieldState;
let facts: Fact[];

/** These units alone: hex, facing, formation. Blue may charge. The road of the charge is 5, 11, 18, 24, 31. */
function position(units: { readonly [unit: number]: readonly [hex: number, facing: number, form: number] }): void {
  state = begun(game).state;
  s = state.game;
  for (let unit = 0; unit < s.hex.length; unit++) {
    const placed = units[unit];
    s.hex[unit] = placed?.[0] ?? OFF;
    s.facing[unit] = placed?.[1] ?? 0;
    s.form[unit] = placed?.[2] ?? COLUMN;
    if (placed === undefined) s.steps[unit] = 0;
  }
  ({ r, facts } = watched(game, state));
}

function told(fact: string): Fact[] {
  return facts.filter((one) => one.fact === fact);
}

/** The horse stands in hex 11, beside an infantry that covers it, and sets out for 18. */
function leaveUnderFire(steps: number, more: { [unit: number]: readonly [number, number, number] } = {}): void {
  position({ [HORSE]: [5, 4, COLUMN], [ENEMY]: [19, 2, LINE], ...more });
  s.steps[HORSE] = steps;
  does(r, BLUE, 'charge', HORSE);
  while (r.waiting()[0] === WHITE) does(r, WHITE, 'pass');
  does(r, BLUE, 'step', 11);
  while (r.waiting()[0] === WHITE) does(r, WHITE, 'pass');
  does(r, BLUE, 'step', 18);
}

describe('a charge under fire', () => {
  it('[SPC 3#1] is asked for before it leaves the hex, and goes on when nobody fires', () => {
    leaveUnderFire(4);
    expect(r.windowAsked(WHITE)).toBe('opportunity');
    expect(s.hex[HORSE]).toBe(11);
    does(r, WHITE, 'pass');
    expect(s.hex[HORSE]).toBe(18);
    expect(stackOf(state)).toEqual(['course', 'phase', 'charge']);
  });

  it('[SPC 3#4] shot to pieces, it leaves nothing on the stack above the phase', () => {
    leaveUnderFire(1);
    load(state, 3);
    does(r, WHITE, 'fire');
    expect(s.hex[HORSE]).toBe(OFF);
    expect(stackOf(state)).toEqual(['course', 'phase']);
    expect(state.agenda).toEqual([]);
    expect(r.offers(BLUE)).toEqual([['done']]);
  });

  it('[SPC 3#4] losses without a failed test do not stop it', () => {
    leaveUnderFire(4);
    load(state, 3, 4, 4);
    does(r, WHITE, 'fire');
    expect([s.hex[HORSE], s.steps[HORSE]]).toEqual([18, 3]);
  });

  it('[SPC 5#1] disordered, it runs two hexes from the hex it wanted to leave, and the charge is over', () => {
    leaveUnderFire(4);
    load(state, 3, 6, 5);
    does(r, WHITE, 'fire');
    expect(s.form[HORSE]).toBe(DISORDERED);
    expect(s.hex[HORSE]).toBe(11);
    expect(stackOf(state)).toEqual(['course', 'phase', 'charge', '$settling', 'retreat']);
    expect(list(r, BLUE)).toBe('[["step",5],["step",4]]');
    does(r, BLUE, 'step', 4);
    does(r, BLUE, 'step', 3);
    expect(stackOf(state)).toEqual(['course', 'phase']);
    expect(s.hex[HORSE]).toBe(3);
    expect(offersVerb(r, BLUE, 'charge')).toBe(false);
  });

  it('[SPC 3#2] those who fire together add their points', () => {
    leaveUnderFire(4, { [ENEMY_TOO]: [10, 0, LINE] });
    does(r, WHITE, 'fire');
    expect(list(r, WHITE)).toBe('[["pick",8],["pick",9]]');
    does(r, WHITE, 'pick', 8);
    load(state, 6, 1, 1);
    does(r, WHITE, 'pick', 9);
    expect(told('fired')).toMatchObject([{ guns: [8, 9], points: 8, losses: 3 }]);
  });

  it('[SPC 3#5] running, it draws more fire, but no test, and none from those who made it run', () => {
    leaveUnderFire(4, { [ENEMY_TOO]: [10, 0, LINE] });
    does(r, WHITE, 'fire');
    does(r, WHITE, 'pick', 8);
    load(state, 3, 6, 5);
    does(r, WHITE, 'done');
    does(r, BLUE, 'step', 5);
    expect(stackOf(state).slice(2)).toEqual(['charge', '$settling', 'retreat', 'opportunity']);
    load(state, 3);
    does(r, WHITE, 'fire');
    expect(told('fired').at(-1)).toMatchObject({ guns: [9], losses: 1 });
    expect(told('tested')).toHaveLength(1);
    expect(s.hex[HORSE]).not.toBe(11);
  });

  it('[SPC 3#5] destroyed while it runs, it ends its retreat and its charge', () => {
    leaveUnderFire(2, { [ENEMY_TOO]: [10, 0, LINE] });
    does(r, WHITE, 'fire');
    does(r, WHITE, 'pick', 8);
    load(state, 3, 6, 5);
    does(r, WHITE, 'done');
    does(r, BLUE, 'step', 5);
    load(state, 4);
    does(r, WHITE, 'fire');
    expect(s.hex[HORSE]).toBe(OFF);
    expect(stackOf(state)).toEqual(['course', 'phase']);
    expect(state.agenda).toEqual([]);
  });
});

describe('squares', () => {
  it('[SPC 4#3] from three hexes on the test is easier by one', () => {
    position({ [HORSE]: [5, 4, COLUMN], [ENEMY]: [31, 1, COLUMN] });
    does(r, BLUE, 'charge', HORSE);
    load(state, 4, 5);
    does(r, WHITE, 'square', ENEMY);
    expect(s.form[ENEMY]).toBe(SQUARE);
    expect(r.waiting()).toEqual([BLUE]);

    position({ [HORSE]: [18, 4, COLUMN], [ENEMY]: [31, 1, COLUMN] });
    does(r, BLUE, 'charge', HORSE);
    load(state, 4, 5);
    does(r, WHITE, 'square', ENEMY);
    expect(s.form[ENEMY]).toBe(DISORDERED);
  });

  it('[SPC 4#4] failing disorders it on the spot; it runs only after the shocks', () => {
    position({ [HORSE]: [5, 4, COLUMN], [ENEMY]: [31, 1, COLUMN] });
    does(r, BLUE, 'charge', HORSE);
    load(state, 6, 5);
    does(r, WHITE, 'square', ENEMY);
    expect([s.form[ENEMY], s.hex[ENEMY]]).toEqual([DISORDERED, 31]);
    expect(state.agenda).toMatchObject([{ effect: 'retreat', due: 'afterShock' }]);
    for (const hex of [11, 18]) does(r, BLUE, 'step', hex); // nobody asked again: it is out of order
    does(r, BLUE, 'scatter');
    while (offersVerb(r, BLUE, 'step')) does(r, BLUE, 'step', Number(r.offers(BLUE)[0]?.[1]));
    expect(s.hex[ENEMY]).toBe(31);
    does(r, BLUE, 'done');
    while (offersVerb(r, WHITE, 'step')) does(r, WHITE, 'step', Number(r.offers(WHITE)[0]?.[1]));
    expect(s.hex[ENEMY]).not.toBe(31);
    expect(state.agenda).toEqual([]);
  });

  it('[SPC 4#2] is not offered to infantry beside the cavalry', () => {
    position({ [HORSE]: [5, 4, COLUMN], [ENEMY]: [19, 2, LINE], [ENEMY_TOO]: [31, 1, COLUMN] });
    does(r, BLUE, 'charge', HORSE);
    expect(list(r, WHITE)).toBe('[["pass"],["waive"],["square",8],["square",9]]');
    does(r, WHITE, 'pass');
    does(r, BLUE, 'step', 11);
    expect(list(r, WHITE)).toBe('[["pass"],["waive"],["square",9]]');
    expect(r.whyNot(WHITE, ['square', ENEMY])).toMatchObject({ clause: 'SPC 4#2' });
  });

  it('[SPC 4#1] needs to see the charge: a wood hides it', () => {
    position({ [HORSE]: [18, 4, COLUMN], [ENEMY]: [33, 1, COLUMN] });
    does(r, BLUE, 'charge', HORSE);
    expect(stackOf(state)).toEqual(['course', 'phase', 'charge']);
    position({ [HORSE]: [18, 4, COLUMN], [ENEMY]: [31, 1, COLUMN] });
    does(r, BLUE, 'charge', HORSE);
    expect(r.windowAsked(WHITE)).toBe('squares');
  });
});

describe('counter-charges', () => {
  function meet(): void {
    position({ [HORSE]: [5, 4, COLUMN], [ENEMY_HORSE]: [19, 2, COLUMN] });
    does(r, BLUE, 'charge', HORSE);
    does(r, BLUE, 'step', 11);
    expect(r.windowAsked(WHITE)).toBe('countering');
  }

  it('[SPC 4#6] stop the charge even when the counter-charger is beaten', () => {
    meet();
    load(state, 3, 3, 1);
    does(r, WHITE, 'counter', ENEMY_HORSE);
    expect(told('shock')).toMatchObject([{ attacker: ENEMY_HORSE, defender: HORSE, effects: ['D', '0'] }]);
    while (offersVerb(r, WHITE, 'step')) does(r, WHITE, 'step', Number(r.offers(WHITE)[0]?.[1]));
    expect(s.form[ENEMY_HORSE]).toBe(DISORDERED);
    expect([s.hex[HORSE], s.form[HORSE]]).toEqual([11, COLUMN]);
    expect(stackOf(state)).toEqual(['course', 'phase']);
    expect(offersVerb(r, BLUE, 'charge')).toBe(false);
  });

  it('[SPC 4#5] come to nothing when the test fails, and are tried once for each hex', () => {
    meet();
    load(state, 6, 6);
    does(r, WHITE, 'counter', ENEMY_HORSE);
    expect(s.form[ENEMY_HORSE]).toBe(COLUMN);
    expect(offersVerb(r, BLUE, 'strike')).toBe(true);
    does(r, BLUE, 'step', 18); // still in its front: another occasion
    expect(r.windowAsked(WHITE)).toBe('countering');
  });
});

describe('routs', () => {
  it('[SPC 5#3] spread over friends, one after the other, and end', () => {
    const [a, b] = FOOT;
    position({ [HORSE]: [11, 4, COLUMN], [a]: [5, 4, LINE], [b]: [4, 4, LINE], [ENEMY_GUNS]: [38, 1, LINE] });
    does(r, BLUE, 'charge', HORSE);
    does(r, BLUE, 'scatter');
    expect(list(r, BLUE)).toBe('[["step",5],["step",4]]');
    load(state, 6, 5);
    does(r, BLUE, 'step', 5); // over infantry a, which breaks
    expect(s.form[a]).toBe(DISORDERED);
    expect(s.hex[HORSE]).toBe(6); // it does not stop on it
    expect(list(r, BLUE)).toBe('[["step",6],["step",4]]');
    load(state, 6, 5);
    does(r, BLUE, 'step', 4); // over infantry b, which breaks as well
    expect(s.form[b]).toBe(DISORDERED);
    playOn(r, new StateDice(fastDice('rout')), 4);
    expect(stackOf(state)).toEqual(['course', 'phase']);
    expect(state.agenda).toEqual([]);
    expect(new Set([s.hex[HORSE], s.hex[a], s.hex[b]]).size).toBe(3);
  });

  it('[SPC 5#3] do not take along who holds, or who is disordered already', () => {
    const [a, b] = FOOT;
    position({ [HORSE]: [11, 4, COLUMN], [a]: [5, 4, LINE], [b]: [4, 4, DISORDERED], [ENEMY_GUNS]: [38, 1, LINE] });
    does(r, BLUE, 'charge', HORSE);
    does(r, BLUE, 'scatter');
    does(r, BLUE, 'step', 4); // over the disordered one: no test
    expect(told('tested')).toEqual([]);
    expect(s.form[a]).toBe(LINE);
    expect(stackOf(state)).toEqual(['course', 'phase']);
  });

  it('[SPC 5#5] a routed unit routs whom it passes over, without a test', () => {
    const [a, b] = FOOT;
    position({ [a]: [11, 4, ROUTED], [b]: [5, 4, LINE], [FOOT[2]]: [4, 4, LINE], [ENEMY_GUNS]: [38, 1, LINE] });
    const vars = { unit: a, causes: [], left: 4, passed: [11], to: OFF };
    state.agenda.push({ id: 0, effect: 'retreat', vars, owner: BLUE, due: 'rout', turn: 0 });
    const phase = state.stack.at(-1);
    if (phase !== undefined) phase.step = 'spread';
    r.start();
    does(r, BLUE, 'step', 5);
    expect(s.form[b]).toBe(ROUTED);
    expect(told('tested')).toEqual([]);
    playOn(r, new StateDice(fastDice('flight')), 30);
    expect(state.agenda).toEqual([]);
  });

  it('[SPC 5#4] who has nowhere to go is lost', () => {
    position({ [HORSE]: [0, 0, COLUMN], [ENEMY]: [1, 2, SQUARE], [ENEMY_TOO]: [30, 2, LINE] });
    does(r, BLUE, 'charge', HORSE);
    while (r.waiting()[0] === WHITE) does(r, WHITE, 'pass');
    does(r, BLUE, 'scatter');
    expect(s.hex[HORSE]).toBe(OFF);
    expect(stackOf(state)).toEqual(['course', 'phase']);
  });

  it('[SPC 5#4] nobody runs back to where he was: in a corner he is lost', () => {
    position({ [HORSE]: [5, 4, COLUMN], [ENEMY_GUNS]: [38, 1, LINE] });
    does(r, BLUE, 'charge', HORSE);
    does(r, BLUE, 'scatter');
    expect(list(r, BLUE)).toBe('[["step",6],["step",4]]');
    does(r, BLUE, 'step', 6);
    expect(s.hex[HORSE]).toBe(OFF);
  });

  it('[SPC 5#5] end within their bound however the units stand', () => {
    const chance = new StateDice(fastDice('crowd'));
    for (let i = 0; i < 300; i++) {
      const hexes = Array.from({ length: 14 }, (_, hex) => hex);
      chance.shuffle(hexes);
      const crowd = [0, 1, 2, 3, 4, 5].map((unit) => [unit, [hexes[unit] as number, 4, LINE] as const] as const);
      position({ ...Object.fromEntries(crowd), [ENEMY_GUNS]: [24, 1, LINE], [ENEMY]: [25, 2, LINE] });
      for (const unit of [0, 1]) {
        const vars = { unit, causes: [], left: 4, passed: [s.hex[unit] as number], to: OFF };
        s.form[unit] = ROUTED;
        state.agenda.push({ id: unit, effect: 'retreat', vars, owner: BLUE, due: 'rout', turn: 0 });
      }
      const phase = state.stack.at(-1);
      if (phase !== undefined) phase.step = 'spread';
      r.start();
      while (!r.finished && stackOf(state).includes('$settling')) playOn(r, chance, 1);
      expect(state.agenda).toEqual([]);
    }
  });
});

describe('the shock', () => {
  function strike(form: number): void {
    position({ [HORSE]: [11, 4, COLUMN], [ENEMY]: [18, 1, form], [ENEMY_GUNS]: [38, 1, LINE] });
    does(r, BLUE, 'charge', HORSE);
    does(r, BLUE, 'strike', ENEMY);
  }

  it('[SPC 2#4] comes after the charges', () => {
    strike(LINE);
    expect(told('shock')).toEqual([]);
    expect(state.agenda).toMatchObject([{ effect: 'shock', due: 'shock' }]);
  });

  it('[SPC 7#3] infantry out of square loses one step more; a square stands against cavalry', () => {
    strike(LINE);
    load(state, 6);
    does(r, BLUE, 'done');
    expect(told('shock')).toMatchObject([{ halves: 2, effects: ['0', 'D'] }]);
    expect(s.steps[ENEMY]).toBe(tables.arms.infantry.steps - 1);

    strike(SQUARE);
    load(state, 3);
    does(r, BLUE, 'done');
    expect(told('shock')).toMatchObject([{ halves: 0, effects: ['D', '0'] }]);
    expect(s.form[HORSE]).toBe(DISORDERED);
    expect(s.steps[ENEMY]).toBe(tables.arms.infantry.steps);
  });

  it('[SPC 7#1] does not take place when the target has gone', () => {
    strike(LINE);
    s.hex[ENEMY] = 32;
    does(r, BLUE, 'done');
    expect(told('shock')).toEqual([]);
    expect(s.form[HORSE]).toBe(COLUMN);
  });

  it('[SPC 7#4] an advance that draws deadly fire ends the shock there', () => {
    position({ [HORSE]: [11, 4, COLUMN], [ENEMY]: [18, 1, LINE], [ENEMY_TOO]: [10, 0, LINE] });
    does(r, BLUE, 'charge', HORSE);
    does(r, BLUE, 'strike', ENEMY);
    load(state, 6);
    does(r, BLUE, 'done');
    while (offersVerb(r, WHITE, 'step')) does(r, WHITE, 'step', Number(r.offers(WHITE)[0]?.[1]));
    s.steps[HORSE] = 1;
    does(r, BLUE, 'advance');
    expect(r.windowAsked(WHITE)).toBe('opportunity');
    load(state, 3);
    does(r, WHITE, 'fire');
    expect(s.hex[HORSE]).toBe(OFF);
    expect(stackOf(state)).toEqual(['course', 'phase']);
    expect(state.agenda).toEqual([]);
  });
});

describe('the ride', () => {
  it('[SPC 2#5] ends in disorder where it cannot strike', () => {
    position({ [HORSE]: [6, 0, COLUMN], [ENEMY_GUNS]: [38, 1, LINE] });
    does(r, BLUE, 'charge', HORSE);
    expect(list(r, BLUE)).toBe('[["wheel",5],["wheel",1],["scatter"]]');
    expect(offersVerb(r, BLUE, 'done')).toBe(false);
  });

  it('[SPC 2#3] wheels once in a hex and twice in all', () => {
    position({ [HORSE]: [5, 4, COLUMN], [ENEMY_GUNS]: [38, 1, LINE] });
    does(r, BLUE, 'charge', HORSE);
    does(r, BLUE, 'wheel', 5);
    expect(offersVerb(r, BLUE, 'wheel')).toBe(false);
    does(r, BLUE, 'step', 12);
    does(r, BLUE, 'wheel', 4);
    does(r, BLUE, 'step', 19);
    expect(r.whyNot(BLUE, ['wheel', 3])).toMatchObject({ clause: 'SPC 2#3' });
  });
});

describe('storage', () => {
  it('[SPC 3#5] a match stored in the middle of any interrupt goes on the same', () => {
    position({ [HORSE]: [5, 4, COLUMN], [ENEMY]: [19, 2, LINE] });
    does(r, BLUE, 'charge', HORSE);
    expectSameAfterStorage(game, structuredClone(state)); // asked for squares
    leaveUnderFire(4, { [ENEMY_TOO]: [10, 0, LINE] });
    expectSameAfterStorage(game, structuredClone(state)); // asked for fire
    does(r, WHITE, 'fire');
    expectSameAfterStorage(game, structuredClone(state)); // choosing who fires
    does(r, WHITE, 'pick', 8);
    load(state, 3, 6, 5);
    does(r, WHITE, 'done');
    expectSameAfterStorage(game, structuredClone(state)); // choosing where to run
    does(r, BLUE, 'step', 5);
    expect(stackOf(state).slice(2)).toEqual(['charge', '$settling', 'retreat', 'opportunity']);
    expectSameAfterStorage(game, structuredClone(state)); // fired at while running
  });
});

describe('random play', () => {
  it('[SPC 1#4] 400 games end, every offer is accepted, views and imagination agree', { timeout: 60_000 }, () => {
    const { prompts } = expectSound(game, 400);
    expect(prompts.size).toBe(10);
  });

  it('[SPC 1#1] the soak finds nothing', { timeout: 60_000 }, () => {
    expect(soak(game, { games: 20, seed: 'spike', every: 4 }).failures).toEqual([]);
  });
});
