import type { Words } from '@bivouac/kernel';
import {
  flag,
  isRaw,
  list,
  nameOf,
  type Names,
  namesOf,
  noteOrigins,
  object,
  type Raw,
  type Reading,
  ref,
  refTo,
  report,
  section,
  text,
  whole,
  word,
  words,
} from '@bivouac/kernel/packs';
import { readFlags } from './read-series.ts';
import { type Campaign, type Nation, type Side, sideIds, type Turn } from './types.ts';

const keys = [
  'sides',
  'nations',
  'sheets',
  'daysPerTurn',
  'menPerPoint',
  'napoleon',
  'fortified',
  'siege',
  'replacements',
  'jointDice',
  'victory',
  'handLimit',
  'armistice',
  'detachmentArmies',
];

export interface CampaignOutline {
  readonly nations: readonly Nation[];
  readonly sheets: readonly { readonly id: string; readonly name: Words }[];
}

/** What the other sections name before the campaign itself can be read: its nations and its score sheets. */
export function readFrame(reading: Reading, value: unknown): CampaignOutline {
  const raw = isRaw(value) ? value : {};
  const nations = list(reading.faults, 'campaign', raw, 'nations').map((item, i): Nation => {
    const entry = nameOf('campaign nations', i, item);
    const nation = object(reading.faults, entry, item, ['id', 'name', 'side']);
    return {
      id: text(reading.faults, entry, nation, 'id'),
      name: words(reading.faults, entry, nation, 'name'),
      side: sideOf(reading, entry, nation, 'side'),
    };
  });
  const sheets = list(reading.faults, 'campaign', raw, 'sheets').map((item, i) => {
    const entry = nameOf('campaign sheets', i, item);
    const sheet = object(reading.faults, entry, item, ['id', 'name']);
    return { id: text(reading.faults, entry, sheet, 'id'), name: words(reading.faults, entry, sheet, 'name') };
  });
  if (sheets.length === 0) report(reading.faults, 'campaign', 'has no score sheet', 'add one', 'GLO 1.2.3');
  return { nations, sheets };
}

export function sideOf(reading: Reading, entry: string, raw: Raw, key: string): Side {
  return word(reading, entry, raw, key, sideIds) === 'coalition' ? 1 : 0;
}

export function readCampaign(
  reading: Reading,
  value: unknown,
  frame: CampaignOutline,
  armies: Names,
  leaders: Names,
): Campaign {
  const { faults } = reading;
  const raw = object(faults, 'campaign', value, keys, ['from', 'flags']);
  noteOrigins({ ...reading, section: 'campaign', from: undefined }, 'campaign', '', raw, keys);
  const part = (key: string, needed: readonly string[]) => object(faults, `campaign ${key}`, raw[key], needed);
  const number = (key: string, held: Raw, of: string, bounds: readonly [number, number], clause?: string) =>
    whole(faults, `campaign ${of}`, held, key, bounds, clause);

  const sides = part('sides', sideIds);
  const fortified = part('fortified', ['named', 'detachments']);
  const siege = part('siege', ['fallsFrom', 'tooFew']);
  const points = part('replacements', ['perUnit', 'upTo', 'byNation', 'wait', 'onlyCommanded', 'detachments']);
  const victory = part('victory', [
    'decisive',
    'offensive',
    'general',
    'commander',
    'lossesPerPoint',
    'drawMargin',
    'besieged',
  ]);
  const score = (key: string) => number(key, victory, 'victory', [0, 20], 'GLO 9');
  return {
    sides: [words(faults, 'campaign sides', sides, 'french'), words(faults, 'campaign sides', sides, 'coalition')],
    nations: frame.nations,
    sheets: frame.sheets.map(({ name }) => name),
    daysPerTurn: whole(faults, 'campaign', raw, 'daysPerTurn', [1, 31], 'GLO 0.2'),
    menPerPoint: whole(faults, 'campaign', raw, 'menPerPoint', [1, 100_000], 'GLO 0.2'),
    napoleon: raw['napoleon'] === null ? -1 : ref(reading, 'campaign', raw, 'napoleon', leaders, 'a leader, or null'),
    fortified: {
      named: number('named', fortified, 'fortified', [0, 9], 'GLO 8.8'),
      detachments: number('detachments', fortified, 'fortified', [0, 9], 'GLO 8.8'),
    },
    siege: {
      fallsFrom: readTrack(reading, siege),
      tooFew: number('tooFew', siege, 'siege', [-5, 5], 'GLO 8.8'),
    },
    replacements: {
      perUnit: number('perUnit', points, 'replacements', [1, 99], 'GLO 3.3'),
      upTo: word(reading, 'campaign replacements', points, 'upTo', ['initial', 'sheet']),
      byNation: flag(reading, 'campaign replacements', points, 'byNation'),
      wait: flag(reading, 'campaign replacements', points, 'wait'),
      onlyCommanded: flag(reading, 'campaign replacements', points, 'onlyCommanded'),
      detachments: flag(reading, 'campaign replacements', points, 'detachments'),
    },
    jointDice: list(faults, 'campaign', raw, 'jointDice').map((group) =>
      (Array.isArray(group) ? (group as unknown[]) : [group])
        .map((army) => refTo(reading, 'campaign', army, '"jointDice" names', armies, 'an army'))
        .filter((army) => army >= 0),
    ),
    victory: {
      decisive: score('decisive'),
      offensive: score('offensive'),
      general: score('general'),
      commander: score('commander'),
      lossesPerPoint: number('lossesPerPoint', victory, 'victory', [1, 99], 'GLO 9'),
      drawMargin: score('drawMargin'),
      besieged: victory['besieged'] === null ? null : score('besieged'),
    },
    handLimit: whole(faults, 'campaign', raw, 'handLimit', [0, 16], 'GLO 1813.B.2'),
    armistice: readArmistice(reading, raw['armistice'], armies),
    detachmentArmies: readPayers(reading, raw['detachmentArmies'], frame.nations, armies),
    ...readFlags(reading, raw['flags'], namesOf(frame.nations)),
  };
}

