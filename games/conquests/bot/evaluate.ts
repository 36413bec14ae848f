import type { Seat, State } from '@bivouac/kernel';
import type { Heard, Parts } from '@bivouac/kernel/guide';
import { coalition, type ConquestsContent, NAPOLEON, powers } from '../content/types.ts';
import { knownCards } from '../rules/cards/effects.ts';
import { membersOf } from '../rules/map/relations.ts';
import { aboard, isEmpty, unitsAt } from '../rules/map/troops.ts';
import { type ConquestsState, FIRST_SHIP, FLEETS } from '../rules/state.ts';
import { pointLines, pointsOf } from '../rules/victory/points.ts';
import { expectBattles, type Scene } from './battles.ts';
import { yetToMove } from './frames.ts';
import { turnsAfter } from './ground.ts';
import { objectiveProgress, victoryProspects } from './prospects.ts';
import { expectGoals, expectThreats, forcesOf } from './outlook.ts';
import { spaceWorth } from './spaces.ts';
import type { Weights } from './weights.ts';
import { bestInCombat, cardWorth } from './worth.ts';

type ByPower = number[];

const nothing = (): ByPower => powers.map(() => 0);
const WON = 200;

export function sceneOf(content: ConquestsContent, state: State<ConquestsState>, heard: readonly Heard[] = []): Scene {
  return { s: state.game, content, agenda: state.agenda, holder: state.holder, heard };
}

/** What a seat may expect of a position, part by part, from what it may know. `mover`: who begins battles not yet noted. */
export function judge(
  content: ConquestsContent,
  w: Weights,
  state: State<ConquestsState>,
  seat: Seat,
  mover = NAPOLEON,
  heard: readonly Heard[] = [],
): Parts {
  const { holder } = state;
  const scene = sceneOf(content, state, heard);
  const mine = (power: number) => holder[power] === seat;
  const points = powers.map((power) => standing(scene, power, mine(power)));
  if (state.result !== null) {
    const { winners } = state.result;
    return {
      points: relative(w, points, points, mine),
      won: winners.includes(seat) ? WON / Math.max(1, winners.length) ** 0.3 : -WON,
    };
  }
  const marches = yetToMove(state);
  const forces = forcesOf(scene);
  const parts: { [part: string]: ByPower } = { points };
  parts['victory'] = victoryProspects(scene, w);
  parts['objective'] = powers.map((power) =>
    power !== NAPOLEON && mine(power) ? objectiveProgress(scene, power) * w.objective : 0,
  );
  parts['battles'] = nothing();
  // Whoever tries out a march has it behind him: only the others can still come to its help.
  expectBattles(
    scene,
    w,
    mover,
    { forces, marches: marches.map((may, power) => may && power !== mover) },
    parts['battles'],
  );
  parts['outlook'] = nothing();
  expectThreats(scene, w, forces, turnsAfter(scene) > 0 ? powers.map(() => true) : marches, parts['outlook']);
  if (turnsAfter(scene) > 0 || marches.includes(true)) expectGoals(scene, w, forces, parts['outlook']);
  parts['strength'] = powers.map((power) => strength(scene, w, power, forces[power] ?? [], marches[power] ?? true));
  parts['means'] = powers.map((power) => means(scene, w, power, mine(power), marches[power] ?? true));
  parts['alliances'] = alliances(scene, w);
  const all = nothing();
  for (const values of Object.values(parts))
    for (const power of powers) all[power] = (all[power] ?? 0) + (values[power] ?? 0);
  return Object.fromEntries(Object.entries(parts).map(([name, values]) => [name, relative(w, values, all, mine)]));
}

/** CON 13.2.3, without objectives that the seat does not know. */
function standing(scene: Scene, power: number, open: boolean): number {
  if (scene.s.out[power] === 1) return -10;
  const lines = pointsOf(scene, power);
  return pointLines.reduce((sum, line) => sum + (line === 'objective' && !open ? 0 : lines[line]), 0);
}

