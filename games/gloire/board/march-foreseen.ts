import { cell } from '@bivouac/kernel';
import type { Given } from '@bivouac/kit';
import { enemyWatches, type Marcher } from '../overlays.ts';
import { byDie } from '../rules/battle/table.ts';
import { priceOf, waysToPay } from '../rules/command/price.ts';
import { hasStrength, leaderIn, outsideAt, sideOfSlot, unitIn } from '../rules/pieces/pieces.ts';
import { withinLimits } from '../rules/pieces/stack.ts';
import { marchDie } from '../rules/turn/weather.ts';
import { type Board, type Gloire, OFF, other } from '../rules/state.ts';
import { knownStrength } from './piles.ts';
import { say } from './words.ts';

const SIDES = 6;

/**
 * The points that are likely to straggle at the end of a march (GLO 5.5.3): a die a unit for a forced march, one more for
 * a concentration; none for a march that an event card has made easy.
 */
export function likelyStragglers(b: Board, slots: readonly number[], forced: boolean): number {
  const [first] = slots;
  if (first === undefined) return 0;
  const easy = cell(b.s.easyMarch, sideOfSlot(b, first));
  if (forced && easy !== OFF && slots.some((slot) => leaderIn(b, slot) === easy)) return 0;
  const throws = (forced ? 1 : 0) + (withinLimits(b, slots) ? 0 : 1);
  const { lowest, results } = b.content.tables.forcedMarch;
  let sum = 0;
  for (const slot of slots) {
    if (!hasStrength(b, slot)) continue;
    const most = cell(b.s.points, unitIn(b, slot)) - 1;
    for (let die = 1; die <= SIDES; die++) {
      sum += (throws * Math.min(byDie(results, lowest, die + marchDie(b.s.weather)), most)) / SIDES;
    }
  }
  return sum;
}

/** In halves, which is as exact as anybody wants it: "about 1½". */
const about = (points: number, language: 'en' | 'fr'): string => {
  const halves = Math.max(1, Math.round(points * 2));
  const half = language === 'fr' ? ',5' : '.5';
  return `${Math.floor(halves / 2)}${halves % 2 === 0 ? '' : half}`;
};

/** That stragglers are to be feared, and how many; null where nobody throws for them. */
export function stragglersForeseen({ speech }: Given<Gloire>, b: Board, slots: readonly number[], forced: boolean) {
  const points = likelyStragglers(b, slots, forced);
  return points === 0 ? null : say(speech, 'straggling', { points: about(points, speech.language) });
}

/** What it costs to set these counters marching together, and what they may lose by being so many. */
export function stackForeseen(given: Given<Gloire>, b: Board, slots: readonly number[]): string {
  const [payer = OFF] = waysToPay(b, slots);
  const price = priceOf(b, slots, Math.max(payer, 0)).reduce((sum, one) => sum + one, 0);
  const parts = [say(given.speech, 'wholeStack', { price }), stragglersForeseen(given, b, slots, false)];
  return parts.filter((part) => part !== null).join(' ');
}

interface Leg {
  readonly way: readonly number[];
  readonly cost: number;
  readonly left: number;
}

const percent = (chance: number): string => String(Math.round(chance * 100));

/** Who may intercept at the towns of a way, each enemy stack once with its best chance. */
function watchesOn({ speech }: Given<Gloire>, b: Board, side: number, way: readonly number[]): readonly string[] {
  const best = new Map<number, { least: number; most: number }>();
  for (const { from, to, least, most } of enemyWatches(b, side)) {
    const before = best.get(from);
    if (way.includes(to) && (before === undefined || before.most < most)) best.set(from, { least, most });
  }
  return [...best].map(([from, { least, most }]) => {
    const chance = least === most ? percent(least) : `${percent(least)}–${percent(most)}`;
    return say(speech, 'mayIntercept', { from: speech.name('town', from), chance });
  });
}

/** Price and risks of a march to its end: points, stragglers, enemies there, who may intercept on the way. */
export function marchForeseen(given: Given<Gloire>, b: Board, marcher: Marcher, { way, cost, left }: Leg): string {
  const { speech } = given;
  const side = sideOfSlot(b, marcher.slots[0] ?? 0);
  const enemies = outsideAt(b, way.at(-1) ?? OFF, other(side));
  const { points, all } = knownStrength(b, enemies);
  const strength = all ? points : points > 0 ? `${points}+` : '?';
  return [
    say(speech, 'stepCost', { cost, left }),
    stragglersForeseen(given, b, marcher.slots, marcher.forced),
    enemies.length === 0 ? null : say(speech, 'enemiesThere', { count: enemies.length, points: strength }),
    ...watchesOn(given, b, side, way.slice(1)),
  ]
    .filter((part) => part !== null)
    .join(' ');
}
