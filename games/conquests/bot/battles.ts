import type { AgendaItem, Seat } from '@bivouac/kernel';
import type { Heard } from '@bivouac/kernel/guide';
import { oddsOf } from '../odds.ts';
import { BATTLE, type Battle, lineUp, newBattle } from '../rules/combat/battle-vars.ts';
import { clashOf, supporters } from '../rules/combat/clash.ts';
import { neutralCapital } from '../rules/map/control.ts';
import { areFriends, quarrelAt } from '../rules/map/relations.ts';
import { isEmpty, presentAt, unitsAt } from '../rules/map/troops.ts';
import { type Board, NOBODY_THERE } from '../rules/state.ts';
import { landWorth } from './ground.ts';
import type { Weights } from './weights.ts';

/** What a bot looks at: the board, and the battles that wait. */
export type Scene = Board & {
  readonly agenda: readonly AgendaItem[];
  readonly holder: readonly Seat[];
  /** What the seat that judges was told at the table. */
  readonly heard?: readonly Heard[];
};

/** The battle that waits on a land; one that a march would bring is begun by the mover. */
function battleOn({ agenda }: Scene, land: number, mover: number): Battle {
  for (const item of agenda) {
    if (item.effect === BATTLE && (item.vars as Battle).land === land) return item.vars as Battle;
  }
  return newBattle({ land }, mover);
}

/** A waiting battle with its sides as they stand now, all support counted and the cards that lie open. */
export function asFought(b: Board, battle: Battle): Battle {
  const sides = battle.sides[0].length > 0 ? battle.sides : lineUp(b.s, battle);
  if (battle.land < 0 || battle.support.some((ships) => ships.length > 0)) return { ...battle, sides };
  const support: [number[], number[]] = [supporters(b, battle.land, sides[0]), supporters(b, battle.land, sides[1])];
  return { ...battle, sides, support };
}

const VICTORY = 3;
const MORALE = 1;

/** By power and land its force; by power whether it may still march before the battles. */
export interface Relief {
  readonly forces: readonly (readonly number[])[];
  readonly marches: readonly boolean[];
}

/** Marches that relief is reckoned with, at the most, and what of it is expected to come. */
const NEAR = 2;
const MOST_RELIEF = 5;

/** Force of a side that stands beside a battle and has its moves still before it: some of it will come. */
function reliefFor(
  { s, content }: Scene,
  w: Weights,
  land: number,
  side: readonly number[],
  { forces, marches }: Relief,
): number {
  if (w.relief === 0 || side.length === 0) return 0;
  let near = 0;
  for (const [power, own] of forces.entries()) {
    if (!marches[power] || !side.some((one) => areFriends(s, one, power))) continue;
    const reach = Math.min(NEAR, s.moves[power] as number);
    let beside = 0;
    for (const from of content.map.lands[land]?.neighbours ?? []) beside += own[from] ?? 0;
    near += Math.min(beside, 3 * reach);
  }
  return Math.min(MOST_RELIEF, Math.round(near * w.relief));
}

/**
 * Adds to each power what it may expect of the battles that wait on land: the ground, the victory with its Moral, losses.
 * Where two fight nobody controls the land, so all of its worth is still open.
 */
export function expectBattles(
  scene: Scene,
  w: Weights,
  mover: number,
  { forces, marches }: Relief,
  values: number[],
): void {
  const { s, content } = scene;
  for (const [land] of content.map.lands.entries()) {
    if (isEmpty(s, land)) continue;
    const capital = neutralCapital(scene, land);
    const garrison = capital >= 0 && s.heldBy[capital] === NOBODY_THERE;
    if (!garrison && quarrelAt(s, land) === null) continue;
    const waiting = battleOn(scene, land, mover);
    const battle = asFought(scene, { ...waiting, garrison: garrison || waiting.garrison });
    const [ours, theirs] = battle.sides;
    if (ours.length === 0 || (theirs.length === 0 && !garrison)) continue;
    const come = (side: readonly number[]) => reliefFor(scene, w, land, side, { forces, marches });
    const cards: [number, number] = [battle.cards[0] + w.optimism + come(ours), battle.cards[1] + come(theirs)];
    const odds = oddsOf(scene, clashOf(scene, { ...battle, cards }));
    const noted = theirs.length > 0 ? odds.chances.strategic + odds.chances.tactical : 0;
    const held = theirs.length > 0 ? odds.chances.trap + odds.chances.heroic : 0;
    share(scene, w, land, ours, odds.won, noted, held, odds.expectedLosses[0], values);
    share(scene, w, land, theirs, 1 - odds.won, held, noted, odds.expectedLosses[1], values);
    // A lone power on a garrison's land counts it as its own already: it is not yet.
    const alone = presentAt(s, land);
    if (garrison && alone.length === 1) {
      const [power = 0] = alone;
      values[power] = (values[power] ?? 0) - landWorth(scene, power, land, w.franc);
    }
  }
}

function share(
  b: Board,
  w: Weights,
  land: number,
  side: readonly number[],
  won: number,
  noted: number,
  shamed: number,
  losses: number,
  values: number[],
): void {
  for (const power of side) {
    const part = 1 / side.length;
    // Whoever shares the ground with an ally does not control it (CON 6).
    const ground = side.length === 1 ? landWorth(b, power, land, w.franc) * won : 0;
    const victory = noted * (VICTORY * part + MORALE) - shamed * MORALE;
    const driven = (1 - won) * unitsAt(b.s, land, power) * w.force * 0.5;
    values[power] = (values[power] ?? 0) + ground + victory - losses * part * (w.force * 1.3) - driven;
  }
}
