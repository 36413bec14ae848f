import { type Faults, list, noteOrigins, object, type OriginBook, quote, report, whole } from '@bivouac/kernel/packs';
import { type DateOnBar, terrains, unitTypes } from './types.ts';

const FIRST_DAY = 14;
const LAST_DAY = 19;
const FIGHTS = [16, 18] as const;
const LONGEST_BAR = 200;

/** The numbers of cards and chips, all of them in the rulebook. */
const fixed = { scouts: 6, chips: 6, hand: 4, open: 4, handLimit: 8, actions: 5 } as const;
const clauses: Readonly<Record<keyof typeof fixed, string>> = {
  scouts: 'NAT 6#1',
  chips: 'NAT 9#1',
  hand: 'NAT 10#9',
  open: 'NAT 10#11',
  handLimit: 'NAT 11.7#5',
  actions: 'NAT 11#1',
};

export type Counts = { readonly [key in keyof typeof fixed]: number };

export function readCounts(faults: Faults, book: OriginBook, value: unknown): Counts {
  const keys = Object.keys(fixed) as (keyof typeof fixed)[];
  const raw = object(faults, 'counts', value, keys, ['from']);
  noteOrigins({ faults, book, section: 'counts', from: undefined }, 'counts', '', raw, keys);
  const read = (key: keyof typeof fixed) => whole(faults, 'counts', raw, key, [fixed[key], fixed[key]], clauses[key]);
  return {
    scouts: read('scouts'),
    chips: read('chips'),
    hand: read('hand'),
    open: read('open'),
    handLimit: read('handLimit'),
    actions: read('actions'),
  };
}

export interface TimeBar {
  readonly dates: readonly DateOnBar[];
  readonly fightDays: readonly [number, number];
  readonly barEnd: number;
}

export function readTime(faults: Faults, book: OriginBook, value: unknown): TimeBar {
  const keys = ['dates', 'fights', 'end'];
  const raw = object(faults, 'time', value, keys, ['from']);
  noteOrigins({ faults, book, section: 'time', from: undefined }, 'time', '', raw, keys);
  const dates = list(faults, 'time', raw, 'dates').map((item, i): DateOnBar => {
    const entry = `time dates[${i}]`;
    const date = object(faults, entry, item, ['day', 'at']);
    return {
      day: whole(faults, entry, date, 'day', [FIRST_DAY + i, FIRST_DAY + i], 'NAT 1#5'),
      at: whole(faults, entry, date, 'at', [1, LONGEST_BAR]),
    };
  });
  const days = LAST_DAY - FIRST_DAY + 1;
  if (dates.length !== days) {
    report(faults, 'time', `has ${dates.length} dates`, `list the ${days} from 14 to 19 October`, 'NAT 1#5');
  }
  dates.forEach((date, i) => {
    const before = dates[i - 1];
    if (before === undefined || date.at > before.at) return;
    report(faults, `time dates[${i}]`, `does not come after space ${before.at}`, 'give the dates in order');
  });
  if (dates[0] !== undefined && dates[0].at !== 1) {
    const problem = `is on space ${dates[0].at}`;
    report(faults, 'time dates[0]', problem, 'write 1: the pocket watch, space 0, is directly before it', 'NAT 10#15');
  }
  const fights = list(faults, 'time', raw, 'fights');
  if (fights.length !== FIGHTS.length || FIGHTS.some((day, i) => fights[i] !== day)) {
    report(faults, 'time', `"fights" is ${quote(raw['fights'])}`, `write [${FIGHTS.join(', ')}]`, 'NAT 15#1');
  }
  const last = dates.at(-1)?.at ?? 1;
  return { dates, fightDays: FIGHTS, barEnd: whole(faults, 'time', raw, 'end', [last, LONGEST_BAR]) };
}

/** By unit type, then by terrain. */
export function readTerrainValues(faults: Faults, book: OriginBook, value: unknown): readonly (readonly number[])[] {
  const raw = object(faults, 'terrainValues', value, unitTypes, ['from']);
  noteOrigins({ faults, book, section: 'terrainValues', from: undefined }, 'terrainValues', '', raw, unitTypes);
  return unitTypes.map((unit) => {
    const entry = `terrainValues "${unit}"`;
    if (raw[unit] === undefined) return [];
    const row = object(faults, entry, raw[unit], terrains);
    const values = terrains.map((terrain) => {
      const given = row[terrain];
      if (typeof given === 'number' && Number.isInteger(given) && Math.abs(given) <= 3) return given;
      if (given !== undefined) report(faults, entry, `"${terrain}" is ${quote(given)}`, 'write a number from -3 to 3');
      return 0;
    });
    // One of the three markers of an army shows -1, the others show the terrain values that are not 0.
    const shown = values.filter((given) => given !== 0).length;
    if (shown < 1 || shown > 2) {
      report(faults, entry, `has ${shown} values that are not 0`, 'write one or two: the markers show them', 'NAT 8#5');
    }
    return values;
  });
}
