import { askingFrame, type Offer, type Seat, type State, varsIn } from '@bivouac/kernel';
import type { Heard } from '@bivouac/kernel/guide';
import type { ConquestsContent } from '../content/types.ts';
import { courtesies } from '../rules/diplomacy/courtesy.ts';
import { embassies, partnering } from '../rules/diplomacy/embassy.ts';
import { alliance, freeing } from '../rules/diplomacy/pots.ts';
import { sizeOf } from '../rules/movement/cost.ts';
import { moving } from '../rules/movement/index.ts';
import { marching } from '../rules/movement/marching.ts';
import { sailing } from '../rules/movement/sailing.ts';
import { type ConquestsState, KINDS } from '../rules/state.ts';
import { placing } from '../rules/turn/placing.ts';
import { sceneOf } from './evaluate.ts';
import { inCombat } from './fights.ts';
import { mayOfferFreedom, promisingPartners } from './diplomacy.ts';
import { type Answer, answerToAlliance, answerToFreeing } from './treaties.ts';
import {
  type Asked,
  bestFrom,
  bestVoyage,
  differentShips,
  groupsFrom,
  nextLand,
  type Opinion,
  type Operation,
  WORTHWHILE,
} from './marches.ts';
import { spaceWorth } from './spaces.ts';
import type { Weights } from './weights.ts';
import { cardWorth } from './worth.ts';

/** Offers of one kind that are thought through, at the most. */
const MOST_PLACES = 6;
const MOST_CARDS = 8;

const number = (value: unknown): number => (typeof value === 'number' ? value : -1);

/** Who thinks: by what, with what in his ears. */
export interface Mind {
  readonly content: ConquestsContent;
  readonly w: Weights;
  readonly heard: readonly Heard[];
  readonly opinion: Opinion;
}

/** The offers worth thinking about, the best first. Marches and combats come down to one: they are reckoned here. */
export function candidates(
  { content, w, heard, opinion }: Mind,
  state: State<ConquestsState>,
  seat: Seat,
  offers: readonly Offer[],
): readonly Offer[] {
  if (offers.length < 2) return offers;
  const frame = askingFrame(state, seat);
  if (frame === null) return offers;
  const scene = sceneOf(content, state, heard);
  const mine = state.holder.indexOf(seat);
  switch (frame.proc) {
    case placing.name:
      return byWorth(offers, ([, space]) => spaceWorth(scene, w, placer(state, seat), number(space), true)).slice(
        0,
        MOST_PLACES,
      );
    case moving.name: {
      const { at } = varsIn(frame, moving) ?? { at: 0 };
      return setOut(askedOf(content, state, seat, state.game.order[at] ?? mine, opinion), offers);
    }
    case marching.name:
      return onMarch(askedOf(content, state, seat, varsIn(frame, marching)?.power ?? mine, opinion), offers);
    case sailing.name:
      return atSea(askedOf(content, state, seat, varsIn(frame, sailing)?.power ?? mine, opinion), offers);
    case embassies.name:
      return envoys(scene, w, varsIn(frame, embassies)?.by ?? mine, offers);
    case partnering.name:
      return partners(scene, w, offers, (frame.vars as { at: { by: number } }).at.by);
    case alliance.name:
      return inPot(offers, varsIn(frame, alliance), (vars) => answerToAlliance(scene, w, state, seat, vars));
    case freeing.name:
      return inPot(offers, varsIn(frame, freeing), (vars) => answerToFreeing(scene, w, state, seat, vars));
    case courtesies.name:
      return first(offers, 'pass');
    default:
      return inCombat(scene, w, state, seat, offers) ?? others(scene, w, mine, offers);
  }
}

function byWorth(offers: readonly Offer[], worth: (offer: Offer) => number): Offer[] {
  return offers
    .map((offer) => ({ offer, value: worth(offer) }))
    .sort((one, two) => two.value - one.value)
    .map(({ offer }) => offer);
}

function first(offers: readonly Offer[], ...verbs: readonly string[]): readonly Offer[] {
  for (const verb of verbs) {
    const found = offers.find(([is]) => is === verb);
    if (found !== undefined) return [found];
  }
  return offers.slice(0, 1);
}

/** Whose adviser is placed: of a seat's powers the one that has most to place comes by turn order. */
function placer({ game, holder }: State<ConquestsState>, seat: Seat): number {
  const placed = (power: number) => game.space.filter((one) => one === power).length;
  const own = game.order.filter((power) => holder[power] === seat && game.out[power] === 0);
  return own.reduce((found, power) => (placed(power) < placed(found) ? power : found), own[0] ?? 0);
}

