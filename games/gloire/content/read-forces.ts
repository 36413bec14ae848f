import {
  flag,
  isRaw,
  type Item,
  type Names,
  namesOf,
  object,
  type Reading,
  ref,
  refs,
  report,
  section,
  text,
  whole,
  word,
  words,
} from '@bivouac/kernel/packs';
import { type CampaignOutline, sideOf } from './read-campaign.ts';
import { type Army, type Leader, type LeaderSheet, type Unit, type UnitSheet, unitTypes } from './types.ts';

export function armyItems(reading: Reading, value: unknown): readonly Item[] {
  return section(reading, 'armies', value, {
    needed: ['id', 'name', 'short', 'side', 'sheets', 'commander', 'supply'],
  });
}

export function readArmies(
  reading: Reading,
  items: readonly Item[],
  frame: CampaignOutline,
  towns: Names,
  leaders: readonly Leader[],
): readonly Army[] {
  const sheets = namesOf(frame.sheets);
  return items.map(({ entry, id, raw }, i): Army => {
    const army: Army = {
      id,
      name: words(reading.faults, entry, raw, 'name'),
      short: words(reading.faults, entry, raw, 'short'),
      side: sideOf(reading, entry, raw, 'side'),
      sheets: refs(reading, entry, raw, 'sheets', sheets, 'a score sheet'),
      commander: ref(reading, entry, raw, 'commander', namesOf(leaders), 'a leader'),
      supply: refs(reading, entry, raw, 'supply', towns, 'a town'),
    };
    const commander = leaders[army.commander];
    if (commander && !army.sheets.every((sheet) => commander.sheets[sheet]?.army === i)) {
      const remedy = 'name a leader who stands in it on each of its sheets';
      report(reading.faults, entry, `is commanded by ${commander.id}, who is not of it`, remedy, 'GLO 4.1');
    }
    if (army.supply.length === 0 && raw['supply'] !== undefined) {
      report(reading.faults, entry, 'has no source of supply', 'name a town', 'GLO 4.4');
    }
    return army;
  });
}

/** The sheets of an entry, each read by `line`. */
function bySheet<T>(
  reading: Reading,
  { entry, raw }: Item,
  frame: CampaignOutline,
  line: (at: string, value: unknown) => T,
): readonly (T | null)[] {
  const held = raw['sheets'];
  if (!isRaw(held) || Object.keys(held).length === 0) {
    if (held !== undefined) report(reading.faults, entry, 'is on no score sheet', 'write its line of one', 'GLO 1.2.3');
    return frame.sheets.map(() => null);
  }
  for (const name of Object.keys(held)) {
    if (frame.sheets.some(({ id }) => id === name)) continue;
    report(reading.faults, entry, `has a line on an unknown sheet "${name}"`, 'write the id of a score sheet');
  }
  return frame.sheets.map(({ id }) => (held[id] === undefined ? null : line(`${entry} ${id}`, held[id])));
}

export function readUnits(reading: Reading, value: unknown, frame: CampaignOutline, armies: Names): readonly Unit[] {
  const items = section(reading, 'units', value, {
    needed: ['id', 'label', 'name', 'side', 'nations', 'type', 'sheets'],
    allowed: ['detachment', 'guard'],
    lines: true,
  });
  const nations = namesOf(frame.nations);
  return items.map((item): Unit => {
    const { entry, id, raw } = item;
    const { faults } = reading;
    const detachment = flag(reading, entry, raw, 'detachment');
    const unit: Unit = {
      id,
      name: words(faults, entry, raw, 'name'),
      label: text(faults, entry, raw, 'label'),
      side: sideOf(reading, entry, raw, 'side'),
      nations: refs(reading, entry, raw, 'nations', nations, 'a nation'),
      type: word(reading, entry, raw, 'type', unitTypes),
      detachment,
      guard: flag(reading, entry, raw, 'guard'),
      sheets: bySheet(reading, item, frame, (at, held): UnitSheet => {
        const line = object(faults, at, held, ['army', 'maximum', 'artillery', 'cohesion', 'cavalry']);
        return {
          army: line['army'] === null ? -1 : ref(reading, at, line, 'army', armies, 'an army'),
          maximum: whole(faults, at, line, 'maximum', [0, 40], 'GLO 1.2.3'),
          artillery: whole(faults, at, line, 'artillery', [0, 9], 'GLO 1.2.1'),
          cohesion: whole(faults, at, line, 'cohesion', [0, 6], 'GLO 1.2.1'),
          cavalry: whole(faults, at, line, 'cavalry', [0, 9], 'GLO 1.2.1'),
        };
      }),
    };
    for (const line of unit.sheets) if (line) checkLine(reading, entry, unit, line);
    if (unit.nations.some((nation) => frame.nations[nation]?.side !== unit.side)) {
      report(faults, entry, 'is of a nation of the other side', 'correct its nations or its side');
    }
    return unit;
  });
}

/** What the book says of each type of unit. */
function checkLine(reading: Reading, entry: string, unit: Unit, line: UnitSheet): void {
  const say = (problem: string, remedy: string, clause: string) =>
    report(reading.faults, entry, problem, remedy, clause);
  if (unit.type === 'artillery') {
    if (line.artillery === 0 || line.maximum + line.cohesion + line.cavalry > 0) {
      say('is an artillery reserve with more than an artillery bonus', 'write 0 for all but "artillery"', 'GLO 1.2.1');
    }
    return;
  }
  if (line.maximum === 0 || line.cohesion === 0) say('has no strength or no cohesion', 'write them', 'GLO 1.2.1');
  if (unit.type === 'cavalry' && line.cavalry === 0)
    say('is cavalry without a cavalry bonus', 'write one', 'GLO 1.2.2');
  if (!unit.detachment) {
    if (line.army < 0) say('belongs to no army', 'name one', 'GLO 4.1');
    return;
  }
  if (line.artillery > 0) say('is a detachment with an artillery bonus', 'write 0', 'GLO 1.2.2');
  if (unit.type === 'infantry' && line.cavalry > 0) {
    say('is an infantry detachment with a cavalry bonus', 'write 0', 'GLO 1.2.2');
  }
  if (line.army >= 0) say('is a detachment of an army', 'write null: scenarios say to whom it belongs', 'GLO 1.2.2');
}

export function readLeaders(
  reading: Reading,
  value: unknown,
  frame: CampaignOutline,
  armies: Names,
): readonly Leader[] {
  const items = section(reading, 'leaders', value, {
    needed: ['id', 'name', 'label', 'side', 'sheets'],
    lines: true,
  });
  return items.map((item): Leader => {
    const { entry, id, raw } = item;
    const { faults } = reading;
    return {
      id,
      name: words(faults, entry, raw, 'name'),
      label: text(faults, entry, raw, 'label'),
      side: sideOf(reading, entry, raw, 'side'),
      sheets: bySheet(reading, item, frame, (at, held): LeaderSheet => {
        const line = object(faults, at, held, ['army', 'rank', 'command', 'tactical']);
        return {
          army: ref(reading, at, line, 'army', armies, 'an army'),
          rank: whole(faults, at, line, 'rank', [1, 4], 'GLO 1.1'),
          command: whole(faults, at, line, 'command', [0, 6], 'GLO 1.1'),
          tactical: whole(faults, at, line, 'tactical', [0, 6], 'GLO 1.1'),
        };
      }),
    };
  });
}
