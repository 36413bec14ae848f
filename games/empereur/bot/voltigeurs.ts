import { type Frame, type Offer, varsIn } from '@bivouac/kernel';
import { distance } from '../rules/ground/field.ts';
import { onMap } from '../rules/state.ts';
import { posting } from '../rules/voltigeurs/posting.ts';
import { screensOf } from '../rules/voltigeurs/screens.ts';
import { type Scene, sheetOf } from './scene.ts';

/** Beyond this nobody shoots at them, nor they at anybody. */
const NEAR = 5;

/** How far the nearest enemy is from a hex. */
function nearest({ content, s, side, field }: Scene, hex: number): number {
  let found = Number.POSITIVE_INFINITY;
  for (let unit = 0; unit < s.hex.length; unit++) {
    if (onMap(s, unit) && content.units[unit]?.side !== side)
      found = Math.min(found, distance(field, hex, s.hex[unit] as number));
  }
  return found;
}

/** EMP XVI.1: voltigeurs cost nothing: whoever has the enemy near and none out sends some. */
export function screenChoice(scene: Scene, offers: readonly Offer[]): Offer | undefined {
  return offers.find(
    ([verb, unit]) =>
      verb === 'screen' &&
      typeof unit === 'number' &&
      sheetOf(scene, unit).side === scene.side &&
      !screensOf(scene.s).some((one) => one.unit === unit) &&
      nearest(scene, scene.s.hex[unit] as number) <= NEAR,
  );
}

/** Towards the enemy, as many as there may be. */
export function postChoice(scene: Scene, frame: Frame, offers: readonly Offer[]): Offer | undefined {
  const posts = offers.filter(([verb]) => verb === 'post');
  const [best] = posts.toSorted((one, two) => nearest(scene, Number(one[1])) - nearest(scene, Number(two[1])));
  return varsIn(frame, posting) === null ? undefined : (best ?? offers.find(([verb]) => verb === 'done'));
}
