import type { Seat, State } from '@bivouac/kernel';
import { type Parts, sumOf } from '@bivouac/kernel/guide';
import { weathers } from '../content/types-tables.ts';
import type { GloireContent } from '../content/types.ts';
import { armiesOf } from '../rules/command/lines.ts';
import { FRENCH, type GloireState, MOVEMENT, SIDES, SUPPLIED } from '../rules/state.ts';
import { stepsBetween } from '../beliefs/ground.ts';
import { hasMarched } from '../beliefs/traces.ts';
import { type Judged, judged, outlookOf } from './evaluate.ts';
import { sideOfSeat } from './frames.ts';
import type { Outlook } from './outlook.ts';
import type { Pile } from './piles.ts';
import type { Weights } from './weights.ts';

/** A position in numbers of about one, as a seat sees it: what a network is taught on. Their order must never change. */

const SCENARIOS = 5;
const PLACES = 16;
const OF_A_PLACE = 11;
/** Of each side, the biggest piles. */
const PILES = 6;
const OF_A_PILE = 10;
const OF_A_SIDE = 12;
const OF_ALL = 16;

export const FEATURES = SCENARIOS + PLACES * OF_A_PLACE + 2 * PILES * OF_A_PILE + 2 * OF_A_SIDE + OF_ALL;

/** What makes a number about one: the usual strength of a big pile, of an army, the worth of a town. */
const PILE = 15;
const ARMY = 50;
const TOWN = 5;

/** Writes the numbers into a list, and returns the judgement that they were made from. */
export function features(
  content: GloireContent,
  w: Weights,
  state: State<GloireState>,
  seat: Seat,
  into: Float64Array,
): Parts {
  const side = sideOfSeat(content, state, seat);
  const o = outlookOf({ s: state.game, content }, w, seat, side);
  const found = judged(o, side);
  into.fill(0);
  if (o.b.s.scenario < SCENARIOS) into[o.b.s.scenario] = 1;
  let at = SCENARIOS;
  aboutPlaces(o, found, into, at);
  at += PLACES * OF_A_PLACE;
  for (const one of SIDES) {
    aboutPiles(o, one, into, at);
    at += PILES * OF_A_PILE;
  }
  for (const one of SIDES) {
    write(aboutSide(o, one, side, found), into, at);
    at += OF_A_SIDE;
  }
  write(aboutAll(o, found.parts, side), into, at);
  return found.parts;
}

function write(numbers: readonly number[], into: Float64Array, from: number): void {
  for (let i = 0; i < numbers.length; i++) into[from + i] = numbers[i] as number;
}

/** How far help is reckoned with: within a short march, and within a long one. */
const SHORT = 3;
const LONG = 7;

/** What stands of a side in a town, a short march from it, a long one. */
function strengthAt({ ground }: Outlook, piles: readonly Pile[], town: number): [number, number, number] {
  let [here, near, far] = [0, 0, 0];
  for (const { town: from, points } of piles) {
    const steps = stepsBetween(ground, from, town);
    if (steps === 0) here += points;
    else if (steps <= SHORT) near += points;
    else if (steps <= LONG) far += points;
  }
  return [here, near, far];
}

/** The towns that score, in the order of the scenario. */
function aboutPlaces(o: Outlook, { taken }: Judged, into: Float64Array, from: number): void {
  const { ground, piles, b } = o;
  const [french, coalition] = ground.worth;
  for (let i = 0, at = from; i < ground.places.length && i < PLACES; i++, at += OF_A_PLACE) {
    const town = ground.places[i] as number;
    const control = b.s.control[town] as number;
    const mine = strengthAt(o, piles[0], town);
    const theirs = strengthAt(o, piles[1], town);
    into[at] = (french[town] as number) / TOWN;
    into[at + 1] = (coalition[town] as number) / TOWN;
    into[at + 2] = control === FRENCH ? 1 : control < 0 ? 0 : -1;
    for (let far = 0; far < 3; far++) {
      into[at + 3 + far] = (mine[far] as number) / PILE;
      into[at + 6 + far] = (theirs[far] as number) / PILE;
    }
    into[at + 9] = taken[2 * i] as number;
    into[at + 10] = taken[2 * i + 1] as number;
  }
}

/** The biggest piles of a side, the biggest first. */
function aboutPiles(o: Outlook, side: number, into: Float64Array, from: number): void {
  const own = o.piles[side === 0 ? 0 : 1];
  const foes = o.piles[side === 0 ? 1 : 0];
  const biggest = [...own].sort((a, b) => b.points - a.points).slice(0, PILES);
  for (const [i, pile] of biggest.entries()) {
    if (pile.points < 0.5) break;
    let [nearest, beside] = [LONG + 1, 0];
    for (const foe of foes) {
      const steps = stepsBetween(o.ground, pile.town, foe.town);
      if (steps >= nearest || foe.points < 0.5) continue;
      [nearest, beside] = [steps, foe.points];
    }
    const friends = strengthAt(o, own, pile.town);
    const enemies = strengthAt(o, foes, pile.town);
    write(
      [
        pile.points / PILE,
        pile.force / pile.points,
        pile.fresh / pile.points,
        pile.tactical / 4,
        pile.rank / 4,
        pile.shut / PILE,
        nearest > LONG ? 0 : 1 / (1 + nearest),
        beside / PILE,
        friends[1] / PILE,
        (enemies[0] + enemies[1]) / PILE,
      ],
      into,
      from + i * OF_A_PILE,
    );
  }
}

function aboutSide({ b, piles, marches }: Outlook, side: number, watcher: number, { sought }: Judged): number[] {
  const { s } = b;
  const own = piles[side === 0 ? 0 : 1];
  let [points, most, guns, horse, fresh, cohesion, tired, shut] = [0, 0, 0, 0, 0, 0, 0, 0];
  for (const pile of own) {
    points += pile.points;
    most = Math.max(most, pile.points);
    guns += pile.guns;
    horse += pile.horse;
    fresh += pile.fresh;
    cohesion += pile.points * pile.cohesion;
    tired += pile.points - pile.force;
    shut += pile.shut;
  }
  const armies = armiesOf(b, side);
  let [command, supplied] = [0, 0];
  for (const army of armies) {
    // What the enemy has thrown for command is his secret.
    if (side === watcher) command += (s.command[army] as number) - (s.spent[army] as number);
    if (s.supplied[army] === SUPPLIED) supplied++;
  }
  const whole = Math.max(points, 1);
  return [
    points / ARMY,
    most / whole,
    guns / 20,
    horse / 20,
    fresh / whole,
    cohesion / whole / 5,
    tired / whole,
    shut / whole,
    command / 10,
    supplied / Math.max(1, armies.length),
    sought[side === 0 ? 0 : 1] / TOWN,
    marches[side === 0 ? 0 : 1] / 5,
  ];
}

/** The parts of the judgement, in the order in which they are told. */
const PARTS = ['points', 'battles', 'places', 'prospects', 'strength', 'command', 'means'];

function aboutAll({ b }: Outlook, parts: Parts, side: number): number[] {
  const { s } = b;
  const sign = side === FRENCH ? 1 : -1;
  return [
    (sign * sumOf(parts)) / 10,
    ...PARTS.map((part) => (sign * (parts[part] ?? 0)) / 5),
    s.active === FRENCH ? 1 : -1,
    s.first === FRENCH ? 1 : -1,
    s.phase === MOVEMENT ? 1 : 0,
    hasMarched(s, FRENCH) ? 1 : 0,
    ...weathers.map((_, weather) => (s.weather === weather ? 1 : 0)),
  ];
}
