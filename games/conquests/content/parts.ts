import {
  either,
  type Faults,
  isRaw,
  object,
  quote,
  type Raw,
  type Reading,
  report,
  whole,
} from '@bivouac/kernel/packs';
import {
  type Bonus,
  type Domain,
  domainIds,
  type Power,
  type PowerId,
  powerIds,
  powers,
  type UnitId,
  type Units,
  unitIds,
} from './types.ts';

/** Small things that every reader of this pack meets: powers, domains, counts of units, bonuses. */

const domains: readonly Domain[] = [0, 1, 2, 3, 4];

export function powerOf(id: PowerId): Power {
  return powers[powerIds.indexOf(id)] ?? 0;
}

/** The power that a key names, or -1 where there is none. */
export function readPower(faults: Faults, entry: string, raw: Raw, key: string): Power | -1 {
  const value = raw[key];
  if (value === undefined) return -1;
  const found = powers[powerIds.findIndex((id) => id === value)];
  if (found !== undefined) return found;
  report(faults, entry, `"${key}" is ${quote(value)}`, `write ${either(powerIds)}`);
  return -1;
}

/** The domain that a key names, or -1 where there is none. */
export function readDomain(faults: Faults, entry: string, raw: Raw, key: string): Domain | -1 {
  const value = raw[key];
  if (value === undefined) return -1;
  const found = domains[domainIds.findIndex((id) => id === value)];
  if (found !== undefined) return found;
  report(faults, entry, `"${key}" is ${quote(value)}`, `write ${either(domainIds)}`, 'CON 3.6');
  return -1;
}

/** More counters of a kind than any box holds. */
const MANY = 30;

/** How many of each kind of unit; a kind that is not named is 0. */
export function readUnits(
  { faults }: Reading,
  entry: string,
  value: unknown,
  kinds: readonly UnitId[] = unitIds,
): Units {
  const raw = object(faults, entry, value, [], kinds);
  const count = (kind: UnitId) => (raw[kind] === undefined ? 0 : whole(faults, entry, raw, kind, [0, MANY]));
  return { inf: count('inf'), cav: count('cav'), can: count('can'), frg: count('frg') };
}

const bonusKeys = ['cards', 'fg', 'pm', 'morale', ...unitIds, 'guardInf', 'guardCav'] as const;

/** What a space or a level gives; a key that is not named is 0. */
export function readBonus({ faults }: Reading, entry: string, value: unknown): Bonus {
  const raw = object(faults, entry, value, [], bonusKeys);
  const number = (key: (typeof bonusKeys)[number]) =>
    raw[key] === undefined ? 0 : whole(faults, entry, raw, key, [0, 20]);
  return {
    cards: number('cards'),
    fg: number('fg'),
    pm: number('pm'),
    morale: number('morale'),
    inf: number('inf'),
    cav: number('cav'),
    can: number('can'),
    frg: number('frg'),
    guardInf: number('guardInf'),
    guardCav: number('guardCav'),
  };
}

/** The whole number at a key that may be missing. */
export function wholeOr(
  { faults }: Reading,
  entry: string,
  raw: Raw,
  key: string,
  bounds: readonly [number, number],
  missing: number,
): number {
  return raw[key] === undefined ? missing : whole(faults, entry, raw, key, bounds);
}

/** What stands at a key of something that may not be an object at all. */
export function peek(value: unknown, key: string): unknown {
  return isRaw(value) ? value[key] : undefined;
}
