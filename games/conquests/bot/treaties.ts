import { type Offer, type PotVars, pledgedSum, pledges, type Seat, type State, stanceOf } from '@bivouac/kernel';
import { AUSTRIA } from '../content/types.ts';
import { diplomacyCards, diplomacyOf } from '../rules/cards/effects.ts';
import { type AllianceTerms, cardAs, lacking, MONEY, PRICES, wanted } from '../rules/diplomacy/pots.ts';
import type { ConquestsState } from '../rules/state.ts';
import type { Phrase } from '../talk.ts';
import type { Scene } from './battles.ts';
import {
  allianceGain,
  alliesOf,
  CARD,
  francWorth,
  freedGain,
  isLeading,
  isWorthJoining,
  outsideGain,
  priceFor,
} from './diplomacy.ts';
import type { Weights } from './weights.ts';

/** What is said about an answer: a phrase and its number. */
export type Remark = readonly [phrase: Phrase, ...numbers: number[]];

/** What is done in a pot, and what is said with it. */
export interface Answer {
  readonly act: Offer;
  readonly remark: Remark | null;
}

/** One who is asked in a pot: what he has given, what he has, what is missing. */
interface Share {
  readonly member: number;
  readonly purse: number;
  /** Cards for a treaty that he has not pledged. */
  readonly cards: readonly number[];
  /** What his pledges so far are worth to him. */
  readonly spent: number;
}

const act = (...parts: Offer): Offer => parts;
const say = (offer: Offer, remark: Remark | null = null): Answer => ({ act: offer, remark });

function shareOf(scene: Scene, w: Weights, { pot }: PotVars<object>, member: number): Share {
  const given = pledges(pot).flatMap(([who, what]) => (who === member && what !== MONEY ? [what] : []));
  const francs = pledgedSum(pot, MONEY, member);
  return {
    member,
    purse: (scene.s.money[member] as number) - francs,
    cards: diplomacyCards(scene, member).filter((card) => !given.includes(cardAs(card))),
    spent: francs * francWorth(w) + given.length * CARD,
  };
}

const francsFor = (w: Weights, worth: number): number => Math.max(0, Math.floor(worth / francWorth(w)));

/** Why a party says no, and what would change it. */
export function refusalBy(scene: Scene, w: Weights, member: number, by: number): Remark {
  if (member !== by && isLeading(scene, by, member)) return ['refuseLeader', by];
  if (alliesOf(scene, member).length > 0) return ['refuseAllied'];
  const short = priceFor(w, member) - allianceGain(scene, w, member, by);
  if (short >= 0) {
    const francs = Math.min(PRICES.alliance.francs, Math.floor(short / francWorth(w)) + 1);
    return ['refusePrice', francs];
  }
  if (member !== AUSTRIA && diplomacyCards(scene, member).length === 0) return ['refuseNoCard'];
  const lacks = PRICES.alliance.francs - (scene.s.money[member] as number);
  return lacks > 0 ? ['refuseNoMoney', lacks] : ['refusePrice', PRICES.alliance.francs];
}

