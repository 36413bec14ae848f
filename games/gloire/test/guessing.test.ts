import { EVERYONE, fastDice, type State, StateDice } from '@bivouac/kernel';
import { begun, imagine, viewOf } from '@bivouac/kernel/table';
import { expect, test } from 'vitest';
import { germany1813 } from '../content/index.ts';
import { gloireGame } from '../game.ts';
import { startOf } from '../rules/turn/begin.ts';
import { decoyIn, piecesOf, scenarioOf } from '../rules/pieces/pieces.ts';
import { COALITION, type GloireState, NO_POOL, OFF } from '../rules/state.ts';
import { pilesOf } from '../bot/piles.ts';
import { suspicion } from '../beliefs/suspicion.ts';
import { type Position, position, slot, townIn } from './position.ts';

const game = gloireGame(germany1813);
const FRENCH_SEAT = 0;
const WORLDS = 80;

/** What the French player imagines of a position, again and again. */
function imagined(state: State<GloireState>): GloireState[] {
  const view = viewOf(game, state, FRENCH_SEAT);
  return Array.from(
    { length: WORLDS },
    (_, n) => imagine(game, view, FRENCH_SEAT, new StateDice(fastDice(`world ${n}`))).game,
  );
}

/** In which share of the worlds something holds. */
function share(all: readonly GloireState[], holds: (s: GloireState) => boolean): number {
  return all.filter(holds).length / all.length;
}

const isDecoy = (s: GloireState, at: number) => decoyIn({ s, content: germany1813 }, at) !== OFF;

/** A Coalition position in Saxony, face down, before the French move in the second of three turns. */
function against(coalition: Position['coalition'], also?: Position['also']) {
  return position({
    pack: germany1813,
    scenario: 'bautzen',
    hidden: true,
    turn: 5,
    french: { dresden: 'napoleon fr-iii:10' },
    ...(coalition === undefined ? {} : { coalition }),
    also(s) {
      // Who is not on the map, nor in a heap, is no secret in a match.
      for (const [at, piece] of s.face.is.entries()) {
        const decoy = piece >= germany1813.units.length + germany1813.leaders.length;
        if (!decoy && s.place[at] === OFF && s.pool[at] === NO_POOL) s.face.seen[at] = EVERYONE;
      }
      also?.(s);
    },
  });
}

test('before anybody has marched everyone is taken to stand where the scenario puts him', () => {
  const setup = { scenario: 'bautzen', options: {}, seats: game.seatings[0] ?? [] };
  const referee = begun(game, setup, fastDice('set-up'));
  const { state } = referee;
  for (const seat of [0, 1]) referee.play(seat, ['done']);
  const table = piecesOf(germany1813, state.game.scenario, true);
  const start = startOf(germany1813, scenarioOf({ s: state.game, content: germany1813 }), table.all);
  const right = imagined(referee.state).map((s) => {
    const out = s.place.flatMap((place, at) => (at >= s.frenchSlots && place >= 0 ? [at] : []));
    return out.filter((at) => start[s.face.is[at] as number] === s.place[at]).length / out.length;
  });
  expect(right.reduce((sum, one) => sum + one, 0) / right.length).toBeGreaterThan(0.95);
});

test('a lone flag is rather taken for a decoy than one of a big stack', () => {
  const { referee, s } = against({
    bautzen: 'pr-bluecher:6 pr-yorck:2 ru-i:3 ru-guard:7 foot bluecher',
    goerlitz: 'mounted',
  });
  const alone = s.place.indexOf(townIn(germany1813, 'goerlitz'));
  const mixed = s.place.indexOf(townIn(germany1813, 'bautzen'));
  const all = imagined(referee.state);
  const inStack = share(all, (one) => isDecoy(one, mixed));
  expect(share(all, (one) => isDecoy(one, alone))).toBeGreaterThan(inStack + 0.15);
});