/** The siege track: on each step the town falls from a lower die on, until on the last it hardly holds. */
function readTrack(reading: Reading, siege: Raw): readonly number[] {
  const track = list(reading.faults, 'campaign siege', siege, 'fallsFrom').filter((least) => typeof least === 'number');
  const isTrack = track.length > 0 && track.every((least) => Number.isInteger(least) && least >= 1 && least <= 7);
  if (!isTrack || track.length !== (siege['fallsFrom'] as unknown[] | undefined)?.length) {
    report(
      reading.faults,
      'campaign siege',
      '"fallsFrom" is no track',
      'list a least die from 1 to 7 a step',
      'GLO 8.8',
    );
  }
  return track;
}

function readArmistice(reading: Reading, value: unknown, armies: Names): Campaign['armistice'] {
  if (value === null || value === undefined) return null;
  const entry = 'campaign armistice';
  const raw = object(reading.faults, entry, value, ['turns', 'command', 'resumption']);
  const byArmy = (key: string): readonly number[] => {
    const held = isRaw(raw[key]) ? raw[key] : {};
    for (const army of Object.keys(held)) refTo(reading, entry, army, `"${key}" names`, armies, 'an army');
    const read = (army: string) =>
      held[army] === undefined
        ? -1
        : whole(reading.faults, `${entry} ${key}`, held, army, [0, 30], 'GLO 1813.A.armistice');
    return [...armies.keys()].map(read);
  };
  return {
    turns: whole(reading.faults, entry, raw, 'turns', [1, 12], 'GLO 1813.A.armistice'),
    command: byArmy('command'),
    resumption: byArmy('resumption'),
  };
}

function readPayers(
  reading: Reading,
  value: unknown,
  nations: readonly Nation[],
  armies: Names,
): readonly (readonly number[])[] {
  const entry = 'campaign detachmentArmies';
  const raw = object(
    reading.faults,
    entry,
    value,
    nations.map(({ id }) => id),
  );
  return nations.map(({ id }) =>
    list(reading.faults, entry, raw, id)
      .map((army) => refTo(reading, entry, army, `"${id}" names`, armies, 'an army'))
      .filter((army) => army >= 0),
  );
}

const DAY = /^\d{4}-\d\d-\d\d$/;

export function readCalendar(reading: Reading, value: unknown): readonly Turn[] {
  const { faults } = reading;
  const items = section(reading, 'calendar', value, {
    needed: ['id', 'number', 'name', 'begins', 'ends', 'weather', 'history'],
  });
  const turns = items.map(
    ({ entry, id, raw }): Turn => ({
      id,
      number: whole(faults, entry, raw, 'number', [1, 99]),
      name: words(faults, entry, raw, 'name'),
      from: text(faults, entry, raw, 'begins'),
      to: text(faults, entry, raw, 'ends'),
      weather: whole(faults, entry, raw, 'weather', [-6, 6], 'GLO 3.1'),
      history: words(faults, entry, raw, 'history'),
    }),
  );
  turns.forEach((turn, i) => {
    const entry = items[i]?.entry ?? 'calendar';
    const before = turns[i - 1];
    if (before && turn.number !== before.number + 1) {
      report(faults, entry, `is number ${turn.number} after ${before.number}`, 'number the turns one by one');
    }
    if (!DAY.test(turn.from) || !DAY.test(turn.to) || turn.to < turn.from || (before && turn.from <= before.to)) {
      report(faults, entry, `runs from ${turn.from} to ${turn.to}`, 'write days YYYY-MM-DD in the order of time');
    }
  });
  return turns;
}

export const calendarNames = (turns: readonly Turn[]): Names => namesOf(turns);
