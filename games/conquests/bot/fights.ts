import { askingFrame, type Frame, type Offer, type Seat, type State, varsIn, type WindowVars } from '@bivouac/kernel';
import { oddsOf } from '../odds.ts';
import { combatOptions } from '../rules/combat/options.ts';
import { attackCard, type CardMoment, defenceCard } from '../rules/combat/cards.ts';
import { clashOf } from '../rules/combat/clash.ts';
import { following } from '../rules/combat/following.ts';
import { outcome } from '../rules/combat/outcome.ts';
import { RESULTS } from '../rules/combat/table.ts';
import { marchOdds } from '../odds.ts';
import { troopsAt, unitsAt } from '../rules/map/troops.ts';
import { CAN, CAV, type ConquestsState, GUARD_CAV, INF, KINDS } from '../rules/state.ts';
import { emptyGroup } from '../rules/movement/cost.ts';
import type { Scene } from './battles.ts';
import { landWorth } from './ground.ts';
import type { Weights } from './weights.ts';
import { cardWorth } from './worth.ts';

const sorted = (offers: readonly Offer[], worth: (offer: Offer) => number): Offer[] =>
  [...offers].sort((one, two) => worth(two) - worth(one));

const best = (offers: readonly Offer[], worth: (offer: Offer) => number): Offer[] => sorted(offers, worth).slice(0, 1);

const number = (value: unknown): number => (typeof value === 'number' ? value : -1);

/** What a combat card changes by exact odds, against what the card would be worth later (CON 11.1). */
function cardInBattle(
  scene: Scene,
  w: Weights,
  vars: WindowVars<CardMoment>,
  offers: readonly Offer[],
): readonly Offer[] {
  const { battle, side } = vars.at;
  const power = vars.queue[0] ?? 0;
  const clash = clashOf(scene, battle);
  const stake = battle.land >= 0 ? landWorth(scene, power, battle.land, w.franc) + 4 : 4;
  const chance = (more: number): number => {
    const cards: [number, number] = [...battle.cards];
    cards[side] += more;
    const { won, chances } = oddsOf(scene, { ...clash, cards });
    const mine = side === 0 ? won : 1 - won;
    const clear = side === 0 ? chances.strategic + chances.tactical : chances.trap + chances.heroic;
    return mine + 0.6 * clear;
  };
  const now = chance(0);
  const gain = ([verb, card, tab]: Offer): number => {
    if (verb !== 'play') return 0;
    const options = combatOptions(scene, battle, side, power, number(card), number(tab));
    const worth = options.map(({ effect, fg, pm }) => {
      const cost = fg * w.franc + pm * w.move;
      if (effect.kind === 'force') return (chance(effect.n) - now) * stake - cost;
      if (effect.kind === 'combatGuard') return (chance(effect.inf + effect.cav) - now) * stake + 0.4 - cost;
      if (effect.kind === 'division') return now < 1.2 ? 1.2 - cost : 0;
      // Who is likely to lose gets away, or sends the attacker back.
      if (effect.kind === 'slipAway' || effect.kind === 'repel') return now < 0.6 ? (0.8 - now) * stake - cost : 0;
      return 0;
    });
    return Math.max(0, ...worth) - 0.5 * w.hand * cardWorth(scene, w, power, number(card));
  };
  return best(offers, (offer) => gain(offer) + (offer[0] === 'pass' ? 0.01 : 0));
}

/** Units in the order in which one parts with them: what keeps corps together goes last. */
function dispensable(scene: Scene, land: number, power: number, kind: number): number {
  const { s } = scene;
  const here = (one: number) => (land >= 0 ? troopsAt(s, land, power, one) : 1);
  const worth = [1, 1.2, 2.4, 2.2, 2.4][kind] ?? 1;
  const spare = kind === INF ? here(INF) > here(CAN) : kind === CAV ? here(CAV) > here(CAN) : false;
  return -worth + (spare ? 0.5 : 0);
}

/** Follow the beaten where it pays; else take an empty land beside, if enough stay behind (CON 11.6). */
function follow(
  scene: Scene,
  w: Weights,
  state: State<ConquestsState>,
  seat: Seat,
  offers: readonly Offer[],
): readonly Offer[] {
  const vars = varsIn(askingFrame(state, seat), following);
  if (vars === null) return offers.slice(0, 1);
  const { land, sides } = vars.battle;
  const [power = 0] = sides[0];
  const here = unitsAt(scene.s, land, power);
  return best(offers, ([verb, to]) => {
    if (verb === 'pass') return 0.2;
    if (verb === 'advance') return here > 1 ? landWorth(scene, power, number(to), w.franc) : 0;
    const riders = emptyGroup();
    riders[power * KINDS + CAV] = 2 * troopsAt(scene.s, land, power, CAV);
    riders[power * KINDS + GUARD_CAV] = 2 * troopsAt(scene.s, land, power, GUARD_CAV);
    const odds = marchOdds(scene, number(to), power, riders);
    return odds === null || here < 2 ? 0 : (odds.won - 0.5) * 4;
  });
}

