import { type Action, type Frame, type Offer, varsIn } from '@bivouac/kernel';
import { ARTILLERY, CAVALRY, INFANTRY, ROAD } from '../content/types.ts';
import { arrive } from '../rules/arrivals/arrive.ts';
import { nextHex, sideBits } from '../rules/ground/field.ts';
import { OFF } from '../rules/ground/hexes.ts';
import { other } from '../rules/state.ts';
import { formChoice } from './answers.ts';
import { FAR, marchCosts } from './ground.ts';
import { pilesOf, prizesOf, type Scene, sheetOf } from './scene.ts';

/** Fast ones first, for they clear the road; guns last. */
function eagerness(scene: Scene, unit: number): number {
  const { arm, moves, steps } = sheetOf(scene, unit);
  return (arm === CAVALRY ? 200 : arm === ARTILLERY ? 0 : 100) + moves[1] * 10 + steps;
}

/** EMP XIII: whoever may come in comes in, one after the other, before anybody else moves. */
export function arrivalOffer(scene: Scene, offers: readonly Offer[]): Action | null {
  const units = offers.flatMap(([verb, unit]) => (verb === 'arrive' && typeof unit === 'number' ? [unit] : []));
  const [first] = units.sort((one, two) => eagerness(scene, two) - eagerness(scene, one) || one - two);
  return first === undefined ? null : ['arrive', first];
}

/** How far a hex is from what there is to do: places that are not ours, and the enemy. */
function wayLeft(scene: Scene, hex: number): number {
  const { content, s, side } = scene;
  const open = prizesOf(scene).filter(({ holder, points }) => holder !== side && points > 0);
  const wanted = open.length > 0 ? open : pilesOf(scene, other(side));
  return Math.min(FAR, ...wanted.map((one) => marchCosts(content, s.scenario, INFANTRY, one.hex)[hex] as number));
}

/** Which way in, with whom, and in which formation: a column, along the road where there is one. */
export function arriveChoice(scene: Scene, frame: Frame, offers: readonly Offer[]): Offer | undefined {
  const vars = varsIn(frame, arrive);
  if (vars === null) return undefined;
  const { field } = scene;
  const gates = offers.filter(([verb]) => verb === 'enter');
  if (gates.length > 0) return least(gates, ([, hex]) => wayLeft(scene, Number(hex)));
  const chief = offers.find(([verb]) => verb === 'bring');
  if (chief !== undefined) return chief;
  const columns = offers.filter(([verb]) => verb === 'column');
  if (columns.length === 0 || vars.still === 1) {
    const at = scene.s.hex[vars.unit] as number;
    scene.s.hex[vars.unit] = vars.hex;
    const found = formChoice(scene, vars.unit, offers);
    scene.s.hex[vars.unit] = at;
    return found;
  }
  return least(columns, ([, facing]) => {
    const ahead = nextHex(field, vars.hex, Number(facing) / 2);
    if (ahead === OFF) return 2 * FAR;
    const road = (sideBits(field, vars.hex, Number(facing) / 2) & ROAD) !== 0;
    return wayLeft(scene, ahead) - (road ? 2 : 0);
  });
}

/** A leader who rides in alone. */
export function gateChoice(scene: Scene, offers: readonly Offer[]): Offer | undefined {
  return least(
    offers.filter(([verb]) => verb === 'enter'),
    ([, hex]) => wayLeft(scene, Number(hex)),
  );
}

function least(offers: readonly Offer[], cost: (offer: Offer) => number): Offer | undefined {
  let best: Offer | undefined;
  let lowest = Number.POSITIVE_INFINITY;
  for (const offer of offers) {
    const now = cost(offer);
    if (now < lowest) [best, lowest] = [offer, now];
  }
  return best;
}