test('who has marched to the guns, or stands alone where his side owned up, is no decoy', () => {
  const town = townIn(germany1813, 'goerlitz');
  for (const did of ['triedGuns', 'proof'] as const) {
    const { referee, s } = against({ bautzen: 'foot mounted pr-yorck:2', goerlitz: 'pr-bluecher:6' }, (state) => {
      if (did === 'proof') state.proof[COALITION * state.control.length + town] = 1;
      else state[did][slot(state, 'pr-bluecher', germany1813)] = 1;
    });
    const at = slot(s, 'pr-bluecher', germany1813);
    expect(share(imagined(referee.state), (one) => isDecoy(one, at))).toBe(0);
  }
});

test('a unit is looked for where it can have marched since it was last seen', () => {
  const berlin = townIn(germany1813, 'berlin');
  const { referee, s } = against({ potsdam: 'pr-bluecher:6', schweidnitz: 'pr-yorck:4' }, (state) => {
    const notes = state.face.is.length;
    const seen = (name: string, town: number) => {
      const piece = state.face.is[slot(state, name, germany1813)] as number;
      state.lastTown[FRENCH_SEAT * notes + piece] = town;
      state.lastTurn[FRENCH_SEAT * notes + piece] = 4;
    };
    seen('pr-bluecher', berlin);
    seen('pr-yorck', townIn(germany1813, 'breslau'));
  });
  const near = slot(s, 'pr-bluecher', germany1813);
  const piece = s.face.is[near];
  expect(share(imagined(referee.state), (one) => one.face.is[near] === piece)).toBeGreaterThan(0.9);
});

test('what a flag does and where it stands makes it look like a decoy, or not', () => {
  const { s } = against({ bautzen: 'pr-bluecher:6 pr-yorck:2 ru-i:3', goerlitz: 'mounted' });
  const at = s.place.indexOf(townIn(germany1813, 'goerlitz'));
  const alone = suspicion(s, COALITION, at, 1);
  expect(alone).toBeGreaterThan(suspicion(s, COALITION, at, 2));
  expect(suspicion(s, COALITION, at, 2)).toBeGreaterThan(suspicion(s, COALITION, at, 5));
  for (const did of ['fatigued', 'dug'] as const) {
    s[did][at] = 1;
    expect(suspicion(s, COALITION, at, 1)).toBeLessThan(alone);
    s[did][at] = 0;
  }
  s.proof[COALITION * s.control.length + townIn(germany1813, 'goerlitz')] = 1;
  expect(suspicion(s, COALITION, at, 1)).toBe(0);
});

/** The points of the Prussians as the French imagine and believe them, once so many turns' replacements have come. */
function prussians(turns: number): { readonly imagined: number; readonly believed: number } {
  const setup = { scenario: 'bautzen', options: {}, seats: game.seatings[0] ?? [] };
  const referee = begun(game, setup, fastDice('set-up'));
  for (const seat of [0, 1]) referee.play(seat, ['done']);
  const { game: s } = referee.state;
  const b = { s, content: germany1813 };
  const { arrivals, firstTurn } = scenarioOf(b);
  s.turn = firstTurn + turns - 1;
  for (const [i, { at }] of arrivals.entries())
    s.arrived[i] = at.kind === 'points' && (s.due[i] as number) <= s.turn ? 1 : 0;
  const prussian = germany1813.campaign.nations.findIndex(({ id }) => id === 'prussian');
  const of = (one: GloireState) =>
    germany1813.units.reduce(
      (sum, unit, i) => sum + (unit.nations.includes(prussian) ? (one.points[i] as number) : 0),
      0,
    );
  const worlds = imagined(referee.state);
  const believed = pilesOf(b, FRENCH_SEAT, FRENCH_SEAT)[COALITION].reduce((sum, { points }) => sum + points, 0);
  return { imagined: worlds.reduce((sum, one) => sum + of(one), 0) / worlds.length, believed };
}

test('replacements that have come since a unit was last known are reckoned with, whoever has taken them', () => {
  const [none, two, all] = [prussians(0), prussians(1), prussians(2)];
  // The Prussians get two points in the first turn and three in the second, the Russians one in the second.
  expect(two.imagined - none.imagined).toBeCloseTo(2, 0);
  expect(all.imagined - none.imagined).toBeCloseTo(5, 0);
  expect(two.believed - none.believed).toBeCloseTo(2, 0);
  expect(all.believed - none.believed).toBeCloseTo(6, 0);
});