/** A copy of what marches change, to try them out on. */
function askedOf(
  content: ConquestsContent,
  state: State<ConquestsState>,
  seat: Seat,
  power: number,
  opinion: Opinion,
): Asked {
  const { game } = state;
  const tried: ConquestsState = {
    ...game,
    troops: game.troops.slice(),
    moves: game.moves.slice(),
    ship: game.ship.slice(),
    cargo: game.cargo.slice(),
    heldBy: game.heldBy.slice(),
    heldSince: game.heldSince.slice(),
  };
  const own = { ...state, game: tried };
  return { scene: sceneOf(content, own), state: own, seat, power, opinion };
}

/** The operation that betters the position most, if any does; otherwise the power is done. */
function setOut(asked: Asked, offers: readonly Offer[]): readonly Offer[] {
  const { opinion, state, seat, power } = asked;
  let most = opinion(state, seat, power) + WORTHWHILE;
  let best: Offer | null = null;
  const weigh = (offer: Offer, value: number) => {
    if (value > most) [most, best] = [value, offer];
  };
  const ships: number[] = [];
  for (const offer of offers) {
    const [verb, what] = offer;
    if (verb === 'sailWith') ships.push(number(what));
    if (verb !== 'from') continue;
    const found = bestFrom(asked, number(what), groupsFrom(asked, number(what)));
    if (found !== null) weigh(offer, found.value);
  }
  for (const ship of differentShips(asked, ships)) {
    const found = bestVoyage(asked, ship);
    const offer = offers.find(([verb, what]) => verb === 'sailWith' && what === ship);
    if (found !== null && offer !== undefined) weigh(offer, found.value);
  }
  return best === null ? first(offers, 'done') : [best];
}

/** The group is gathered, then goes to where it was meant to; each step is reckoned anew and comes to the same. */
function onMarch(asked: Asked, offers: readonly Offer[]): readonly Offer[] {
  const vars = varsIn(askingFrame(asked.state, asked.seat), marching);
  if (vars === null) return offers.slice(0, 1);
  const lands = offers.flatMap(([verb, land]) => (verb === 'march' ? [number(land)] : []));
  const halt = offers.find(([verb]) => verb === 'halt');
  const inHand = sizeOf(vars.group) > 0;
  if (!vars.moved) {
    const found = bestFrom(asked, vars.at, groupsFrom(asked, vars.at));
    if (found !== null) {
      const lacking = found.group.findIndex((count, at) => count > (vars.group[at] ?? 0));
      const all = offers.find(([verb]) => verb === 'takeAll');
      const [, everything] = groupsFrom(asked, vars.at);
      if (lacking >= 0 && all !== undefined && everything !== undefined && same(everything, found.group)) return [all];
      const wanted = lacking < 0 ? undefined : takeOf(asked, offers, lacking);
      if (wanted !== undefined) return [wanted];
      const next = inHand ? nextLand(asked, vars.at, { ...found, group: vars.group }, lands) : null;
      if (next !== null) return offers.filter(([verb, land]) => verb === 'march' && land === next).slice(0, 1);
    }
    return lands.length > 0 ? first(offers, 'march') : first(offers, 'take', 'takeAlly', 'takeAll');
  }
  const stay = asked.opinion(asked.state, asked.seat, asked.power) + WORTHWHILE;
  const on: Operation | null = lands.length > 0 ? bestFrom(asked, vars.at, [vars.group]) : null;
  const next = on !== null && on.value > stay ? nextLand(asked, vars.at, on, lands) : null;
  const march = next === null ? undefined : offers.find(([verb, land]) => verb === 'march' && land === next);
  return [march ?? halt ?? (offers[0] as Offer)];
}

function same(one: readonly number[], two: readonly number[]): boolean {
  return one.every((count, at) => count === two[at]);
}

function takeOf({ power }: Asked, offers: readonly Offer[], at: number): Offer | undefined {
  const verb = Math.floor(at / KINDS) === power ? 'take' : 'takeAlly';
  return offers.find(([is, kind]) => is === verb && kind === at % KINDS);
}

