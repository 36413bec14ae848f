import { powerIds, type UnitId, type Units, unitIds } from '../content/types.ts';
import type { Effect, Harmed, When, Who } from '../content/types-cards.ts';
import type { Region } from '../content/types-map.ts';
import { powerAdjectives, powerNames, unitWords } from './names.ts';
import { alternatives, feeOfOthers, series } from './series.ts';

/** An effect in English, beginning with a small letter unless its first word has a capital. */
export function effectEn(effect: Effect, regions: readonly Region[]): string {
  const at = (region: number) => (region < 0 ? '' : ` ${regions[region]?.where.en ?? ''}`);
  const say = (inner: Effect) => effectEn(inner, regions);
  switch (effect.kind) {
    case 'money':
      return `gain ${effect.n} FG`;
    case 'morale':
      return `gain ${effect.n} Morale`;
    case 'society':
      return `gain ${effect.n} Society`;
    case 'moves':
      return `gain ${effect.n} PM`;
    case 'diplomacy':
      return `${effect.n} diplomacy ${effect.n === 1 ? 'point' : 'points'}`;
    case 'draw':
      return `draw ${cards(effect.n)}`;
    case 'harm':
      return `${subject(effect.who)} loses ${effect.n} ${losses[effect.what]}`;
    case 'free':
      return freeUnits(effect.units) + at(effect.region);
    case 'enrol':
      return enrol(effect);
    case 'lose':
      return `${subject(effect.who)} loses ${count(effect.n, effect.unit)}${at(effect.region)}`;
    case 'guard':
      return guards(effect);
    case 'lookHand':
      return 'look at Napoleon’s hand';
    case 'lookObjective':
      return 'look at the secret objective of a Coalition power';
    case 'swap':
      return `swap ${cards(effect.n)} with a willing Coalition power`;
    case 'discard':
      return `${subject(effect.who)} discards ${cards(effect.n)} of ${possessive(effect.who)} choice`;
    case 'turnRule':
      return turnRule(effect);
    case 'force':
      return force(effect, at(effect.region));
    case 'combatMoves':
      return `combat: ${effect.n} PM`;
    case 'combatGuard':
      return `combat: ${guards(effect)}`;
    case 'division':
      return `Division if your Morale is above ${effect.above}`;
    case 'slipAway':
      return 'defending: retreat before the combat and pay the PM';
    case 'repel':
      return `defending${at(effect.region)}, except in a capital: the attacker falls back without a fight`;
    case 'either':
      return alternatives(effect.effects.map(say), ', or ');
    case 'cost':
      return `pay ${price(effect)}: ${say(effect.then)}`;
    case 'only':
      return only(effect, regions);
    default:
      return effect satisfies never;
  }
}

function only(effect: Extract<Effect, { readonly kind: 'only' }>, regions: readonly Region[]): string {
  const then = effectEn(effect.then, regions);
  const fee = feeOfOthers(effect);
  if (fee) {
    const names = effect.when.powers.map((power) => powerNames[powerIds[power]].en);
    return `${then}; powers other than ${series(names, 'and')} first pay ${price(fee)}`;
  }
  const otherwise = effect.otherwise ? `; otherwise ${effectEn(effect.otherwise, regions)}` : '';
  return `${whenEn(effect.when, regions)}: ${then}${otherwise}`;
}

function price({ fg, pm }: { readonly fg: number; readonly pm: number }): string {
  return fg > 0 ? `${fg} FG` : `${pm} PM`;
}

const losses: Readonly<Record<Harmed, string>> = { money: 'FG', morale: 'Morale', society: 'Society', moves: 'PM' };

function cards(n: number): string {
  return `${n} ${n === 1 ? 'card' : 'cards'}`;
}

export function count(n: number, unit: UnitId | 'any'): string {
  return `${n} ${unitWords[unit].en[n === 1 ? 0 : 1]}`;
}

function freeUnits(units: Units): string {
  const parts = unitIds
    .filter((kind) => units[kind] > 0)
    .map((kind) => `${units[kind]} free ${unitWords[kind].en[units[kind] === 1 ? 0 : 1]}`);
  return series(parts, 'and');
}

function enrol({ prices, zone }: Extract<Effect, { readonly kind: 'enrol' }>): string {
  if (zone) return 'enrol up to 1 infantry, 1 cavalry and 1 gun in the capital at the prices of the Military zone';
  const { inf, cav, can } = prices;
  return `enrol up to 1 infantry (${inf} FG), 1 cavalry (${cav} FG) and 1 gun (${can} FG) in the capital`;
}

function guards({ inf, cav }: { readonly inf: number; readonly cav: number }): string {
  const parts = [...(inf > 0 ? [count(inf, 'inf')] : []), ...(cav > 0 ? [count(cav, 'cav')] : [])];
  return `${series(parts, 'and')} ${inf + cav === 1 ? 'becomes' : 'become'} Guard`;
}

function subject(who: Who): string {
  if (who === 'chosen') return 'a Coalition power of your choice';
  return who === 'coalition' ? 'the Coalition' : powerNames[powerIds[who]].en;
}

function possessive(who: Who): string {
  if (who === 0) return 'his';
  return typeof who === 'number' ? 'her' : 'its';
}

function turnRule({ rule, value, who }: Extract<Effect, { readonly kind: 'turnRule' }>): string {
  const cost = value === 0 ? 'nothing' : `${value} PM`;
  switch (rule) {
    case 'englishSpeed':
      return `this turn an empty English frigate pays ${value} PM for a sea`;
    case 'strangersAtSea':
      return `this turn each stranger’s frigate at sea costs ${who === 'self' ? 'you' : subject(who)} ${cost}`;
    case 'navalSupport': {
      const whose = who === 'self' ? 'your' : typeof who === 'number' ? powerAdjectives[powerIds[who]].en : 'Coalition';
      return `this turn ${whose} frigates ${value === 0 ? 'support no land combat' : `support land combats with ${value} force each`}`;
    }
    case 'infCheaper':
      return `this turn each infantry that you enrol costs ${value} FG less`;
    default:
      return rule satisfies never;
  }
}

function force(effect: Extract<Effect, { readonly kind: 'force' }>, at: string): string {
  const { n, theatre, side, against, needsCav } = effect;
  const foe = against === -1 ? '' : ` against ${powerNames[powerIds[against]].en}`;
  const parts = [
    `${theatre} combat${at}${foe}`,
    ...(side === 'both' ? [] : [side === 'attack' ? 'attacking' : 'defending']),
    ...(needsCav ? ['with cavalry of your own'] : []),
  ];
  return `${parts.join(', ')}: +${n} force`;
}

function whenEn({ powers, holds, allied }: When, regions: readonly Region[]): string {
  const names = powers.map((power) => powerNames[powerIds[power]].en);
  const parts = [
    ...(names.length > 0 ? [`${series(names, 'or')} only`] : []),
    ...(holds < 0 ? [] : [`if you control a place ${regions[holds]?.where.en ?? ''}`]),
    ...(allied ? ['if you are allied'] : []),
  ];
  return parts.join(', ');
}
