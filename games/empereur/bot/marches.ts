import type { Action, Frame, Offer } from '@bivouac/kernel';
import { varsIn } from '@bivouac/kernel';
import { march } from '../rules/movement/march.ts';
import { riding } from '../rules/movement/phase.ts';
import { bandUnits } from '../rules/piles/board.ts';
import { GONE } from '../rules/state.ts';
import { arrivalOffer } from './arrivals.ts';
import { escorts, rideOf } from './chiefs.ts';
import { Danger } from './danger.ts';
import { dueOutside } from './gates.ts';
import { goalsOf } from './goals.ts';
import { actionsOf, bestLayout, bestWay, scriptFor } from './layout.ts';
import { Posing } from './posing.ts';
import { waysOf } from './reach.ts';
import type { Scene } from './scene.ts';

const numbers = (offers: readonly Offer[], verb: string): number[] =>
  offers.flatMap(([is, what]) => (is === verb && typeof what === 'number' ? [what] : []));

/** The movement phase from here to its end: who goes where, then leaders who ride alone. */
export function movementRun(scene: Scene, offers: readonly Offer[]): Action[] {
  const arrival = arrivalOffer(scene, offers);
  if (arrival !== null) return [arrival];
  const movers = numbers(offers, 'move');
  const { moves, after } = bestLayout(scene, movers);
  const chiefs = new Set(numbers(offers, 'ride'));
  const run: Action[] = [];
  for (const move of moves) {
    const at = scene.s.hex[move.unit] as number;
    const along = escorts(
      scene,
      move.unit,
      [...chiefs].filter((chief) => scene.s.chiefHex[chief] === at),
    );
    for (const chief of along) {
      chiefs.delete(chief);
      after.s.chiefHex[chief] = move.way.hex;
    }
    run.push(...actionsOf(move, along));
  }
  for (const chief of chiefs) {
    if ((scene.s.chiefHex[chief] as number) < 0) continue;
    const ride = rideOf(after, chief);
    if (ride.length > 0) run.push(['ride', chief], ...ride, ['done']);
  }
  const rider = [...chiefs].find((chief) => (scene.s.chiefHex[chief] as number) < 0);
  if (rider !== undefined) return [...run, ['ride', rider]];
  // Whoever waits outside may come in as soon as the road is clear: that is asked anew.
  return run.length > 0 && dueOutside(scene).length > 0 ? run : [...run, ['done']];
}

/** One march from where it stands, to where its units had best be. */
export function marchRun(scene: Scene, frame: Frame): Action[] {
  const vars = varsIn(frame, march);
  if (vars === null) return [];
  const { s } = scene;
  const units = bandUnits(s, vars.band);
  const [lead] = units;
  if (lead === undefined) return [['done']];
  const danger = new Danger(scene);
  const own = s.hex.flatMap((hex, unit) => (hex >= 0 && scene.content.units[unit]?.side === scene.side ? [unit] : []));
  const posing = new Posing(danger, goalsOf(danger, own));
  for (const unit of own) if (!units.includes(unit)) posing.placed.add(unit);
  const standing = {
    units,
    at: vars.at,
    free: vars.free === 1,
    road: vars.road === 1,
    along: vars.along,
    over: vars.over === 1,
  };
  const ways = waysOf(scene, standing, {
    leaving: (hex) => danger.leaving(lead, hex),
    entering: (hex) => danger.entering(lead, hex),
  });
  for (const unit of units) s.hex[unit] = unit === lead ? vars.at : GONE;
  const best = bestWay(posing, lead, ways, scriptFor(scene, new Map(), lead));
  return [...best.actions, ['done']];
}

/** A leader on his way. */
export function rideRun(scene: Scene, frame: Frame): Action[] {
  const vars = varsIn(frame, riding);
  return vars === null ? [] : [...rideOf(scene, vars.chief, vars.spent), ['done']];
}
