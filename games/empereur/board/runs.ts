import { type Offer, openFrames, varsIn } from '@bivouac/kernel';
import type { Given, Run } from '@bivouac/kit';
import type { EmpereurContent } from '../content/types.ts';
import { opportunityOdds, type VolleyOdds, withPose } from '../odds.ts';
import { ride } from '../rules/charge/ride.ts';
import { movesOf } from '../rules/formations/values.ts';
import { march } from '../rules/movement/march.ts';
import { riding } from '../rules/movement/phase.ts';
import { bandUnits } from '../rules/piles/board.ts';
import type { Empereur, EmpereurState } from '../rules/state.ts';
import { chargeReach, leaderReach, marchReach, type Stand, type Way } from './reach.ts';
import { target } from './targets.ts';
import { percent, say } from './words.ts';

/** A march by destination, with how one stands at its end and at each hex of it. */
export interface Destination extends Run {
  readonly hex: number;
  readonly stand: Stand;
  readonly stands: readonly Stand[];
  readonly cost: number;
}

export const isDestination = (run: Run): run is Destination => 'stands' in run;

/** A shot that may be fired at whoever leaves a hex on the way. */
export interface Shot {
  readonly hex: number;
  readonly odds: VolleyOdds;
}

/** EMP VII.5: who may fire at which step, and what comes of it: one who leaves a hex is fired at from all that cover it. */
export function shotsOn(
  content: EmpereurContent,
  s: EmpereurState,
  units: readonly number[],
  stands: readonly Stand[],
): readonly Shot[] {
  const shots: Shot[] = [];
  for (const [i, { at, form, facing }] of stands.entries()) {
    const next = stands[i + 1];
    if (next === undefined || next.at === at) continue;
    const [lead] = units;
    const band = lead === undefined ? 0 : (s.band[lead] as number);
    const odds = opportunityOdds(content, withPose(s, units, { hex: at, form, facing }, band), units);
    if (odds !== null) shots.push({ hex: at, odds });
  }
  return shots;
}

type Speaking = Given<Empereur>;

/** What a march costs, what is left, and who fires on the way. */
function foreseen({ content, view, speech }: Speaking, units: readonly number[], way: Way, left: number): string {
  const price = say(speech, way.cost === 1 ? 'costsOne' : 'costs', { cost: way.cost, left: left - way.cost });
  const shots = units.length === 0 ? [] : shotsOn(content, view.game, units, way.way);
  const words = shots.map(({ hex, odds }) =>
    say(speech, 'underFire', {
      firers: odds.parts.map(({ unit }) => speech.name('unit', unit)).join(', '),
      place: speech.name('place', hex),
      losses: percent(odds.results.filter((result) => result > 0).length / 6),
      breaks: percent(odds.toll.breaks),
    }),
  );
  return [price, ...words].join(' ');
}

function destination(given: Speaking, units: readonly number[], way: Way, left: number, isBest: boolean): Destination {
  const { speech } = given;
  const { at: hex, facing } = way.at;
  const place = speech.name('place', hex);
  const facingWords = units.length === 0 ? '' : speech.name('facing', facing);
  return {
    target: isBest ? target.place(hex) : target.pose(hex, facing),
    thing: isBest ? { kind: 'place', id: hex } : { kind: 'pose', id: hex * 12 + facing },
    actions: way.actions,
    words:
      units.length === 0
        ? say(speech, 'rideTo', { place })
        : say(speech, isBest ? 'marchTo' : 'marchFacing', { place, facing: facingWords }),
    // Asked for when somebody points at it: a map has many hexes, and a way many shots.
    get foreseen() {
      return foreseen(given, units, way, left);
    },
    look: 'usual',
    way: way.way.map(({ at }) => at),
    hex,
    stand: way.at,
    stands: way.way,
    cost: way.cost,
  };
}

/** Of the ways into each hex and facing the cheapest; of the facings of a hex, first the one that one comes in with. */
function byHex(given: Speaking, units: readonly number[], ways: readonly Way[], left: number): readonly Run[] {
  const best = new Map<number, Map<number, Way>>();
  for (const way of ways) {
    const { at, facing } = way.at;
    const here = best.get(at) ?? new Map<number, Way>();
    const known = here.get(facing);
    if (known === undefined || way.cost < known.cost) here.set(facing, way);
    best.set(at, here);
  }
  return [...best.values()].flatMap((facings) => {
    const all = [...facings.values()].toSorted((a, b) => a.cost - b.cost || a.actions.length - b.actions.length);
    const [first] = all;
    if (first === undefined) return [];
    // Where one stands already there are only turns, and each has its arrow.
    const moved = first.actions.some(([verb]) => verb === 'step');
    const poses = all.map((way) => destination(given, units, way, left, false));
    return moved ? [destination(given, units, first, left, true), ...poses] : poses;
  });
}

/** Every hex that can be marched, charged or ridden to now, with the way there. */
export function runs(given: Speaking, offers: readonly Offer[]): readonly Run[] {
  if (!offers.some(([verb]) => verb === 'step' || verb === 'turn')) return [];
  const { content, view } = given;
  const s = view.game;
  const asks = openFrames(view.stack).at(-1);
  const rider = varsIn(asks, riding);
  if (rider !== null) {
    const points = s.chiefLost[rider.chief] === 0 ? (content.leaders[rider.chief]?.moves ?? 0) : 10;
    return byHex(given, [], leaderReach(content, s, rider), points - rider.spent);
  }
  const [charge, marching] = [varsIn(asks, ride), varsIn(asks, march)];
  const band = charge?.band ?? marching?.band;
  if (band === undefined) return [];
  const units = bandUnits(s, band);
  const sheets = units.flatMap((unit) => content.units[unit] ?? []);
  if (charge !== null) {
    const points = Math.min(...sheets.map(({ moves }) => moves[1]));
    return byHex(given, units, chargeReach(content, s, charge), points - charge.spent);
  }
  if (marching === null) return [];
  const left = Math.min(
    ...units.map((unit) => {
      const sheet = content.units[unit];
      return sheet === undefined ? 0 : movesOf(sheet, s.form[unit] as number) - (s.spent[unit] as number);
    }),
  );
  return byHex(given, units, marchReach(content, s, marching), left);
}
