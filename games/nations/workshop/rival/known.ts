import { cell, UNKNOWN } from '@bivouac/kernel';
import type { Mission, NationsContent } from '../../content/types.ts';
import { missionsOf } from '../../rules/course.ts';
import { sideOf } from '../../rules/queries.ts';
import { FRENCH, MARKERS_PER_ARMY, type NationsState, NOWHERE } from '../../rules/state.ts';
import { opinion } from './opinion.ts';

/** A field that is, or may be, a mission. */
export interface Aim {
  readonly field: number;
  readonly french: number;
  readonly allied: number;
  /** How likely it is one of the five, as far as the viewer knows. */
  readonly chance: number;
  readonly hidden: boolean;
}

/** The missions as a side knows them: Napoleon his own, Schwarzenberg those revealed and guesses at the others. */
export function aimsOf(content: NationsContent, view: NationsState, side: number): Aim[] {
  const found: Aim[] = [];
  const add = (mission: number, chance: number, hidden: boolean) => {
    const { field, french, allied } = content.missions[mission] as Mission;
    found.push({ field, french, allied, chance, hidden });
  };
  for (let district = 0; district < 5; district++) {
    const mission = view.missions.is[district] ?? UNKNOWN;
    const shown = view.revealed.find((one) => content.missions[one]?.district === district);
    if (shown !== undefined) add(shown, 1, false);
    else if (side === FRENCH && mission !== UNKNOWN) add(mission, 1, true);
    else {
      const all = missionsOf(content, district);
      const weights = all.map((one) => suspicion(content, view, one));
      const sum = weights.reduce((a, b) => a + b, 0);
      for (const [i, one] of all.entries()) add(one, cell(weights, i) / sum, false);
    }
  }
  // What weighs most is served first.
  return found.sort((a, b) => b.chance * (b.french + b.allied) - a.chance * (a.french + a.allied));
}

/** Napoleon goes where his missions are: how much a village looks like one of them. */
function suspicion(content: NationsContent, view: NationsState, mission: number): number {
  const { field } = content.missions[mission] as Mission;
  const there = cell(view.stands, field);
  if (there !== NOWHERE) return sideOf(content, there) === FRENCH ? opinion.suspectArmy : 1;
  let weight = 1;
  for (const [slot, at] of view.marker.entries()) {
    if (at === field && sideOf(content, Math.floor(slot / MARKERS_PER_ARMY)) === FRENCH)
      weight += opinion.suspectMarker;
  }
  return weight;
}

const known = new WeakMap<NationsContent, readonly (readonly number[])[]>();

/** How many steps lie between any two fields of an empty board. */
export function distances(content: NationsContent): readonly (readonly number[])[] {
  let found = known.get(content);
  if (found === undefined) {
    found = content.fields.map((_, from) => stepsFrom(content, from));
    known.set(content, found);
  }
  return found;
}

function stepsFrom(content: NationsContent, from: number): number[] {
  const steps = content.fields.map(() => 99);
  steps[from] = 0;
  const queue = [from];
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    for (const next of content.fields[at]?.neighbours ?? []) {
      if (steps[next] !== 99) continue;
      steps[next] = cell(steps, at) + 1;
      queue.push(next);
    }
  }
  return steps;
}
