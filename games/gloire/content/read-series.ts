import type { ScenarioNames } from './read-arrivals.ts';
import { isRaw, list, type Names, object, type Raw, type Reading, ref, refs, whole } from '@bivouac/kernel/packs';
import type { Campaign } from './types.ts';
import type { Scenario } from './types-scenarios.ts';

/** Keys of a scenario that only the older campaigns of the series need (GLO series). */
export const seriesKeys = ['dated', 'raising', 'successions'] as const;

type SeriesRules = Pick<Scenario, (typeof seriesKeys)[number]>;

/** What a scenario of the older campaigns says besides: each key may be left out. */
export function readSeries(reading: Reading, entry: string, raw: Raw, names: ScenarioNames): SeriesRules {
  const { faults } = reading;
  const items = <T>(key: string, needed: readonly string[], read: (at: string, held: Raw) => T): T[] =>
    list(faults, entry, raw, key).map((item, i) => {
      const at = `${entry} ${key}[${i}]`;
      return read(at, object(faults, at, item, needed));
    });
  const unit = (at: string, held: Raw, key: string) => ref(reading, at, held, key, names.units, 'a unit');
  const turn = (at: string, held: Raw, key: string) => whole(faults, at, held, key, [1, 99]);
  return {
    ...(raw['dated'] !== undefined && {
      dated: items('dated', ['unit', 'from'], (at, held) => ({
        unit: unit(at, held, 'unit'),
        from: turn(at, held, 'from'),
      })),
    }),
    ...(raw['raising'] !== undefined && { raising: readRaising(reading, entry, raw['raising'], names) }),
    ...(raw['successions'] !== undefined && {
      successions: items('successions', ['turn', 'leaves', 'follows'], (at, held) => ({
        turn: turn(at, held, 'turn'),
        leaves: unit(at, held, 'leaves'),
        follows: unit(at, held, 'follows'),
      })),
    }),
  };
}

function readRaising(
  reading: Reading,
  entry: string,
  value: unknown,
  names: ScenarioNames,
): NonNullable<Scenario['raising']> {
  const at = `${entry} raising`;
  const held = object(reading.faults, at, value, ['before', 'except']);
  return {
    before: whole(reading.faults, at, held, 'before', [1, 99]),
    except: refs(reading, at, held, 'except', names.units, 'a unit'),
  };
}

/** By side the nation whose flag all its counters show; a campaign need not say it. */
export function readFlags(reading: Reading, value: unknown, nations: Names): Pick<Campaign, 'flags'> {
  if (!isRaw(value)) return {};
  const entry = 'campaign flags';
  const held = object(reading.faults, entry, value, ['french', 'coalition']);
  const flag = (side: string) => Math.max(0, ref(reading, entry, held, side, nations, 'a nation'));
  return { flags: [flag('french'), flag('coalition')] };
}
