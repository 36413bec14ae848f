import { EVERYONE, type Procedure, procedure } from '@bivouac/kernel';
import type { ScenarioArmistice } from '../../content/types.ts';
import { shufflePile } from '../cards/deck.ts';
import { conceal, mix, turnDown } from '../fog/conceal.ts';
import { takeControl } from '../victory/control.ts';
import { eliminateDecoys, shift, showSlots } from '../pieces/losses.ts';
import { adjacentTo, linkBetween } from '../pieces/map.ts';
import {
  arrivalsOf,
  countersAt,
  decoyIn,
  insideAt,
  outsideAt,
  scenarioOf,
  sideOfSlot,
  townsOf,
} from '../pieces/pieces.ts';
import { newRosters } from './rosters.ts';
import { senior } from '../players/sides.ts';
import {
  ARMISTICE,
  type Board,
  type Ctx,
  DECOYS,
  FRENCH,
  type Gloire,
  OFF,
  other,
  RESUMED,
  SIDES,
  WAR,
} from '../state.ts';

/** Whether the turn marker has come to that of the armistice (GLO 1813.A.armistice#9). */
export function isDeclared({ s }: Board): boolean {
  return s.peace === WAR && s.armistice !== OFF && s.turn >= s.armistice;
}

/** GLO 1813.A.armistice#37. */
export function isOver({ s }: Board): boolean {
  return s.peace === ARMISTICE && s.turn >= s.resumption;
}

interface Declaring {
  /** Towns where both sides stand that have been looked at, and the one whose besiegers move off now. */
  seen: number[];
  town: number;
}

export const newDeclaring = (): Declaring => ({ seen: [], town: OFF });

/** Who moves off where both sides stand: the besiegers, or whoever does not hold the town. */
function leaver(b: Board, town: number): number {
  const shut = SIDES.find((side) => insideAt(b, town, side).length > 0);
  if (shut !== undefined) return other(shut);
  return b.s.control[town] === FRENCH ? other(FRENCH) : FRENCH;
}

/** Ruling 133: towns next to this one without enemies. */
function exits(b: Board, town: number): number[] {
  const foe = other(leaver(b, town));
  return adjacentTo(b, town).filter((near) => countersAt(b, near, foe).length === 0);
}

/** GLO 1813.A.armistice#9 to #18: the declaration, and all that is put in order at once. */
export const declaring: Procedure<Gloire, Declaring> = procedure<Gloire, Declaring>('declaring', {
  declare(c) {
    const { s, content } = c;
    const { armistice } = scenarioOf(c);
    s.peace = ARMISTICE;
    s.declared = s.turn;
    s.resumption = s.turn + (content.campaign.armistice?.turns ?? 0);
    c.tell?.({ fact: 'declared', turn: s.turn, clause: 'GLO 1813.A.armistice#10' });
    c.tell?.({ fact: 'resumptionMoved', turn: s.resumption, clause: 'GLO 1813.A.armistice#11' });
    turnUp(c);
    if (armistice !== null) {
      schedule(c, armistice);
      newRosters(c, armistice);
    }
    s.siege.fill(OFF);
    shufflePile(c, 'GLO 1813.A.cards#17');
    return c.go('apart');
  },
  /** GLO 1813.A.armistice#16, ruling 133: besiegers go one town off at once, free of charge, if there is one. */
  apart(c, vars) {
    const both = townsOf(c, FRENCH).find(
      (town) => !vars.seen.includes(town) && countersAt(c, town, other(FRENCH)).length > 0,
    );
    if (both === undefined) return c.return();
    vars.town = both;
    vars.seen.push(both);
    const [way, another] = exits(c, both);
    if (way === undefined) return c.go('apart');
    return another === undefined ? moveOff(c, both, way) : c.go('moveOff');
  },
  moveOff: {
    power: (c, vars) => senior(c, leaver(c, vars.town)),
    prompt: 'moveOff',
    clause: 'GLO 1813.A.armistice#30',
    about: (_, vars) => ({ town: vars.town }),
    offers(c, vars) {
      for (const town of exits(c, vars.town)) c.offer('moveOut', town);
    },
    why: () => ({ reason: 'noWayOut', clause: 'GLO 1813.A.armistice#30' }),
    take: { moveOut: (c, vars, town) => moveOff(c, vars.town, town) },
  },
});

function moveOff(c: Ctx, from: number, town: number) {
  const side = leaver(c, from);
  shift(c, [...outsideAt(c, from, side)], town, linkBetween(c, from, town));
  c.tell?.({ fact: 'movedOut', side, from, town, clause: 'GLO 1813.A.armistice#30' });
  takeControl(c, from);
  takeControl(c, town);
  return c.go('apart');
}

/** GLO 1813.A.armistice#17, #18: everything is turned face up, and decoys go. */
function turnUp(c: Ctx): void {
  const { s } = c;
  const about = s.place.flatMap((place, slot) => (place !== OFF ? [slot] : []));
  const decoys = about.filter((slot) => decoyIn(c, slot) !== OFF);
  eliminateDecoys(c, decoys, 'GLO 1813.A.armistice#18');
  showSlots(
    c,
    about.filter((slot) => !decoys.includes(slot)),
    EVERYONE,
    'GLO 1813.A.armistice#17',
  );
}

/** GLO 1813.A.armistice#32, #33: reinforcements are counted from the first turn of the armistice. */
function schedule(c: Ctx, { arrivals }: ScenarioArmistice): void {
  const { s } = c;
  const first = arrivalsOf(scenarioOf(c)).length - arrivals.length;
  for (const [i, { turn }] of arrivals.entries()) s.due[first + i] = s.declared + turn - 1;
}

/** GLO 1813.A.armistice#37 to #44, ruling 136: war again. All is turned face down, and decoys lie ready to be placed. */
export function resume(c: Ctx): void {
  const { s } = c;
  s.peace = RESUMED;
  s.resumption = s.turn;
  c.tell?.({ fact: 'resumed', turn: s.turn, clause: 'GLO 1813.A.armistice#38' });
  s.forGood.fill(0);
  for (const side of SIDES) {
    const decoys = s.place.flatMap((_, slot) =>
      sideOfSlot(c, slot) === side && decoyIn(c, slot) !== OFF ? [slot] : [],
    );
    for (const slot of decoys) s.pool[slot] = DECOYS;
    if (s.blind > 1) {
      mix(c, decoys, side);
      turnDown(c, decoys, side);
    }
    conceal(c, side);
  }
  s.version++;
  shufflePile(c, 'GLO 1813.A.armistice#41');
}
