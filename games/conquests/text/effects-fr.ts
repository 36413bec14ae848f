import { powerIds, type UnitId, type Units, unitIds } from '../content/types.ts';
import type { Effect, Harmed, When, Who } from '../content/types-cards.ts';
import type { Region } from '../content/types-map.ts';
import { frenchPowers, powerNames, unitWords } from './names.ts';
import { alternatives, feeOfOthers, series } from './series.ts';

/** An effect in French, beginning with a small letter unless its first word has a capital. */
export function effectFr(effect: Effect, regions: readonly Region[]): string {
  const at = (region: number) => (region < 0 ? '' : ` ${regions[region]?.where.fr ?? ''}`);
  const say = (inner: Effect) => effectFr(inner, regions);
  switch (effect.kind) {
    case 'money':
      return `gagnez ${effect.n} FG`;
    case 'morale':
      return `gagnez ${points(effect.n)} de Moral`;
    case 'society':
      return `gagnez ${points(effect.n)} de Société`;
    case 'moves':
      return `gagnez ${effect.n} PM`;
    case 'diplomacy':
      return `${points(effect.n)} de diplomatie`;
    case 'draw':
      return `piochez ${cards(effect.n)}`;
    case 'harm':
      return `${subject(effect.who)} ${loses(effect.who)} ${losses[effect.what](effect.n)}`;
    case 'free':
      return freeUnits(effect.units) + at(effect.region);
    case 'enrol':
      return enrol(effect);
    case 'lose':
      return `${subject(effect.who)} ${loses(effect.who)} ${count(effect.n, effect.unit)}${at(effect.region)}`;
    case 'guard':
      return guards(effect);
    case 'lookHand':
      return 'regardez la main de Napoléon';
    case 'lookObjective':
      return 'regardez l’objectif secret d’un Coalisé';
    case 'swap':
      return `échangez ${cards(effect.n)} avec un Coalisé consentant`;
    case 'discard': {
      const verb = effect.who === 'coalition' ? 'défaussent' : 'défausse';
      return `${subject(effect.who)} ${verb} ${cards(effect.n)} de ${effect.who === 'coalition' ? 'leur' : 'son'} choix`;
    }
    case 'turnRule':
      return turnRule(effect);
    case 'force':
      return force(effect, at(effect.region));
    case 'combatMoves':
      return `combat : ${effect.n} PM`;
    case 'combatGuard':
      return `combat : ${guards(effect)}`;
    case 'division':
      return `Division si votre Moral dépasse ${effect.above}`;
    case 'slipAway':
      return 'en défense : retraite avant le combat, en payant les PM';
    case 'repel':
      return `en défense${at(effect.region)}, sauf dans une capitale : l’attaquant se retire sans combattre`;
    case 'either':
      return alternatives(effect.effects.map(say), ', ou ');
    case 'cost':
      return `payez ${price(effect)} : ${say(effect.then)}`;
    case 'only':
      return only(effect, regions);
    default:
      return effect satisfies never;
  }
}

function only(effect: Extract<Effect, { readonly kind: 'only' }>, regions: readonly Region[]): string {
  const then = effectFr(effect.then, regions);
  const fee = feeOfOthers(effect);
  if (fee) {
    const names = effect.when.powers.map((power) => frenchPowers[powerIds[power]].the);
    return `${then} ; les nations autres que ${series(names, 'et')} paient d’abord ${price(fee)}`;
  }
  const otherwise = effect.otherwise ? ` ; sinon ${effectFr(effect.otherwise, regions)}` : '';
  return `${whenFr(effect.when, regions)} : ${then}${otherwise}`;
}

function price({ fg, pm }: { readonly fg: number; readonly pm: number }): string {
  return fg > 0 ? `${fg} FG` : `${pm} PM`;
}

const losses: Readonly<Record<Harmed, (n: number) => string>> = {
  money: (n) => `${n} FG`,
  morale: (n) => `${points(n)} de Moral`,
  society: (n) => `${points(n)} de Société`,
  moves: (n) => `${n} PM`,
};

function points(n: number): string {
  return `${n} ${n < 2 ? 'point' : 'points'}`;
}

function cards(n: number): string {
  return `${n} ${n < 2 ? 'carte' : 'cartes'}`;
}

export function count(n: number, unit: UnitId | 'any'): string {
  return `${n} ${unitWords[unit].fr[n < 2 ? 0 : 1]}`;
}

