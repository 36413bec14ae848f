import { type Frame, isAt, type Offer, varsIn } from '@bivouac/kernel';
import { distance } from '../rules/ground/field.ts';
import { activations } from '../rules/interactive/activations.ts';
import { inOrder, onMap } from '../rules/state.ts';
import { find } from './answers.ts';
import { type Scene, sheetOf } from './scene.ts';

/** Closer than this an enemy can be fought in this turn, or fights first. */
const NEAR = 4;
/** Cavalry joins a corps if both are so near to the enemy. */
const TOGETHER = 6;
const FAR = 99;

/** How far the nearest enemy in order is from a corps. */
function gapOf(scene: Scene, corps: number): number {
  const { s, field } = scene;
  const side = scene.content.corps[corps]?.side;
  let nearest = FAR;
  for (let unit = 0; unit < s.hex.length; unit++) {
    if (!onMap(s, unit) || sheetOf(scene, unit).corps !== corps) continue;
    for (let enemy = 0; enemy < s.hex.length; enemy++) {
      if (sheetOf(scene, enemy).side === side || !inOrder(s, enemy)) continue;
      nearest = Math.min(nearest, distance(field, s.hex[unit] as number, s.hex[enemy] as number));
    }
  }
  return nearest;
}

const numberOf = ([, what]: Offer): number => Number(what);

function nearestOf(scene: Scene, offers: readonly Offer[], verb: string): { offer: Offer; gap: number } | null {
  const ranked = offers
    .filter(([is]) => is === verb)
    .map((offer) => ({ offer, gap: gapOf(scene, numberOf(offer)) }))
    .sort((one, two) => one.gap - two.gap || numberOf(one.offer) - numberOf(two.offer));
  return ranked[0] ?? null;
}

/**
 * EMP XXI: the corps that is closest to the enemy first, with the cavalry beside it; who is still far off waits if he may,
 * and begins only where somebody is close enough to be struck.
 */
export function activationChoice(scene: Scene, frame: Frame, offers: readonly Offer[]): Offer | undefined {
  if (isAt(frame, activations, 'first')) {
    const near = scene.content.corps.some((one, corps) => one.side === scene.side && gapOf(scene, corps) <= NEAR);
    return offers.find(([, side]) => (side === scene.side) === near) ?? offers[0];
  }
  if (isAt(frame, activations, 'choose')) {
    const first = nearestOf(scene, offers, 'activate');
    const wait = find(offers, 'decline');
    return first === null || (first.gap > NEAR && wait !== undefined) ? wait : first.offer;
  }
  const [called = -1] = varsIn(frame, activations)?.corps ?? [];
  const partner = nearestOf(scene, offers, 'join');
  const joins = partner !== null && partner.gap <= TOGETHER && gapOf(scene, called) <= TOGETHER;
  return joins ? partner.offer : find(offers, 'done');
}
