import { faceUp, NOBODY, type Setup, veil } from '@bivouac/kernel';
import type { ConquestsContent } from '../../content/types.ts';
import {
  type ConquestsState,
  FIRST_SHIP,
  FLEETS,
  IN_CONTINGENT,
  IN_RESERVE,
  KINDS,
  NOBODY_THERE,
  POWERS,
  SHIPS,
  SIDES,
} from '../state.ts';
import { addTroops } from '../map/troops.ts';

const zeros = (count: number): number[] => new Array<number>(count).fill(0);
const blanks = (count: number): number[] => new Array<number>(count).fill(-1);

/** The cards of one of the four decks (CON 3.6). */
export function deckOf({ cards }: ConquestsContent, side: number, age: number): number[] {
  return cards.flatMap((card, at) => (card.deck === side && card.age === age ? [at] : []));
}

/** The objectives that are dealt from in a scenario (CON 13.1). */
export function objectivesOf({ objectives, scenarios }: ConquestsContent, scenario: number): number[] {
  const short = scenarios[scenario]?.shortObjectives === true;
  return objectives.flatMap((one, at) => (!short || one.short ? [at] : []));
}

/** CON 4.1: the board of 1795 before anything is dealt. */
export function begin(content: ConquestsContent, setup: Setup): ConquestsState {
  const { map, setUps, spaces, tracks } = content;
  const scenario = Math.max(
    0,
    content.scenarios.findIndex(({ id }) => id === setup.scenario),
  );
  const secondAge = (content.scenarios[scenario]?.secondAge ?? 0) > 0;
  const by = <T>(value: (power: number) => T): T[] => Array.from({ length: POWERS }, (_, power) => value(power));
  const sides = <T>(value: (side: number) => T): T[] => Array.from({ length: SIDES }, (_, side) => value(side));
  const set = (power: number) => {
    const found = setUps[power];
    if (found === undefined) throw new Error(`no set-up for power ${power}`);
    return found;
  };
  const s: ConquestsState = {
    scenario,
    turn: 1,
    age: 1,
    order: by((power) => power),
    money: by((power) => set(power).money),
    moves: by((power) => set(power).moves),
    morale: by((power) => set(power).morale),
    society: [...tracks.society.start],
    moraleTaken: zeros(POWERS),
    societyTaken: zeros(SIDES),
    owed: [],
    troops: zeros(map.lands.length * POWERS * KINDS),
    ship: blanks(SHIPS),
    cargo: zeros(SHIPS * KINDS),
    loaded: zeros(SHIPS),
    landed: zeros(SHIPS),
    engaged: zeros(SHIPS),
    fought: zeros(SHIPS),
    reserve: by((power) => [set(power).reserve.inf, set(power).reserve.cav, set(power).reserve.can]).flat(),
    contingent: by((power) => [set(power).contingent.inf, set(power).contingent.cav, set(power).contingent.can]).flat(),
    guard: [set(0).guard.inf, set(0).guard.cav],
    space: spaces.map(() => NOBODY_THERE),
    kept: zeros(POWERS),
    hands: by(() => veil()),
    pile: sides((side) => veil(deckOf(content, side, 1), NOBODY)),
    spent: sides(() => faceUp([])),
    later: sides((side) => veil(secondAge ? deckOf(content, side, 2) : [], NOBODY)),
    gone: sides(() => veil()),
    objective: by(() => veil()),
    objectives: veil(objectivesOf(content, scenario), NOBODY),
    pact: zeros(POWERS),
    pactBy: blanks(2),
    pactSince: zeros(2),
    pactFresh: zeros(2),
    forced: NOBODY_THERE,
    forcedSince: 0,
    forcedUntil: 0,
    forcedFresh: 0,
    calledOff: zeros(1 << POWERS),
    offeredIn: zeros(POWERS),
    refusedIn: zeros(POWERS * POWERS),
    partedBy: blanks(POWERS),
    made: zeros(POWERS),
    won: zeros(POWERS),
    heldBy: blanks(map.neutralCapitals.length),
    heldSince: zeros(map.neutralCapitals.length),
    capitalBy: by((power) => power),
    parisFor: zeros(POWERS),
    out: zeros(POWERS),
    turnRule: blanks(4 * POWERS),
  };
  for (let power = 0; power < POWERS; power++) muster(content, s, power);
  return s;
}

/** CON 4.1#2: troops and frigates of 1795 on the map, the other frigates in reserve and contingent. */
function muster(content: ConquestsContent, s: ConquestsState, power: number): void {
  const set = content.setUps[power];
  if (set === undefined) return;
  for (const { land, inf, cav, can } of set.troops) {
    for (const [kind, count] of [inf, cav, can].entries()) addTroops(s, land, power, kind, count);
  }
  let ship = FIRST_SHIP[power] as number;
  for (const { sea, frg } of set.ships) for (let i = 0; i < frg; i++) s.ship[ship++] = sea;
  for (let i = 0; i < set.reserve.frg; i++) s.ship[ship++] = IN_RESERVE;
  const end = (FIRST_SHIP[power] as number) + (FLEETS[power] as number);
  while (ship < end) s.ship[ship++] = IN_CONTINGENT;
}
