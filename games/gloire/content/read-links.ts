import {
  flag,
  type Names,
  namesOf,
  type Raw,
  type Reading,
  ref,
  report,
  section,
  spot,
  whole,
  word,
  words,
} from '@bivouac/kernel/packs';
import { compass, crossings, type Edge, type Link, linkKinds, type Point, type River, type Town } from './types-map.ts';

const FARTHEST = 500;

export function readLinks(
  reading: Reading,
  value: unknown,
  towns: Names,
  list: readonly Pick<Town, 'id'>[],
  rivers: readonly River[],
): readonly Link[] {
  const named = namesOf(rivers);
  return section(reading, 'links', value, {
    needed: ['id', 'kind', 'km'],
    allowed: ['crossing', 'river', 'frontier'],
  }).map(({ entry, id, raw }): Link => {
    const [a, b] = readEnds(reading, entry, id, towns);
    const crossing = raw['crossing'] === undefined ? 'none' : word(reading, entry, raw, 'crossing', crossings);
    const river = ref(reading, entry, raw, 'river', named, 'a river');
    checkCrossing(reading, entry, raw, crossing, rivers[river]);
    const sorted = [list[a]?.id ?? '', list[b]?.id ?? ''].toSorted().join('--');
    if (a >= 0 && b >= 0 && sorted !== id) {
      report(reading.faults, entry, 'does not name its towns in the order of the alphabet', `write "${sorted}"`);
    }
    return {
      id,
      a,
      b,
      kind: word(reading, entry, raw, 'kind', linkKinds),
      crossing,
      river,
      frontier: flag(reading, entry, raw, 'frontier'),
      km: whole(reading.faults, entry, raw, 'km', [1, FARTHEST]),
    };
  });
}

function readEnds(reading: Reading, entry: string, id: string, towns: Names): readonly [number, number] {
  const [first = '', second = '', ...rest] = id.split('--');
  const [a, b] = [towns.get(first) ?? -1, towns.get(second) ?? -1];
  if (a < 0 || b < 0 || a === b || rest.length > 0) {
    report(reading.faults, entry, 'does not join two towns', 'write the ids of two towns with "--" between', 'GLO 5.2');
  }
  return [a, b];
}

function checkCrossing(
  reading: Reading,
  entry: string,
  raw: Raw,
  crossing: Link['crossing'],
  river: River | undefined,
): void {
  if ((crossing === 'none') !== (raw['river'] === undefined)) {
    const problem = crossing === 'none' ? 'names a river but no crossing' : `has a ${crossing} but no river`;
    report(reading.faults, entry, problem, 'write both "crossing" and "river", or neither', 'GLO 5.3');
    return;
  }
  if (!river || crossing === 'none') return;
  if (river.great === (crossing === 'ford')) {
    const remedy = river.great ? 'write "bridge" or "boats"' : 'write "ford"';
    report(reading.faults, entry, `crosses the ${river.id} by "${crossing}"`, remedy, 'GLO 5.3');
  }
}

export function readEdges(reading: Reading, value: unknown, towns: Names, size: Point): readonly Edge[] {
  return section(reading, 'edges', value, { needed: ['id', 'town', 'side', 'name', 'kind', 'at'] }).map(
    ({ entry, id, raw }): Edge => ({
      id,
      town: ref(reading, entry, raw, 'town', towns, 'a town'),
      side: word(reading, entry, raw, 'side', compass),
      name: words(reading.faults, entry, raw, 'name'),
      kind: word(reading, entry, raw, 'kind', linkKinds),
      ...spot(reading.faults, entry, raw, 'at', size),
    }),
  );
}