/** CON 9.3: an answer to an alliance that somebody has put on the table. */
export function answerToAlliance(
  scene: Scene,
  w: Weights,
  { holder }: Pick<State<ConquestsState>, 'holder'>,
  seat: Seat,
  vars: PotVars<AllianceTerms>,
): Answer {
  const { terms, pot, round } = vars;
  const { by, parties } = terms;
  const member = vars.waits.find((power) => holder[power] === seat) ?? -1;
  const share = shareOf(scene, w, vars, member);
  const own = holder[by] === seat;
  const francs = wanted(terms, pot) - pledgedSum(pot, MONEY);
  const points = lacking(scene, terms, pot);
  if (!own && isLeading(scene, by, member)) {
    return say(act('refuse'), parties.includes(member) ? ['refuseLeader', by] : null);
  }
  if (!parties.includes(member)) {
    const kin = parties.filter((power) => holder[power] === seat).map((power) => allianceGain(scene, w, power, by));
    const gain = Math.max(outsideGain(scene, w, parties), ...kin);
    return outside(w, share, gain - share.spent, round, francs, points);
  }
  const gain = allianceGain(scene, w, member, by);
  const refusal = () => say(act('refuse'), refusalBy(scene, w, member, by));
  const carded = member === AUSTRIA || pledgedCards(scene, vars, member) > 0;
  if (round === 0 && stanceOf(pot, member) === 0) {
    if (gain <= CARD && !own) return refusal();
    if (!carded && share.cards.length === 0) return say(act('stand'), ['joinIfCard']);
    if (!own && !isWorthJoining(scene, w, member, by)) {
      const [, short = PRICES.alliance.francs] = refusalBy(scene, w, member, by);
      return say(act('stand'), ['joinIfPaid', short]);
    }
    const lacks = member === AUSTRIA ? 0 : PRICES.alliance.francs - share.purse;
    return say(act('contribute'), lacks > 0 ? ['joinIfPaid', lacks] : null);
  }
  // The second round: what is still missing is paid as far as it is worth it; who could not pay steps out.
  const due = carded ? 0 : CARD;
  const left = gain - share.spent - due;
  if (!carded && share.cards.length === 0 && points > 0 && round > 0) return refusal();
  if (francs > 0) {
    const pays = Math.min(francs, share.purse, francsFor(w, left));
    if (pays >= francs) return say(act('pledge', MONEY, pays));
    if (round > 0 && share.spent === 0) return refusal();
  }
  if (!carded && share.cards[0] !== undefined) return say(act('pledge', cardAs(share.cards[0]), 1));
  if (member === AUSTRIA && points > 0 && share.cards[0] !== undefined && left > CARD) {
    return say(act('pledge', cardAs(share.cards[0]), 1));
  }
  return say(act('stand'));
}

function pledgedCards(scene: Scene, { pot }: PotVars<AllianceTerms>, member: number): number {
  return pledges(pot).reduce(
    (sum, [who, what]) => sum + (who === member && what !== MONEY ? diplomacyOf(scene, member, what - 1) : 0),
    0,
  );
}

/** Who is not asked to join waits for what is missing in the end, and pays that if it is worth it (CON 9.3). */
function outside(
  w: Weights,
  { member, purse, cards }: Share,
  gain: number,
  round: number,
  francs: number,
  points: number,
): Answer {
  if (gain <= 0) return say(act('refuse'));
  if (round === 0) return say(act('stand'));
  const [card] = cards;
  if (member === AUSTRIA && points > 0 && card !== undefined && gain > CARD) return say(act('pledge', cardAs(card), 1));
  if (francs > 0 && points === 0 && francs <= Math.min(purse, francsFor(w, gain))) {
    return say(act('pledge', MONEY, francs));
  }
  return say(act('refuse'));
}

/** CON 9.5: Napoleon's forced ally is freed together: each gives what it is worth to him. */
export function answerToFreeing(
  scene: Scene,
  w: Weights,
  { holder }: Pick<State<ConquestsState>, 'holder'>,
  seat: Seat,
  vars: PotVars<{ by: number }>,
): Answer {
  const { pot } = vars;
  const { forced } = scene.s;
  const member = vars.waits.find((power) => holder[power] === seat) ?? -1;
  if (forced !== member && isLeading(scene, forced, member)) return say(act('refuse'), ['refuseLeader', forced]);
  const share = shareOf(scene, w, vars, member);
  const left = freedGain(scene, w, member) - share.spent;
  const points = pledges(pot).reduce(
    (sum, [who, what]) => sum + (what === MONEY ? 0 : diplomacyOf(scene, who, what - 1)),
    0,
  );
  const [card] = share.cards;
  if (points < PRICES.freeing.points && card !== undefined && left > CARD) {
    return say(act('pledge', cardAs(card), 1));
  }
  const francs = PRICES.freeing.francs - pledgedSum(pot, MONEY);
  const pays = Math.min(francs, share.purse, francsFor(w, left));
  if (pays > 0) return say(act('pledge', MONEY, pays));
  if (share.spent > 0) return say(act('stand'));
  return say(act('refuse'), share.purse === 0 ? ['refuseNoMoney', 1] : ['refusePrice', Math.max(1, francs)]);
}
