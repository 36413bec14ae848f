import {
  flag,
  type Names,
  oneOf,
  type Raw,
  type Reading,
  ref,
  refs,
  report,
  section,
  text,
  whole,
  words,
} from '@bivouac/kernel/packs';
import { numbers } from './reading.ts';
import { ARTILLERY, arms, CAVALRY, type Corps, INFANTRY, type Leader, ranks, type Side, type Unit } from './types.ts';

const corpsKeys = ['id', 'side', 'name'];
const unitKeys = ['id', 'side', 'corps', 'arm', 'name', 'label', 'steps', 'fire', 'range', 'shock', 'morale', 'moves'];
const leaderKeys = ['id', 'side', 'rank', 'corps', 'name', 'label', 'combat', 'morale', 'moves'];

function sideOf(reading: Reading, entry: string, raw: Raw, sides: Names): Side {
  return ref(reading, entry, raw, 'side', sides, 'a side') === 1 ? 1 : 0;
}

export function readCorps(reading: Reading, value: unknown, sides: Names): readonly Corps[] {
  return section(reading, 'corps', value, { needed: corpsKeys }).map(({ entry, id, raw }) => ({
    id,
    name: words(reading.faults, entry, raw, 'name'),
    side: sideOf(reading, entry, raw, sides),
  }));
}

interface Army {
  readonly sides: Names;
  readonly corps: readonly Corps[];
  readonly corpsNames: Names;
}

export function readUnits(reading: Reading, value: unknown, army: Army): readonly Unit[] {
  const { faults } = reading;
  const keys = { needed: unitKeys, allowed: ['steadfast', 'militia'], lines: true };
  return section(reading, 'units', value, keys).map(({ entry, id, raw }) => {
    const [line = 0, column = 0] = numbers(faults, entry, raw, 'moves', 2);
    const unit: Unit = {
      id,
      name: words(faults, entry, raw, 'name'),
      label: text(faults, entry, raw, 'label'),
      side: sideOf(reading, entry, raw, army.sides),
      corps: Math.max(0, ref(reading, entry, raw, 'corps', army.corpsNames, 'a corps')),
      arm: Math.max(0, oneOf(faults, entry, raw, 'arm', arms)),
      steps: whole(faults, entry, raw, 'steps', [1, 9], 'EMP III.1'),
      fire: whole(faults, entry, raw, 'fire', [0, 9], 'EMP III.1'),
      range: whole(faults, entry, raw, 'range', [0, 7], 'EMP III.1'),
      shock: whole(faults, entry, raw, 'shock', [0, 9], 'EMP III.1'),
      morale: whole(faults, entry, raw, 'morale', [3, 12], 'EMP III.1'),
      moves: [line, column],
      steadfast: flag(reading, entry, raw, 'steadfast'),
      ...(flag(reading, entry, raw, 'militia') ? { militia: true as const } : {}),
    };
    checkSheet(reading, entry, unit, army.corps);
    return unit;
  });
}

/** What the book says of every counter of an arm. */
function checkSheet({ faults }: Reading, entry: string, unit: Unit, corps: readonly Corps[]): void {
  const { arm, fire, range, shock, moves } = unit;
  const fault = (problem: string, remedy: string, clause: string) => report(faults, entry, problem, remedy, clause);
  if (corps[unit.corps] !== undefined && corps[unit.corps]?.side !== unit.side)
    fault(`belongs to a corps of the enemy, "${corps[unit.corps]?.id}"`, 'name a corps of its own side', 'EMP XIV.1');
  if (moves[1] < 1) fault('does not move in column', 'write "moves" as [in line, in column]', 'EMP VI.1');
  if (arm === CAVALRY) {
    if (fire > 0 || range > 0) fault('is cavalry that fires', 'write 0 as its fire and its range', 'EMP III.1');
    if (moves[0] > 0) fault('is cavalry that moves in line', 'write 0 for the line: it charges', 'EMP IV.7');
    return;
  }
  if (fire < 1) fault('has no fire', 'write 1 or more', 'EMP III.1');
  if (arm === ARTILLERY) {
    if (range < 5) fault(`is artillery with a range of ${range}`, 'write 5 to 7', 'EMP III.1');
    if (moves[0] > 0) fault('is a battery that moves', 'write 0 for the battery: it limbers first', 'EMP IV.12');
    if (shock < 1) fault('is artillery that cannot defend itself', 'write 1 or more (ruling 300)', 'EMP IV.12');
  }
  if (arm === INFANTRY) {
    if (range < 1 || range > 2) fault(`is infantry with a range of ${range}`, 'write 1, light ones 2', 'EMP III.1');
    if (moves[0] < 1) fault('does not move in line', 'write "moves" as [in line, in column]', 'EMP VI.1');
  }
}

export function readLeaders(reading: Reading, value: unknown, army: Army): readonly Leader[] {
  const { faults } = reading;
  return section(reading, 'leaders', value, {
    needed: leaderKeys,
    allowed: ['sovereign', 'initiative', 'obedience'],
    lines: true,
  }).map(({ entry, id, raw }) => {
    const leader: Leader = {
      id,
      name: words(faults, entry, raw, 'name'),
      label: text(faults, entry, raw, 'label'),
      side: sideOf(reading, entry, raw, army.sides),
      rank: Math.max(0, oneOf(faults, entry, raw, 'rank', ranks)),
      corps: refs(reading, entry, raw, 'corps', army.corpsNames, 'a corps'),
      combat: whole(faults, entry, raw, 'combat', [-2, 4], 'EMP III.2'),
      morale: whole(faults, entry, raw, 'morale', [0, 6], 'EMP III.2'),
      moves: whole(faults, entry, raw, 'moves', [1, 20], 'EMP III.2'),
      ...(flag(reading, entry, raw, 'sovereign') ? { sovereign: true as const } : {}),
      ...(raw['initiative'] === undefined
        ? {}
        : { initiative: whole(faults, entry, raw, 'initiative', [1, 6], 'EMP XVII.7') }),
      ...(raw['obedience'] === undefined
        ? {}
        : { obedience: whole(faults, entry, raw, 'obedience', [1, 6], 'EMP XVII.6') }),
    };
    const foreign = leader.corps.find((corps) => army.corps[corps]?.side !== leader.side);
    if (foreign !== undefined)
      report(faults, entry, `commands "${army.corps[foreign]?.id}" of the enemy`, 'name his own', 'EMP XIV.1');
    if (leader.rank > 0 && leader.corps.length === 0)
      report(faults, entry, 'commands nobody', 'name his corps, or give him the rank "army"', 'EMP XIV.1');
    return leader;
  });
}
