import { noteOrigins, object, type Raw, type Reading, report, section, whole, word } from '@bivouac/kernel/packs';
import { readBonus, readUnits, wholeOr } from './parts.ts';
import { type Bonus, powerIds, sideIds, type Zone, zoneIds } from './types.ts';
import type { MilitarySpace, Space, Tracks } from './types-setup.ts';

/** Spaces that the board prints in each zone (CON 3.4): 23 in all. */
const spacesIn: readonly number[] = [5, 3, 3, 3, 6, 3];
const zones: readonly Zone[] = [0, 1, 2, 3, 4, 5];
const MILITARY = 4;

/** The spaces for advisers, with what each gives. */
export function readSpaces(reading: Reading, value: unknown): readonly Space[] {
  const { faults } = reading;
  const keys = { needed: ['id', 'bonus'], allowed: ['military'], notes: true };
  const items = section(reading, 'spaces', value, keys);
  const known = new Set<string>();
  const spaces = zones.flatMap((zone) =>
    Array.from({ length: spacesIn[zone] ?? 0 }, (_, i): Space => {
      const id = `${zoneIds[zone]}-${i + 1}`;
      known.add(id);
      const item = items.find((one) => one.id === id);
      if (!item) report(faults, 'spaces', `has no "${id}"`, 'add what it gives', 'CON 3.4');
      const entry = item?.entry ?? `spaces "${id}"`;
      const bonus = readBonus(reading, `${entry} bonus`, item?.raw['bonus']);
      return {
        zone,
        place: i + 1,
        bonus,
        military: zone === MILITARY ? readMilitary(reading, entry, item?.raw ?? {}) : null,
      };
    }),
  );
  for (const { entry, id } of items) {
    if (!known.has(id)) report(faults, entry, 'is no space of the board', 'write zone-place, as finance-2', 'CON 3.4');
  }
  return spaces;
}

function readMilitary(reading: Reading, entry: string, raw: Raw): MilitarySpace {
  const { faults } = reading;
  const at = `${entry} military`;
  if (raw['military'] === undefined) {
    report(faults, entry, 'does not say what may be bought there', 'add "military"', 'CON 8.6.2');
  }
  const military = object(faults, at, raw['military'], ['moves', 'units', 'most']);
  const most = readUnits(reading, `${at} most`, military['most']);
  if (most.cav > 1 || most.can > 1 || most.frg > 1) {
    report(faults, at, 'lets one enrol two of a kind that comes one at a time', 'write 1', 'CON 8.6.2');
  }
  return {
    moves: whole(faults, at, military, 'moves', [0, 20], 'CON 8.6.2'),
    units: whole(faults, at, military, 'units', [0, 9], 'CON 8.6.2'),
    most,
  };
}

/** The two tracks at the right of the board, with the bonuses that each gives once a game (CON 8.3, 8.4). */
export function readTracks(reading: Reading, value: unknown): Tracks {
  const { faults } = reading;
  const raw = object(faults, 'tracks', value, ['morale', 'society'], ['from']);
  const morale = object(faults, 'tracks morale', raw['morale'], ['top', 'bonuses'], ['from', 'note']);
  const society = object(
    faults,
    'tracks society',
    raw['society'],
    ['top', 'start', 'check', 'bonuses'],
    ['from', 'note'],
  );
  noteOrigins({ ...reading, section: 'tracks.morale', from: undefined }, 'tracks morale', '', morale, ['top']);
  noteOrigins({ ...reading, section: 'tracks.society', from: undefined }, 'tracks society', '', society, [
    'top',
    'start',
    'check',
  ]);
  const tops = {
    morale: whole(faults, 'tracks morale', morale, 'top', [1, 30]),
    society: whole(faults, 'tracks society', society, 'top', [1, 30]),
  };
  return {
    morale: {
      top: tops.morale,
      bonuses: readBonuses(reading, 'tracks.morale.bonuses', morale['bonuses'], powerIds, tops.morale),
    },
    society: {
      top: tops.society,
      start: bySide(reading, 'tracks society start', society['start'], tops.society),
      bonuses: readBonuses(reading, 'tracks.society.bonuses', society['bonuses'], sideIds, tops.society),
      check: bySide(reading, 'tracks society check', society['check'], tops.society),
    },
  };
}

function bySide(reading: Reading, entry: string, value: unknown, top: number): readonly [number, number] {
  const raw = object(reading.faults, entry, value, sideIds);
  const of = (side: (typeof sideIds)[number]) => wholeOr(reading, entry, raw, side, [0, top], 0);
  return [of('napoleon'), of('coalition')];
}

/** By whom and level. */
function readBonuses(
  reading: Reading,
  name: string,
  value: unknown,
  whose: readonly [string, ...string[]],
  top: number,
): readonly (readonly (Bonus | null)[])[] {
  const found = new Map<string, Bonus>();
  const keys = { needed: ['id', 'of', 'level', 'bonus'], notes: true };
  for (const { entry, raw } of section(reading, name, value, keys)) {
    const of = word(reading, entry, raw, 'of', whose);
    const level = whole(reading.faults, entry, raw, 'level', [1, top]);
    const bonus = readBonus(reading, `${entry} bonus`, raw['bonus']);
    if (found.has(`${of} ${level}`)) {
      report(reading.faults, entry, `is a second bonus of ${of} at ${level}`, 'write both in one', 'CON 8.3');
    }
    found.set(`${of} ${level}`, bonus);
  }
  return whose.map((of) => Array.from({ length: top + 1 }, (_, level) => found.get(`${of} ${level}`) ?? null));
}