function atSea(asked: Asked, offers: readonly Offer[]): readonly Offer[] {
  const vars = varsIn(askingFrame(asked.state, asked.seat), sailing);
  const halt = offers.find(([verb]) => verb === 'halt');
  if (vars === null) return offers.slice(0, 1);
  const { scene, state, seat, power, opinion } = asked;
  const voyage = bestVoyage(asked, vars.ship);
  const stay = halt === undefined ? Number.NEGATIVE_INFINITY : opinion(state, seat, power) + WORTHWHILE;
  if (voyage === null || voyage.value <= stay) return [halt ?? (offers[0] as Offer)];
  const at = scene.s.ship[vars.ship] as number;
  const { sea, load, unload } = voyage;
  const deed = load ?? (sea === at ? unload : null);
  if (deed !== null) {
    const verb = load === null ? 'unload' : 'load';
    const found = offers.find(([is, kind, land]) => is === verb && kind === deed[0] && land === deed[1]);
    if (found !== undefined) return [found];
  }
  const sails = offers.filter(([verb]) => verb === 'sail');
  const straight = sails.find(([, to]) => to === sea) ?? byWorth(sails, ([, to]) => -seasTo(asked, number(to), sea))[0];
  return [straight ?? halt ?? (offers[0] as Offer)];
}

/** Seas on the way from one to another. */
function seasTo({ scene: { content } }: Asked, from: number, to: number): number {
  const far = new Map([[from, 0]]);
  const open = [from];
  for (let at = open.shift(); at !== undefined && at !== to; at = open.shift()) {
    for (const near of content.map.seas[at]?.neighbours ?? []) {
      if (far.has(near)) continue;
      far.set(near, (far.get(at) ?? 0) + 1);
      open.push(near);
    }
  }
  return far.get(to) ?? 99;
}

/** An alliance is declared only if somebody would join it, as far as one can see. */
function envoys(scene: Asked['scene'], w: Weights, by: number, offers: readonly Offer[]): readonly Offer[] {
  const declares = promisingPartners(scene, w, by).length > 0;
  const frees = mayOfferFreedom(scene, by);
  const left = offers.filter(([verb]) => (verb !== 'declare' || declares) && (verb !== 'free' || frees));
  if (declares && left.some(([verb]) => verb === 'declare')) return first(left, 'declare');
  return others(scene, w, by, left);
}

function partners(scene: Asked['scene'], w: Weights, offers: readonly Offer[], by: number): readonly Offer[] {
  const wanted = promisingPartners(scene, w, by);
  const done = offers.find(([verb]) => verb === 'done');
  const picked = done !== undefined;
  const found = offers.find(([verb, power]) => verb !== 'done' && wanted.includes(number(power)));
  return picked ? [done] : [found ?? (offers[0] as Offer)];
}

/** In a pot there is one answer; where it cannot be given, one agrees without it, or stays out. */
function inPot<V>(offers: readonly Offer[], vars: V | null, answer: (vars: V) => Answer): readonly Offer[] {
  if (vars === null) return offers.slice(0, 1);
  const wanted = answer(vars).act;
  const found = offers.find((offer) => offer.length === wanted.length && offer.every((part, i) => part === wanted[i]));
  return found === undefined ? first(offers, 'stand', 'refuse') : [found];
}

/** Everything else: cards by what they bring, the rest as it comes. */
function others(scene: Asked['scene'], w: Weights, power: number, offers: readonly Offer[]): readonly Offer[] {
  const [lead] = offers;
  switch (lead?.[0] ?? '') {
    case 'grant':
      // All to one, or it is asked five times.
      return offers.filter(([, , francs]) => francs === Math.max(...offers.map((one) => number(one[2]))));
    case 'card':
      return byWorth(offers, ([, card]) => -cardWorth(scene, w, power, number(card))).slice(0, 1);
    case 'keep':
    case 'done':
      if (offers.some(([verb]) => verb === 'keep')) return keepers(scene, w, power, offers);
      break;
    default:
  }
  const cards = offers.filter(([verb]) => verb === 'play');
  const rest = offers.filter(([verb]) => verb !== 'play' && verb !== 'buyMoves');
  const moves = offers.filter(([verb]) => verb === 'buyMoves');
  const some = [...moves.slice(0, 2), ...moves.slice(-1)].filter((offer, i, all) => all.indexOf(offer) === i);
  const best = byWorth(cards, ([, card, tab]) => tabWorth(scene, w, power, number(card), number(tab)));
  const places = rest.filter(([verb]) => verb === 'deploy' || verb === 'deploySea');
  const plain = rest.filter((offer) => !places.includes(offer));
  return [...best.slice(0, MOST_CARDS), ...plain, ...places.slice(0, 12), ...some];
}

function keepers(scene: Asked['scene'], w: Weights, power: number, offers: readonly Offer[]): readonly Offer[] {
  return byWorth(offers, ([verb, card]) => (verb === 'keep' ? cardWorth(scene, w, power, number(card)) : 0)).slice(
    0,
    1,
  );
}

function tabWorth(scene: Asked['scene'], w: Weights, power: number, card: number, tab: number): number {
  return (scene.content.cards[card]?.tabs[tab]?.price ?? 0) - cardWorth(scene, w, power, card) * w.hand;
}
