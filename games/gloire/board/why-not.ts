import { type Offer, type Thing, varsOf } from '@bivouac/kernel';
import type { Given } from '@bivouac/kit';
import { type Marcher, pointsLeft } from '../overlays.ts';
import { planning } from '../rules/movement/plan.ts';
import { adjacentTo, distancesFrom } from '../rules/pieces/map.ts';
import { outsideAt } from '../rules/pieces/pieces.ts';
import { mayEnter, moverOf } from '../rules/pieces/stack.ts';
import { type Gloire, OFF, other } from '../rules/state.ts';
import { goingOn } from './going-on.ts';
import { boardOf, has, planned, sideOf } from './runs.ts';
import { say } from './words.ts';

/** Further than any march. */
const FAR = 99;

/** The stack that somebody wants to send: on the march, or about to set out. */
function marcherIn(given: Given<Gloire>, offers: readonly Offer[]): Marcher | null {
  const { march } = goingOn(given.view);
  if (march !== null && has(offers, 'step')) return march;
  const plan = varsOf(given.view.stack, planning);
  if (plan === null || plan.slots.length === 0 || !has(offers, 'normal')) return null;
  return planned(boardOf(given), plan, has(offers, 'forced'));
}

/** Why a stack cannot march to a town: too far, and how far; enemies on every road; none at all. */
export function whyNot(given: Given<Gloire>, offers: readonly Offer[], { kind, id: town }: Thing) {
  if (kind !== 'town' && kind !== 'place') return null;
  const marcher = marcherIn(given, offers);
  if (marcher === null || marcher.at === town) return null;
  const b = boardOf(given);
  const side = sideOf(given);
  const { speech } = given;
  const enemies = (one: number) => outsideAt(b, one, other(side)).length > 0;
  const far = (closed: (one: number) => boolean): number =>
    distancesFrom(b, marcher.at, FAR, (one) => one !== marcher.at && one !== town && closed(one))[town] ?? OFF;
  const open = far(() => false);
  if (open === OFF) return { words: say(speech, 'noRoad'), clause: 'GLO 5.3#11' };
  // What is next to the stack has reasons of its own, which the question knows.
  if (has(offers, 'step') && adjacentTo(b, marcher.at).includes(town)) return null;
  const left = pointsLeft(b, marcher, marcher.spent);
  const around = far(enemies);
  if (open <= left && (around === OFF || around > left)) return { words: say(speech, 'barred'), clause: 'GLO 5.3#7' };
  if (open <= left && !mayEnter(b, side, marcher.slots, town)) {
    return { words: say(speech, 'noForceThere'), clause: 'GLO 1.1#2' };
  }
  const key = marcher.slots.every((slot) => moverOf(b, slot) === 'infantry') ? 'outOfReach' : 'outOfReachSlowest';
  return { words: say(speech, key, { far: open, left }), clause: 'GLO 5.4#8' };
}
