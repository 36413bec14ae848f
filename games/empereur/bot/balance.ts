import { CAVALRY, INFANTRY } from '../content/types.ts';
import { distance, terrainAt } from '../rules/ground/field.ts';
import { inOrder, onMap, other } from '../rules/state.ts';
import { marchCosts, rideCosts } from './ground.ts';
import { type Scene, sheetOf } from './scene.ts';

/** How much of a friend counts who stands so many hexes away; whoever may still move counts as if he came nearer. */
const NEAR = [1, 1, 1, 0.7, 0.5, 0.3, 0.2] as const;
const STRIDE = 3;
/** Enemies may be a little stronger before anybody feels alone. */
const BEARABLE = 1.2;
/** Horse counts for less where foot fights. */
const HORSE = 0.6;

interface Foe {
  readonly steps: number;
  readonly costs: Uint8Array;
  readonly moves: number;
}

/**
 * Who is how strong around a hex: enemies who can be there in a turn or two against friends who stand near. A regiment
 * that goes alone among the enemy finds all of them upon it, whatever each of them could do by himself.
 */
export class Balance {
  readonly #scene: Scene;
  readonly #foes: readonly Foe[];
  readonly #against = new Map<number, number>();

  constructor(scene: Scene) {
    this.#scene = scene;
    const { content, s, side } = scene;
    this.#foes = s.hex.flatMap((hex, unit): Foe[] => {
      const sheet = sheetOf(scene, unit);
      if (!onMap(s, unit) || sheet.side !== other(side) || !inOrder(s, unit)) return [];
      const steps = s.steps[unit] as number;
      if (sheet.arm === INFANTRY)
        return [{ steps, costs: marchCosts(content, s.scenario, INFANTRY, hex), moves: sheet.moves[1] }];
      if (sheet.arm !== CAVALRY) return [];
      return [{ steps: HORSE * steps, costs: rideCosts(content, s.scenario, hex), moves: sheet.moves[1] - 2 }];
    });
  }

  /** The steps of the enemy who can be at a hex in his next turn, and half of those in the turn after it. */
  against(hex: number): number {
    let known = this.#against.get(hex);
    if (known !== undefined) return known;
    known = 0;
    for (const { steps, costs, moves } of this.#foes) {
      const cost = costs[hex] as number;
      if (cost <= moves) known += steps;
      else if (cost <= 2 * moves) known += 0.4 * steps;
    }
    this.#against.set(hex, known);
    return known;
  }

  /** The steps of friends around a hex; who has not been placed yet may come. */
  beside(unit: number, hex: number, placed: ReadonlySet<number>): number {
    const { s, side, field } = this.#scene;
    let sum = 0;
    for (let one = 0; one < s.hex.length; one++) {
      if (one === unit || !inOrder(s, one)) continue;
      const sheet = sheetOf(this.#scene, one);
      if (sheet.side !== side) continue;
      const away = distance(field, s.hex[one] as number, hex);
      const share = NEAR[placed.has(one) ? away : Math.max(0, away - STRIDE)] ?? 0;
      sum += share * (s.steps[one] as number) * (sheet.arm === INFANTRY ? 1 : HORSE);
    }
    return sum;
  }

  /** From 0 to 2: how far the enemy is the stronger around a hex. */
  odds(unit: number, hex: number, placed: ReadonlySet<number>): number {
    const foes = this.against(hex);
    if (foes === 0) return 0;
    const own = this.#scene.s.steps[unit] as number;
    const walls = terrainAt(this.#scene.field, hex).walls ? 2 : 1;
    const friends = own * walls + this.beside(unit, hex, placed);
    return Math.min(2, Math.max(0, foes / friends - BEARABLE));
  }
}
