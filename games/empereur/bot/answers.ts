import { type Frame, isAt, type Offer, varsIn } from '@bivouac/kernel';
import { rallyOdds } from '../odds.ts';
import { around } from '../rules/ground/field.ts';
import { OUT } from '../rules/morale/ways.ts';
import { rallyPhase } from '../rules/morale/rally.ts';
import { flight } from '../rules/morale/retreat.ts';
import { pileAt, touch } from '../rules/piles/board.ts';
import { shock } from '../rules/shock/shock.ts';
import { ADAPTED, COLUMN, DISORDERED, inOrder, LINE, SQUARE, STANDING } from '../rules/state.ts';
import { Danger } from './danger.ts';
import { goalsOf } from './goals.ts';
import { Posing } from './posing.ts';
import type { Way } from './reach.ts';
import { type Scene, sheetOf } from './scene.ts';
import { JUDGE } from './scripts.ts';

export const find = (offers: readonly Offer[], ...verbs: readonly string[]): Offer | undefined =>
  verbs.flatMap((verb) => offers.filter(([is]) => is === verb))[0];

function posingOf(scene: Scene): Posing {
  const danger = new Danger(scene);
  const { s, side, content } = scene;
  const own = s.hex.flatMap((hex, unit) => (hex >= 0 && content.units[unit]?.side === side ? [unit] : []));
  const posing = new Posing(danger, goalsOf(danger, own));
  for (const unit of own) posing.placed.add(unit);
  return posing;
}

/** What a pose is worth to a unit, by the common measure. */
function poseWorth(posing: Posing, unit: number, hex: number, form: number, facing: number): number {
  const way: Way = { hex, form, facing, risk: 0, spent: 0, rests: true, moves: false, actions: [] };
  const { s } = posing.scene;
  const kept = s.hex[unit] as number;
  s.hex[unit] = -1;
  touch(s);
  const worth = posing.score(unit, way, posing.terms(unit, way), JUDGE);
  s.hex[unit] = kept;
  touch(s);
  return worth;
}

/** EMP VIII.10: whoever gains by it goes into the hex that was emptied. */
export function advanceChoice(scene: Scene, frame: Frame, offers: readonly Offer[]): Offer | undefined {
  const vars = varsIn(frame, shock);
  if (vars === null) return undefined;
  const { s } = scene;
  const posing = posingOf(scene);
  let best: Offer | undefined;
  let most = 0.05;
  for (const offer of offers) {
    const [verb, unit] = offer;
    if (verb !== 'follow' || typeof unit !== 'number') continue;
    const [at, form, facing] = [s.hex[unit] as number, s.form[unit] as number, s.facing[unit] as number];
    const gain =
      poseWorth(posing, unit, vars.hex, form, facing) -
      poseWorth(posing, unit, at, form, facing) -
      posing.danger.leaving(unit, at);
    if (gain > most) [best, most] = [offer, gain];
  }
  return best ?? find(offers, 'done');
}

/** EMP VIII.9: away from shots and friends; who may stop does, unless the enemy is close. */
export function retreatChoice(scene: Scene, frame: Frame, offers: readonly Offer[]): Offer | undefined {
  const vars = varsIn(frame, flight);
  if (vars !== null && isAt(frame, flight, 'escort')) {
    // EMP XIV.3: nobody stays alone where others have run; with those who stand he stays.
    const stand = pileAt(scene.s, vars.at).some((unit) => inOrder(scene.s, unit) && scene.s.band[unit] === STANDING);
    return stand ? find(offers, 'done') : find(offers, 'bring', 'done');
  }
  return awayChoice(scene, offers);
}

/** The safest of the hexes that are offered, or to stop. */
export function awayChoice(scene: Scene, offers: readonly Offer[]): Offer | undefined {
  const danger = new Danger(scene);
  const { s, side, field } = scene;
  const worth = (hex: number) => {
    if (hex === OUT) return -2;
    const shots = danger.shotsAt(hex).reduce((sum, { value }) => sum + value, 0);
    const friends = pileAt(s, hex).filter((unit) => inOrder(s, unit)).length;
    const beside = around(field, hex).some((near) =>
      pileAt(s, near).some((unit) => sheetOf(scene, unit).side !== side),
    );
    return -0.1 * shots - 1.5 * friends - (beside ? 1 : 0) + 0.05 * Math.min(12, danger.nearestComer(hex));
  };
  const done = find(offers, 'done');
  const steps = offers.filter(([verb]) => verb === 'step');
  let best = steps[0];
  for (const step of steps) if (worth(Number(step[1])) > worth(Number(best?.[1] ?? -1))) best = step;
  return done ?? best;
}

/** EMP XI: the likeliest first; who has no chance and no enemy near waits for his chief. */
export function rallyChoice(scene: Scene, frame: Frame, offers: readonly Offer[]): Offer | undefined {
  const vars = varsIn(frame, rallyPhase);
  if (vars === null) return undefined;
  if (frame.step === 'form') return formChoice(scene, vars.unit, offers);
  let best: Offer | undefined;
  let most = 0.12;
  for (const offer of offers) {
    if (offer[0] !== 'rally' || typeof offer[1] !== 'number') continue;
    const { holds } = rallyOdds(scene.content, scene.s, offer[1]);
    if (holds > most) [best, most] = [offer, holds];
  }
  return best ?? find(offers, 'done');
}

/** A formation and a facing, where one is to be chosen on the spot. */
export function formChoice(scene: Scene, unit: number, offers: readonly Offer[]): Offer | undefined {
  const posing = posingOf(scene);
  const { s } = scene;
  const at = s.hex[unit] as number;
  const forms: Readonly<Record<string, number>> = { line: LINE, column: COLUMN, square: SQUARE, adapt: ADAPTED };
  let best: Offer | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const offer of offers) {
    const form = forms[offer[0]];
    if (form === undefined) continue;
    const facing = typeof offer[1] === 'number' ? offer[1] : form === SQUARE ? 1 : 0;
    const worth = poseWorth(posing, unit, at, form, facing);
    if (worth > most) [best, most] = [offer, worth];
  }
  return best ?? offers[0];
}

/** EMP XIV.6: a successor where most of his men stand in order, and not under the enemy's guns. */
export function appointChoice(scene: Scene, offers: readonly Offer[]): Offer | undefined {
  const danger = new Danger(scene);
  const { s } = scene;
  const worth = (hex: number) => {
    const steps = pileAt(s, hex).reduce(
      (sum, unit) => sum + (s.form[unit] === DISORDERED ? 0.5 : 1) * (s.steps[unit] as number),
      0,
    );
    return steps - 0.2 * danger.shotsAt(hex).reduce((sum, { value }) => sum + value, 0);
  };
  let best: Offer | undefined;
  for (const offer of offers) if (best === undefined || worth(Number(offer[1])) > worth(Number(best[1]))) best = offer;
  return best;
}
