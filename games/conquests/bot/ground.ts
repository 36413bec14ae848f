import { capitalFor, neutralCapital } from '../rules/map/control.ts';
import type { ConquestsContent } from '../content/types.ts';
import type { Board } from '../rules/state.ts';

const known = new WeakMap<ConquestsContent, readonly (readonly number[])[]>();

/** Marches from every land to every other, by land; Infinity where there is no way. Reckoned once a pack. */
export function marchesBetween(content: ConquestsContent): readonly (readonly number[])[] {
  const found = known.get(content) ?? content.map.lands.map((_, from) => marchesFrom(content, from));
  known.set(content, found);
  return found;
}

function marchesFrom({ map }: ConquestsContent, from: number): number[] {
  const far = map.lands.map(() => Number.POSITIVE_INFINITY);
  far[from] = 0;
  const open = [from];
  for (let at = open.shift(); at !== undefined; at = open.shift()) {
    for (const near of map.lands[at]?.neighbours ?? []) {
      if (far[near] !== Number.POSITIVE_INFINITY) continue;
      far[near] = (far[at] ?? 0) + 1;
      open.push(near);
    }
  }
  return far;
}

/** Turns after this one. */
export function turnsAfter({ s, content }: Board): number {
  return Math.max(0, (content.scenarios[s.scenario]?.turns ?? s.turn) - s.turn);
}

const LAND = 1;
const MAIN_CAPITAL = 10;
const NEUTRAL_CAPITAL = 5;

/** CON 13.2.3, CON 6: what a land is worth to who controls it: its points, and its income as long as there is one. */
export function landWorth(b: Board, power: number, land: number, franc: number): number {
  const francs = turnsAfter(b) * franc;
  const nation = capitalFor(b, land);
  if (nation >= 0) return LAND + MAIN_CAPITAL + (nation === power ? 1 : 5) * francs;
  return neutralCapital(b, land) >= 0 ? LAND + NEUTRAL_CAPITAL + 2 * francs : LAND + francs;
}
