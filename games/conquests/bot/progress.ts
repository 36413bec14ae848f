import { coalition, NAPOLEON } from '../content/types.ts';
import type { Condition } from '../content/types-goals.ts';
import { controllerOf, seaControllerOf } from '../rules/map/control.ts';
import { isThere } from '../rules/map/troops.ts';
import { type Board, sideOf } from '../rules/state.ts';
import { type Case, countOf, holds, places, subjects } from '../rules/victory/conditions.ts';

/** More than this only what really holds can be. */
const NEARLY = 0.96;

const share = (have: number, wanted: number): number =>
  wanted <= 0 ? 1 : Math.max(0, Math.min(NEARLY, have / wanted));

/** How near a condition is, from 0 to 1; 1 only if it holds. */
export function progressOf(b: Board, condition: Condition, at: Case): number {
  return holds(b, condition, { ...at, those: [...at.those] }) ? 1 : nearness(b, condition, at);
}

function nearness(b: Board, condition: Condition, at: Case): number {
  const { s } = b;
  switch (condition.kind) {
    // Each part that is missing holds the whole back.
    case 'all':
      return condition.of.reduce((product, one) => product * (0.35 + 0.65 * progressOf(b, one, at)), NEARLY);
    case 'any':
      return Math.max(0, ...condition.of.map((one) => progressOf(b, one, at)));
    case 'control': {
      const who = subjects(b, condition.by, at.self);
      const { lands, seas } = places(b, condition.at, at.self);
      let held = 0;
      for (const land of lands) {
        if (who.includes(controllerOf(s, land))) held++;
        // A foothold in a battle is half the way.
        else if (who.some((power) => isThere(s, land, power))) held += 0.5;
      }
      for (const sea of seas) if (who.includes(seaControllerOf(s, sea))) held++;
      return share(held, condition.atLeast);
    }
    case 'level': {
      const levelOf = (power: number) =>
        (condition.track === 'morale' ? s.morale[power] : s.society[sideOf(power)]) as number;
      if (condition.of === 'each' || condition.of === 'those') {
        const who = coalition.filter((power) => s.out[power] === 0);
        return Math.min(NEARLY, ...who.map((power) => share(levelOf(power), condition.atLeast)));
      }
      const power = condition.of === 'coalition' ? (coalition[0] ?? 1) : condition.of === 'self' ? at.self : NAPOLEON;
      return share(levelOf(power), condition.atLeast);
    }
    case 'count': {
      const who = subjects(b, condition.of, at.self);
      const sum = who.reduce((all, power) => all + countOf(b, condition.what, power, condition.region), 0);
      return sum > condition.atMost ? 0.5 : share(sum, condition.atLeast);
    }
    case 'together':
      return share(coalition.filter((power) => isThere(s, condition.land, power)).length, condition.atLeast);
    case 'heldFor':
      return controllerOf(s, condition.land) === at.self ? 0.6 : 0;
    case 'lead':
      return share((s.society[1] as number) - (s.society[0] as number), condition.by);
    case 'highest':
      return 0.6;
    case 'eliminated':
      return share(2, s.morale[NAPOLEON] as number) / 3;
    case 'present':
    case 'allied':
    case 'forced':
      return 0.3;
    default:
      return condition satisfies never;
  }
}
