import {
  type Faults,
  list,
  noteOrigins,
  object,
  oneOf,
  type OriginBook,
  text,
  whole,
  words,
} from '@bivouac/kernel/packs';
import { indexOf, items, numbers } from './reading.ts';
import { arms, type Corps, type Leader, ranks, type Side, type Unit } from './types.ts';

const corpsKeys = ['id', 'side', 'name'];
const unitKeys = ['id', 'side', 'corps', 'arm', 'name', 'label', 'steps', 'fire', 'range', 'shock', 'morale', 'moves'];
const leaderKeys = ['id', 'side', 'rank', 'corps', 'name', 'label', 'combat', 'morale', 'moves'];
const sourced = (keys: readonly string[]) => keys.filter((key) => key !== 'id');

interface Section {
  readonly faults: Faults;
  readonly book: OriginBook;
  readonly sides: readonly string[];
}

function sideOf({ faults, sides }: Section, entry: string, value: unknown): Side {
  return indexOf(faults, entry, 'side', value, sides) === 1 ? 1 : 0;
}

export function readCorps(at: Section, value: unknown): readonly Corps[] {
  const { faults, book } = at;
  const section = object(faults, 'corps', value, ['list'], ['from']);
  return items(faults, 'corps', section, corpsKeys).map(({ entry, raw }) => {
    const id = text(faults, entry, raw, 'id');
    noteOrigins({ faults, book, section: 'corps', from: section['from'] }, entry, id, raw, sourced(corpsKeys));
    return { id, name: words(faults, entry, raw, 'name'), side: sideOf(at, entry, raw['side']) };
  });
}

export function readUnits(at: Section, value: unknown, corps: readonly Corps[]): readonly Unit[] {
  const { faults, book } = at;
  const section = object(faults, 'units', value, ['list'], ['from']);
  const ids = corps.map((one) => one.id);
  return items(faults, 'units', section, unitKeys, ['steadfast']).map(({ entry, raw }) => {
    const id = text(faults, entry, raw, 'id');
    noteOrigins({ faults, book, section: 'units', from: section['from'] }, entry, id, raw, sourced(unitKeys));
    const [line = 0, column = 0] = numbers(faults, entry, raw, 'moves', 2);
    return {
      id,
      name: words(faults, entry, raw, 'name'),
      label: text(faults, entry, raw, 'label'),
      side: sideOf(at, entry, raw['side']),
      corps: indexOf(faults, entry, 'corps', raw['corps'], ids),
      arm: Math.max(0, oneOf(faults, entry, raw, 'arm', arms)),
      steps: whole(faults, entry, raw, 'steps', [1, 9], 'EMP III.1#1'),
      fire: whole(faults, entry, raw, 'fire', [0, 9], 'EMP III.1#1'),
      range: whole(faults, entry, raw, 'range', [0, 7], 'EMP III.1#2'),
      shock: whole(faults, entry, raw, 'shock', [0, 9], 'EMP III.1#1'),
      morale: whole(faults, entry, raw, 'morale', [3, 12], 'EMP III.1#1'),
      moves: [line, column],
      steadfast: raw['steadfast'] === true,
    };
  });
}

export function readLeaders(at: Section, value: unknown, corps: readonly Corps[]): readonly Leader[] {
  const { faults, book } = at;
  const section = object(faults, 'leaders', value, ['list'], ['from']);
  const ids = corps.map((one) => one.id);
  return items(faults, 'leaders', section, leaderKeys).map(({ entry, raw }) => {
    const id = text(faults, entry, raw, 'id');
    noteOrigins({ faults, book, section: 'leaders', from: section['from'] }, entry, id, raw, sourced(leaderKeys));
    return {
      id,
      name: words(faults, entry, raw, 'name'),
      label: text(faults, entry, raw, 'label'),
      side: sideOf(at, entry, raw['side']),
      rank: Math.max(0, oneOf(faults, entry, raw, 'rank', ranks)),
      corps: list(faults, entry, raw, 'corps').map((one) => indexOf(faults, entry, 'corps', one, ids)),
      combat: whole(faults, entry, raw, 'combat', [-2, 4]),
      morale: whole(faults, entry, raw, 'morale', [0, 6]),
      moves: whole(faults, entry, raw, 'moves', [1, 20]),
    };
  });
}
