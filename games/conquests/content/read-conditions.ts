import {
  either,
  flag,
  isRaw,
  list,
  type Names,
  object,
  quote,
  type Raw,
  type Reading,
  ref,
  refs,
  report,
  whole,
  word,
} from '@bivouac/kernel/packs';
import { wholeOr } from './parts.ts';
import { type Condition, type ConditionKind, counted, NO_LIMIT, type Range, type Where } from './types-goals.ts';

/** The names that a condition may use. */
export interface PlaceNames {
  readonly lands: Names;
  readonly regions: Names;
}

const range = ['atLeast', 'atMost'];
const subjects = ['self', 'napoleon', 'coalition'] as const;
const places = ['lands', 'region', 'own'];

const keysOf: { readonly [K in ConditionKind]: readonly [readonly string[], readonly string[]] } = {
  all: [['of'], []],
  any: [['of'], []],
  control: [['by'], [...places, ...range]],
  level: [['track', 'of'], range],
  count: [
    ['what', 'of'],
    ['region', ...range],
  ],
  highest: [['what'], ['shared']],
  lead: [['by'], []],
  present: [[], places],
  allied: [['with'], []],
  forced: [['is'], []],
  eliminated: [['who'], []],
  together: [['land'], range],
  heldFor: [['land', 'turns'], []],
};
const kinds = Object.keys(keysOf) as readonly ConditionKind[];

/** A condition of an objective or of a victory table. */
export function readCondition(reading: Reading, entry: string, value: unknown, names: PlaceNames): Condition {
  const written = isRaw(value) ? value['kind'] : value;
  const kind = kinds.find((one) => one === written);
  if (!kind) {
    if (value !== undefined)
      report(reading.faults, entry, `"kind" is ${quote(written)}`, `write ${either(kinds)}`, 'CON 13.1');
    return { kind: 'all', of: [] };
  }
  const [needed, allowed] = keysOf[kind];
  return conditionOf(reading, entry, object(reading.faults, entry, value, ['kind', ...needed], allowed), kind, names);
}

function conditionOf(reading: Reading, entry: string, raw: Raw, kind: ConditionKind, names: PlaceNames): Condition {
  const { faults } = reading;
  switch (kind) {
    case 'all':
    case 'any': {
      const of = list(faults, entry, raw, 'of').map((one, i) =>
        readCondition(reading, `${entry} of[${i}]`, one, names),
      );
      return { kind, of };
    }
    case 'control': {
      const at = readWhere(reading, entry, raw, names);
      const all = at.kind === 'lands' ? at.lands.length : 1;
      const by = word(reading, entry, raw, 'by', subjects);
      return { kind, by, at, ...readRange(reading, entry, raw, all) };
    }
    case 'level': {
      const track = word(reading, entry, raw, 'track', ['morale', 'society']);
      const of = word(reading, entry, raw, 'of', ['self', 'napoleon', 'coalition', 'each', 'those']);
      if (track === 'society' && of !== 'napoleon' && of !== 'coalition') {
        report(faults, entry, `speaks of the Society of "${of}"`, 'write napoleon or coalition', 'CON 8.4');
      }
      return { kind, track, of, ...readRange(reading, entry, raw, 0) };
    }
    case 'count': {
      const what = word(reading, entry, raw, 'what', counted);
      const of = word(reading, entry, raw, 'of', subjects);
      const region = readRegion(reading, entry, raw, names);
      return { kind, what, of, region, ...readRange(reading, entry, raw, 1) };
    }
    case 'highest': {
      const what = word(reading, entry, raw, 'what', ['victories', 'morale']);
      return { kind, what, shared: flag(reading, entry, raw, 'shared') };
    }
    case 'lead':
      return { kind, by: whole(faults, entry, raw, 'by', [1, 15]) };
    case 'present':
      return { kind, at: readWhere(reading, entry, raw, names) };
    case 'allied':
      return { kind, with: whole(faults, entry, raw, 'with', [1, 3]) };
    case 'forced':
      return { kind, is: flag(reading, entry, raw, 'is') };
    case 'eliminated':
      return { kind, who: word(reading, entry, raw, 'who', ['napoleon']) };
    case 'together': {
      const land = ref(reading, entry, raw, 'land', names.lands, 'a land');
      return { kind, land, ...readRange(reading, entry, raw, 1) };
    }
    case 'heldFor': {
      const land = ref(reading, entry, raw, 'land', names.lands, 'a land');
      return { kind, land, turns: whole(faults, entry, raw, 'turns', [1, 6]) };
    }
    default:
      return kind satisfies never;
  }
}

function readRegion(reading: Reading, entry: string, raw: Raw, names: PlaceNames): number {
  return raw['region'] === undefined ? -1 : ref(reading, entry, raw, 'region', names.regions, 'a region');
}

/** At least all of them where nothing is said; at most so many where only that is. */
function readRange(reading: Reading, entry: string, raw: Raw, all: number): Range {
  const onlyMost = raw['atMost'] !== undefined && raw['atLeast'] === undefined;
  const bounds = [0, NO_LIMIT] as const;
  const found = {
    atLeast: onlyMost ? 0 : wholeOr(reading, entry, raw, 'atLeast', bounds, all),
    atMost: wholeOr(reading, entry, raw, 'atMost', bounds, NO_LIMIT),
  };
  if (found.atLeast > found.atMost) {
    report(reading.faults, entry, 'asks for more than it allows', 'correct "atLeast" and "atMost"');
  }
  return found;
}

function readWhere(reading: Reading, entry: string, raw: Raw, names: PlaceNames): Where {
  const said = places.filter((key) => raw[key] !== undefined);
  if (said.length !== 1)
    report(reading.faults, entry, 'does not say where, once', `give it one of ${places.join(', ')}`);
  if (raw['lands'] !== undefined) {
    return { kind: 'lands', lands: refs(reading, entry, raw, 'lands', names.lands, 'a land') };
  }
  if (raw['region'] !== undefined) return { kind: 'region', region: readRegion(reading, entry, raw, names) };
  const own = word(reading, entry, raw, 'own', ['capital', 'home']);
  return { kind: own === 'capital' ? 'ownCapital' : 'ownHome' };
}