/** Who goes along: in pursuit all the riders; into an empty land the least that holds it. */
function bring(state: State<ConquestsState>, seat: Seat, offers: readonly Offer[]): readonly Offer[] {
  const vars = varsIn(askingFrame(state, seat), following);
  const done = offers.find(([verb]) => verb === 'done');
  if (vars?.pursues === true)
    return offers
      .filter(([verb]) => verb === 'bringAll')
      .concat(offers)
      .slice(0, 1);
  if (done !== undefined) return [done];
  return best(offers, ([verb, , kind]) => (verb === 'bringAll' ? -9 : ([5, 4, 1, 3, 2][number(kind)] ?? 0)));
}

const verbs: { readonly [verb: string]: number } = {
  pay: 9,
  retreat: 8,
  retreatSea: 8,
  embark: 7,
  take: 6,
  breakOut: 5,
  unload: 5,
  fight: 5,
  support: 5,
  sacrifice: 3,
  fallBack: 2,
  abandon: 1,
  spare: 0,
};

/** The choices of a combat, each by itself: one answer, or null where it is none of them. */
export function inCombat(
  scene: Scene,
  w: Weights,
  state: State<ConquestsState>,
  seat: Seat,
  offers: readonly Offer[],
): readonly Offer[] | null {
  const frame = askingFrame(state, seat);
  const moment = varsIn(frame, attackCard) ?? varsIn(frame, defenceCard);
  if (moment !== null && frame?.step === 'ask') return cardInBattle(scene, w, moment, offers);
  const [first] = offers;
  const verb = first?.[0] ?? '';
  const has = (one: string) => offers.some(([is]) => is === one);
  if (frame?.proc === following.name)
    return has('bring') || has('bringAll') ? bring(state, seat, offers) : follow(scene, w, state, seat, offers);
  if (verb === 'lose') {
    const { land = -1 } = (frame?.vars ?? {}) as { land?: number };
    return best(offers, ([, power, kind]) => dispensable(scene, land, number(power), number(kind)));
  }
  if (verb === 'recruit') return best(offers, ([, , kind]) => [1, 1.2, 2.4][number(kind)] ?? 0);
  if (verb === 'loseShip')
    return best(
      offers,
      ([, ship]) => -scene.s.cargo.slice(number(ship) * KINDS, number(ship) * KINDS + KINDS).reduce((a, b) => a + b, 0),
    );
  if (verb === 'strike' || verb === 'strikeShip') return null;
  if (verb === 'entrust') {
    // CON 11.5#3: what is gained is wanted, what is lost is left to an ally.
    const sign = isBeaten(frame, state, seat) ? -1 : 1;
    return best(offers, ([, power]) => (state.holder[number(power)] === seat ? sign : 0));
  }
  const war = [
    'pay',
    'sacrifice',
    'retreat',
    'retreatSea',
    'embark',
    'breakOut',
    'abandon',
    'fight',
    'fallBack',
    'support',
  ];
  if (frame?.proc !== 'marching' && frame?.proc !== 'sailing' && war.some(has)) {
    return best(
      offers,
      ([is, land]) => (verbs[is] ?? 0) + (is === 'retreat' ? shelter(scene, state, seat, number(land)) : 0),
    );
  }
  return null;
}

/** Whether the battle that is being settled was lost by this seat. */
function isBeaten(frame: Frame | null, state: State<ConquestsState>, seat: Seat): boolean {
  const vars = varsIn(frame, outcome);
  if (vars === null) return false;
  const beaten = RESULTS[vars.row]?.won === 'attack' ? 1 : 0;
  return vars.battle.sides[beaten].some((power) => state.holder[power] === seat);
}

/** Of several refuges the one with friends, and with a capital. */
function shelter(scene: Scene, state: State<ConquestsState>, seat: Seat, land: number): number {
  const own = state.holder.reduce((sum, who, power) => sum + (who === seat ? unitsAt(scene.s, land, power) : 0), 0);
  return Math.min(0.5, own * 0.1) + (scene.content.map.lands[land]?.capital === null ? 0 : 0.3);
}
