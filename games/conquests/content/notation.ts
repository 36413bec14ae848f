import type { Names } from '@bivouac/kernel/packs';
import { tokensOf, type Tokens } from './tokens.ts';
import { powerIds, powers, type Power, type UnitId, unitIds } from './types.ts';
import { type Effect, harmed, type RegionRef, turnRules, type When, type Who } from './types-cards.ts';

/**
 * How an effect is typed in a pack or a sheet: `money 2`, `free 2 inf at hollande`, `pay 1 fg: moves 8`,
 * `diplomacy 1 or lookHand`, `only prussia: enrol else pay 1 fg: enrol`. docs/conquests-content.md has the whole list.
 */
export interface Notation {
  readonly regions: Names;
  /** What an infantry, a cavalry and a gun cost in the Military zone. */
  readonly zonePrices: readonly [number, number, number];
}

/** The effect that a text says, or in words what is wrong with it. */
export function readEffect(text: string, notation: Notation): Effect | string {
  try {
    return alternatives(text, notation);
  } catch (error) {
    if (error instanceof Misspelt) return error.message;
    throw error;
  }
}

class Misspelt extends Error {}

function wrong(problem: string): never {
  throw new Misspelt(problem);
}

function alternatives(text: string, notation: Notation): Effect {
  const parts = text.split(' or ').map((part) => single(part.trim(), notation));
  const [first] = parts;
  return parts.length === 1 && first ? first : { kind: 'either', effects: parts };
}

function single(text: string, notation: Notation): Effect {
  if (text.startsWith('pay ')) return paid(text, notation);
  if (text.startsWith('only ')) return limited(text, notation);
  const tokens = tokensOf(text, wrong);
  const effect = simple(tokens, notation);
  const rest = tokens.rest();
  return rest === '' ? effect : wrong(`does not understand "${rest}"`);
}

function paid(text: string, notation: Notation): Effect {
  const [head, rest] = cut(text, ':');
  const tokens = tokensOf(head, wrong);
  tokens.word();
  const n = tokens.number();
  const coin = tokens.one(['fg', 'pm']);
  return { kind: 'cost', fg: coin === 'fg' ? n : 0, pm: coin === 'pm' ? n : 0, then: single(rest, notation) };
}

function limited(text: string, notation: Notation): Effect {
  const [head, rest] = cut(text, ':');
  const [then, otherwise] = rest.includes(' else ') ? cut(rest, ' else ') : [rest, ''];
  return {
    kind: 'only',
    when: whenOf(tokensOf(head, wrong), notation),
    then: single(then, notation),
    otherwise: otherwise === '' ? null : single(otherwise, notation),
  };
}

/** `only prussia russia`, `only holding italie`, `only allied`. */
function whenOf(tokens: Tokens, notation: Notation): When {
  tokens.word();
  const powers: Power[] = [];
  let holds: RegionRef = -1;
  let allied = false;
  while (tokens.more()) {
    if (tokens.take('allied')) allied = true;
    else if (tokens.take('holding')) holds = regionOf(tokens, notation);
    else powers.push(powerOf(tokens));
  }
  return { powers, holds, allied };
}

function cut(text: string, at: string): readonly [string, string] {
  const place = text.indexOf(at);
  if (place < 0) wrong(`has no "${at.trim()}"`);
  return [text.slice(0, place).trim(), text.slice(place + at.length).trim()];
}

const kinds = [
  'money',
  'morale',
  'society',
  'moves',
  'diplomacy',
  'draw',
  'harm',
  'free',
  'enrol',
  'lose',
  'guard',
  'lookHand',
  'lookObjective',
  'swap',
  'discard',
  'rule',
  'force',
  'combatMoves',
  'combatGuard',
  'division',
  'slipAway',
  'repel',
] as const;

function simple(tokens: Tokens, notation: Notation): Effect {
  const kind = tokens.one(kinds);
  switch (kind) {
    case 'money':
    case 'morale':
    case 'society':
    case 'moves':
    case 'diplomacy':
    case 'draw':
    case 'combatMoves':
    case 'swap':
      return { kind, n: tokens.number() };
    case 'harm':
      return { kind, who: whoOf(tokens), what: tokens.one(harmed), n: tokens.number() };
    case 'free':
      return { kind, units: unitsOf(tokens), region: atRegion(tokens, notation) };
    case 'enrol':
      return enrolment(tokens, notation);
    case 'lose': {
      const who = whoOf(tokens);
      const n = tokens.number();
      return { kind, who, n, unit: tokens.one([...unitIds, 'any']), region: atRegion(tokens, notation) };
    }
    case 'guard':
    case 'combatGuard': {
      const { inf, cav } = unitsOf(tokens);
      return { kind, inf, cav };
    }
    case 'lookHand':
    case 'lookObjective':
    case 'slipAway':
      return { kind };
    case 'discard':
      return { kind, who: whoOf(tokens), n: tokens.number() };
    case 'rule': {
      const rule = tokens.one(turnRules);
      const value = tokens.number();
      if (!tokens.take('for')) wrong('has no "for"');
      return { kind: 'turnRule', rule, value, who: tokens.take('self') ? 'self' : whoOf(tokens) };
    }
    case 'force':
      return force(tokens, notation);
    case 'division':
      return { kind, above: tokens.number() };
    case 'repel':
      return { kind, region: atRegion(tokens, notation) };
    default:
      return kind satisfies never;
  }
}

/** `enrol`, or `enrol 3 4 4` for prices of its own. */
function enrolment(tokens: Tokens, notation: Notation): Effect {
  const zone = !tokens.more();
  const [inf, cav, can] = zone ? notation.zonePrices : [tokens.number(), tokens.number(), tokens.number()];
  return { kind: 'enrol', prices: { inf, cav, can }, zone };
}

/** `force 3 land defence at italie against austria with cav`. */
function force(tokens: Tokens, notation: Notation): Effect {
  const n = tokens.number();
  const theatre = tokens.one(['land', 'sea']);
  const side = tokens.take('attack') ? 'attack' : tokens.take('defence') ? 'defence' : 'both';
  const region = atRegion(tokens, notation);
  const against = tokens.take('against') ? powerOf(tokens) : -1;
  const needsCav = tokens.take('with');
  if (needsCav && !tokens.take('cav')) wrong('has "with" without "cav"');
  return { kind: 'force', n, theatre, side, region, against, needsCav };
}

function atRegion(tokens: Tokens, notation: Notation): RegionRef {
  return tokens.take('at') ? regionOf(tokens, notation) : -1;
}

function regionOf(tokens: Tokens, { regions }: Notation): RegionRef {
  const name = tokens.word();
  return regions.get(name) ?? wrong(`names no region: "${name}"`);
}

function powerOf(tokens: Tokens): Power {
  return powers[powerIds.indexOf(tokens.one(powerIds))] ?? 0;
}

function whoOf(tokens: Tokens): Who {
  if (tokens.take('chosen')) return 'chosen';
  return tokens.take('coalition') ? 'coalition' : powerOf(tokens);
}

/** `2 inf`, `1 inf 1 cav`. */
function unitsOf(tokens: Tokens): Record<UnitId, number> {
  const units = { inf: 0, cav: 0, can: 0, frg: 0 };
  do {
    const n = tokens.number();
    units[tokens.one(unitIds)] += n;
  } while (tokens.isNumber());
  return units;
}