/** `2 infanteries gratuites`, `1 canon gratuit`, `1 infanterie et 1 canon gratuits`. */
function freeUnits(units: Units): string {
  const kinds = unitIds.filter((kind) => units[kind] > 0);
  const many = kinds.reduce((sum, kind) => sum + units[kind], 0) > 1;
  const feminine = kinds.every((kind) => unitWords[kind].feminine);
  const what = series(
    kinds.map((kind) => count(units[kind], kind)),
    'et',
  );
  return `${what} gratuit${feminine ? 'e' : ''}${many ? 's' : ''}`;
}

function enrol({ prices, zone }: Extract<Effect, { readonly kind: 'enrol' }>): string {
  if (zone) {
    return 'enrôlez dans la capitale jusqu’à 1 infanterie, 1 cavalerie et 1 canon, aux prix de la zone Militaire';
  }
  const { inf, cav, can } = prices;
  return `enrôlez dans la capitale jusqu’à 1 infanterie (${inf} FG), 1 cavalerie (${cav} FG) et 1 canon (${can} FG)`;
}

/** `1 infanterie devient grognard`; a horseman of the Guard has no such name. */
function guards({ inf, cav }: { readonly inf: number; readonly cav: number }): string {
  const parts = [
    ...(inf > 0 ? [`${count(inf, 'inf')} ${inf < 2 ? 'devient grognard' : 'deviennent grognards'}`] : []),
    ...(cav > 0 ? [`${count(cav, 'cav')} ${cav < 2 ? 'passe' : 'passent'} à la Garde`] : []),
  ];
  return series(parts, 'et');
}

function subject(who: Who): string {
  if (who === 'chosen') return 'une nation coalisée de votre choix';
  return who === 'coalition' ? 'les Coalisés' : frenchPowers[powerIds[who]].the;
}

function loses(who: Who): string {
  return who === 'coalition' ? 'perdent' : 'perd';
}

function turnRule({ rule, value, who }: Extract<Effect, { readonly kind: 'turnRule' }>): string {
  switch (rule) {
    case 'englishSpeed':
      return `ce tour-ci une frégate anglaise vide paie ${value} PM par zone maritime`;
    case 'strangersAtSea': {
      const cost = value === 0 ? 'ne coûte rien' : `coûte ${value} PM`;
      const whom = who === 'self' ? '' : ` ${dative(who)}`;
      const own = who === 'self' ? (value === 0 ? 'ne vous coûte rien' : `vous coûte ${value} PM`) : `${cost}${whom}`;
      return `ce tour-ci chaque frégate étrangère en mer ${own}`;
    }
    case 'navalSupport': {
      const whose = who === 'self' ? 'vos frégates' : `les frégates ${genitive(who)}`;
      const what =
        value === 0
          ? 'ne soutiennent aucun combat terrestre'
          : `soutiennent chacune un combat terrestre de ${value} PF`;
      return `ce tour-ci ${whose} ${what}`;
    }
    case 'infCheaper':
      return `ce tour-ci chaque infanterie que vous enrôlez coûte ${value} FG de moins`;
    default:
      return rule satisfies never;
  }
}

function genitive(who: Who): string {
  if (who === 'chosen') return 'd’une nation coalisée de votre choix';
  return who === 'coalition' ? 'des Coalisés' : frenchPowers[powerIds[who]].of;
}

function dative(who: Who): string {
  if (who === 'chosen') return 'à une nation coalisée de votre choix';
  return who === 'coalition' ? 'aux Coalisés' : frenchPowers[powerIds[who]].to;
}

function force(effect: Extract<Effect, { readonly kind: 'force' }>, at: string): string {
  const { n, theatre, side, against, needsCav } = effect;
  const foe = against === -1 ? '' : ` contre ${frenchPowers[powerIds[against]].the}`;
  const parts = [
    `combat ${theatre === 'land' ? 'terrestre' : 'naval'}${at}${foe}`,
    ...(side === 'both' ? [] : [side === 'attack' ? 'en attaque' : 'en défense']),
    ...(needsCav ? ['avec une cavalerie à vous'] : []),
  ];
  return `${parts.join(', ')} : +${n} PF`;
}

function whenFr({ powers, holds, allied }: When, regions: readonly Region[]): string {
  const names = powers.map((power) => powerNames[powerIds[power]].fr);
  const parts = [
    ...(names.length > 0 ? [`${series(names, 'ou')} seulement`] : []),
    ...(holds < 0 ? [] : [`si vous contrôlez une place ${regions[holds]?.where.fr ?? ''}`]),
    ...(allied ? ['si vous êtes allié'] : []),
  ];
  return parts.join(', ');
}
