import type { Seat, State } from '@bivouac/kernel';
import type { Parts } from '@bivouac/kernel/guide';
import type { EmpereurContent } from '../content/types.ts';
import { sideHeldBy } from '../rules/command/hands.ts';
import { pointsOf } from '../rules/turn/victory.ts';
import { isRouted } from '../rules/options/rout.ts';
import { DISORDERED, type EmpereurState, onMap, other } from '../rules/state.ts';
import { Danger } from './danger.ts';
import { GROGNARD } from './mind.ts';
import { sceneOf } from './scene.ts';
import { strainOf } from '../rules/army/mood.ts';

const WON = 60;

/** A position in points of the scenario, part by part, from what the seat sees. */
export function judge(content: EmpereurContent, state: State<EmpereurState>, seat: Seat): Parts {
  const side = sideHeldBy(content, state, seat);
  const { game, result } = state;
  const won = result === null ? 0 : result.winners.includes(seat) ? WON : result.winners.length === 0 ? 0 : -WON;
  const scores = pointsOf(content, game);
  const scene = sceneOf(content, game, side, GROGNARD);
  const danger = new Danger(scene);
  let [order, fire] = [0, 0];
  for (let unit = 0; unit < game.hex.length; unit++) {
    if (!onMap(scene.s, unit)) continue;
    const own = content.units[unit]?.side === side;
    if (scene.s.form[unit] === DISORDERED) {
      const worth = isRouted(scene.s, unit) ? 0.6 : 0.35;
      order += (own ? -1 : 1) * worth * (scene.s.steps[unit] as number);
    } else if (own) {
      const { hex, form, facing } = scene.s;
      const at = hex[unit] as number;
      fire -= danger.fireAt(unit, at, form[unit] as number, facing[unit] as number);
      fire -= 0.5 * danger.assaultAt(unit, at, form[unit] as number, facing[unit] as number);
    }
  }
  let heart = 0;
  for (const body of content.scenarios[game.scenario]?.bodies ?? []) {
    const strain = strainOf(content, scene.s, body) / Math.max(1, body.despair);
    heart += (body.side === side ? -1 : 1) * 6 * Math.min(1, strain) ** 2;
  }
  const points = scores[side as 0 | 1] - scores[other(side) as 0 | 1];
  return { won, points, order, fire, heart };
}
