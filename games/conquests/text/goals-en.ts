import {
  type Condition,
  type Counted,
  type LevelOf,
  NO_LIMIT,
  type Range,
  type Subject,
  type Where,
} from '../content/types-goals.ts';
import type { ConquestsMap } from '../content/types-map.ts';
import { series } from './series.ts';

/** A condition in English, beginning with a small letter unless its first word has a capital. */
export function conditionEn(condition: Condition, map: ConquestsMap): string {
  const land = (i: number) => map.lands[i]?.short.en ?? '';
  switch (condition.kind) {
    case 'all':
      return condition.of.map((one) => conditionEn(one, map)).join('; ');
    case 'any':
      return condition.of.map((one) => inAny(one, map)).join(', or ');
    case 'control':
      return control(condition, map);
    case 'level': {
      const what = condition.track === 'morale' ? 'Morale' : 'Society';
      return `${levelOf[condition.of]} ${what} is ${bounds(condition)}`;
    }
    case 'count': {
      const at = condition.region < 0 ? '' : ` ${map.regions[condition.region]?.where.en ?? ''}`;
      return `${subjects[condition.of]} ${verb(condition.what, condition.of)} ${bounds(condition)} ${noun(condition)}${at}`;
    }
    case 'highest': {
      const what = condition.what === 'morale' ? 'Morale' : 'number of victories';
      return condition.shared
        ? `no Coalition power has a higher ${what} than you`
        : `you have the highest ${what} of the Coalition, alone`;
    }
    case 'lead':
      return `the Coalition’s Society is at least ${condition.by} above Napoleon’s`;
    case 'present':
      return `you have a land unit ${whereEn(condition.at, map)}`;
    case 'allied':
      return `you are allied with at least ${condition.with} ${condition.with === 1 ? 'power' : 'powers'}`;
    case 'forced':
      return condition.is ? 'you are Napoleon’s forced ally' : 'you are not Napoleon’s forced ally';
    case 'eliminated':
      return 'Napoleon is out of the game';
    case 'together': {
      const exact = condition.atLeast === condition.atMost;
      const n = `${exact ? '' : 'at least '}${condition.atLeast}`;
      return `${n} Coalition powers have units in ${land(condition.land)}`;
    }
    case 'heldFor':
      return `you control ${land(condition.land)} alone for the ${ordinals[condition.turns] ?? condition.turns} turn running`;
    default:
      return condition satisfies never;
  }
}

/** Among alternatives, what belongs together is joined by a word. */
function inAny(condition: Condition, map: ConquestsMap): string {
  if (condition.kind !== 'all') return conditionEn(condition, map);
  return condition.of.map((one) => conditionEn(one, map)).join(' and ');
}

const ordinals = ['', 'first', 'second', 'third', 'fourth'];
const subjects: Readonly<Record<Subject, string>> = {
  self: 'you',
  napoleon: 'Napoleon',
  coalition: 'the Coalition',
};
const levelOf: Readonly<Record<LevelOf, string>> = {
  self: 'your',
  napoleon: 'Napoleon’s',
  coalition: 'the Coalition’s',
  each: 'every Coalition power’s',
  those: 'their',
};

function verb(what: Counted, subject: Subject): string {
  const places = what === 'lands' || what === 'seas' || what === 'foreignLands' || what === 'neutralCapitals';
  if (places) return subject === 'self' ? 'control' : 'controls';
  return subject === 'self' ? 'have' : 'has';
}

/** `at least 8`, `at most 2`, `none` is said by whoever asks. */
function bounds({ atLeast, atMost }: Range): string {
  if (atMost === NO_LIMIT) return `at least ${atLeast}`;
  return atLeast === atMost ? `exactly ${atLeast}` : atLeast === 0 ? `at most ${atMost}` : `${atLeast} to ${atMost}`;
}

const nouns: Readonly<Record<Counted, readonly [string, string]>> = {
  victories: ['victory', 'victories'],
  alliances: ['alliance that you began', 'alliances that you began'],
  lands: ['land', 'lands'],
  seas: ['sea', 'seas'],
  foreignLands: ['land beyond the home lands', 'lands beyond the home lands'],
  neutralCapitals: ['neutral capital', 'neutral capitals'],
  corps: ['corps formed', 'corps formed'],
  frigates: ['frigate', 'frigates'],
  units: ['land unit on the map', 'land units on the map'],
  money: ['FG', 'FG'],
};

function noun({ what, atLeast, atMost }: { readonly what: Counted } & Range): string {
  return nouns[what][(atMost === NO_LIMIT ? atLeast : atMost) === 1 ? 0 : 1];
}

function control(condition: Extract<Condition, { readonly kind: 'control' }>, map: ConquestsMap): string {
  const { by, at, atLeast, atMost } = condition;
  const who = subjects[by];
  const verb = by === 'self' ? 'control' : 'controls';
  const not = by === 'self' ? 'do not control' : 'does not control';
  if (at.kind === 'ownCapital') return `${who} ${atMost === 0 ? not : verb} your capital`;
  const total = placesIn(at, map);
  const of = namesEn(at, map);
  if (at.kind === 'lands') {
    const names = at.lands.map((land) => map.lands[land]?.short.en ?? '');
    if (atMost === 0) return `${who} ${not} ${series(names, 'or')}`;
    if (atLeast === names.length) return `${who} ${verb} ${series(names, 'and')}`;
    return atLeast === 1
      ? `${who} ${verb} ${series(names, 'or')}`
      : `${who} ${verb} ${atLeast} of ${series(names, 'and')}`;
  }
  if (atMost === 0) return `${who} ${verb} ${noneOf(at, map)}`;
  if (atLeast === total) return `${who} ${verb} all of ${of}`;
  const most = atMost === NO_LIMIT ? `at least ${atLeast}` : `at most ${atMost}`;
  const n = atMost === NO_LIMIT ? atLeast : atMost;
  return `${who} ${verb} ${most} ${placeNoun(at, map, n)}`;
}

function noneOf(at: Where, map: ConquestsMap): string {
  const region = at.kind === 'region' ? map.regions[at.region] : undefined;
  return region?.id.startsWith('capitales') ? `none of ${region.name.en}` : `nothing ${whereEn(at, map)}`;
}

/** `2 lands in Italy`, `1 sea in the Baltic`, `3 of the neutral capitals`. */
function placeNoun(at: Where, map: ConquestsMap, n: number): string {
  const region = at.kind === 'region' ? map.regions[at.region] : undefined;
  if (region?.id.startsWith('capitales')) return `of ${region.name.en}`;
  const noun = region?.theatre === 'sea' ? 'sea' : 'land';
  return `${noun}${n === 1 ? '' : 's'} ${whereEn(at, map)}`;
}

function placesIn(at: Where, map: ConquestsMap): number {
  if (at.kind === 'lands') return at.lands.length;
  const region = at.kind === 'region' ? map.regions[at.region] : undefined;
  return region ? region.lands.length + region.seas.length : NO_LIMIT;
}

function namesEn(at: Where, map: ConquestsMap): string {
  return at.kind === 'region' ? (map.regions[at.region]?.name.en ?? '') : 'your home lands';
}

function whereEn(at: Where, map: ConquestsMap): string {
  if (at.kind === 'region') return map.regions[at.region]?.where.en ?? '';
  if (at.kind === 'ownHome') return 'in your home lands';
  if (at.kind === 'ownCapital') return 'in your capital';
  return `in ${series(
    at.lands.map((land) => map.lands[land]?.short.en ?? ''),
    'or',
  )}`;
}