/** Own powers, less what the others have: the strongest of them most, and for the Coalition always Napoleon too. */
function relative(w: Weights, values: ByPower, all: ByPower, mine: (power: number) => boolean): number {
  let sum = 0;
  let strongest = -1;
  for (const power of powers) {
    if (mine(power)) sum += values[power] ?? 0;
    else {
      sum -= w.rival * (values[power] ?? 0);
      if (strongest < 0 || (all[power] ?? 0) > (all[strongest] ?? 0)) strongest = power;
    }
  }
  if (strongest >= 0) sum -= w.strongest * (values[strongest] ?? 0);
  // What holds Napoleon back serves every nation of the Coalition.
  if (!mine(NAPOLEON)) sum -= w.napoleon * (values[NAPOLEON] ?? 0);
  return sum;
}

/** Troops for what they may still do; frigates, and troops aboard that can land somewhere. */
function strength(scene: Scene, w: Weights, power: number, forces: readonly number[], moves: boolean): number {
  const { s, content } = scene;
  // Even in the last turn whoever may still march can take a land with a unit.
  const left = Math.min(1, (moves ? 0.7 : 0.35) + 0.35 * turnsAfter(scene));
  let sum = 0;
  for (const force of forces) sum += force;
  let fleet = 0;
  const from = FIRST_SHIP[power] as number;
  for (let ship = from; ship < from + (FLEETS[power] as number); ship++) {
    const sea = s.ship[ship] as number;
    if (sea < 0) continue;
    fleet += w.frigate;
    const cargo = aboard(s, ship);
    if (cargo === 0) continue;
    const coast = content.map.seas[sea]?.lands ?? [];
    const landing = coast.some((land) => isEmpty(s, land));
    fleet += cargo * (w.force + (landing && turnsAfter(scene) > 0 ? 0.6 : 0));
  }
  return (sum * w.force + fleet) * left;
}

/** Money, movement points, cards, advisers that are still to act. */
function means(scene: Scene, w: Weights, power: number, open: boolean, moves: boolean): number {
  const { s, content } = scene;
  const left = turnsAfter(scene);
  const marching = scene.s.moves[power] as number;
  const useful = moves
    ? marching * w.move
    : Math.min(marching, content.prices.movesKept) * w.moveLeft * (left > 0 ? 1 : 0.3);
  const hand = open
    ? knownCards(scene, power).reduce((sum, card) => sum + cardWorth(scene, w, power, card) * w.hand, 0)
    : (s.hands[power]?.is.length ?? 0) * w.card * 0.7;
  let advisers = 0;
  for (const [space, who] of s.space.entries()) if (who === power) advisers += spaceWorth(scene, w, power, space, open);
  const kept = (s.kept[power] as number) > 0 ? 0.2 + (open ? bestInCombat(scene, w, power) * 0.6 : 0.6) : 0;
  const lasting = Math.min(1, 0.3 + 0.35 * left);
  return (
    (s.money[power] as number) * w.franc * (left > 0 || moves ? 1 : 0.1) + useful + hand * lasting + advisers + kept
  );
}

/** CON 9: what alliances are worth to their members, and Napoleon's forced ally to him. */
function alliances({ s, content }: Scene, w: Weights): ByPower {
  const values = nothing();
  const add = (power: number, value: number) => {
    values[power] = (values[power] ?? 0) + value;
  };
  for (const pact of [1, 2]) {
    const members = membersOf(s, pact);
    for (const power of members) add(power, w.pact);
    add(NAPOLEON, -0.4 * w.pact * members.length);
    const by = s.pactBy[pact - 1] as number;
    // It counts for who began it when the zone is over (CON 9.5).
    if (members.length > 0 && s.pactFresh[pact - 1] === 1) add(by, 2.7);
  }
  if (s.forced >= 0) {
    const troops = content.map.lands.reduce((sum, _, land) => sum + unitsAt(s, land, s.forced), 0);
    add(NAPOLEON, w.forced + 0.15 * troops);
    add(s.forced, -w.forced);
    for (const power of coalition) if (power !== s.forced) add(power, -0.3);
  }
  return values;
}
