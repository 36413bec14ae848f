import { type Names, object, type Reading, refTo, report, section, word, words } from '@bivouac/kernel/packs';
import { readPower } from './parts.ts';
import { type PlaceNames, readCondition } from './read-conditions.ts';
import type { Condition, Goal, Objective, VictoryRow } from './types-goals.ts';

/** The secret objectives (CON 13.1). */
export function readObjectives(reading: Reading, value: unknown, names: PlaceNames): readonly Objective[] {
  const { faults } = reading;
  const keys = { needed: ['id', 'nation', 'main', 'secondary'], notes: true };
  const found = section(reading, 'objectives', value, keys).map(({ entry, id, raw }): Objective => {
    const nation = readPower(faults, entry, raw, 'nation');
    if (nation === 0) report(faults, entry, 'is for Napoleon', 'name a nation of the Coalition', 'CON 13.1');
    const main = readGoal(reading, `${entry} main`, raw['main'], names);
    const secondary = readGoal(reading, `${entry} secondary`, raw['secondary'], names);
    if ((main.short === null) !== (secondary.short === null)) {
      report(faults, entry, 'is half in the short game', 'give both goals a "short" condition, or none', 'CON 13.1');
    }
    return { id, nation: nation === -1 ? 1 : nation, short: main.short !== null, main, secondary };
  });
  checkNumbers(reading, found);
  return found;
}

/** Four are dealt, and one more is needed so that nobody knows the last one. */
const FEWEST = 5;

function checkNumbers({ faults }: Reading, objectives: readonly Objective[]): void {
  const short = objectives.filter((one) => one.short).length;
  if (objectives.length > 0 && short < FEWEST) {
    report(faults, 'objectives', `has ${short} for the short game`, `mark at least ${FEWEST}`, 'CON 13.1');
  }
}

function readGoal(reading: Reading, entry: string, value: unknown, names: PlaceNames): Goal {
  const raw = object(reading.faults, entry, value, ['title', 'campaign'], ['short']);
  const short = raw['short'];
  return {
    title: words(reading.faults, entry, raw, 'title'),
    campaign: readCondition(reading, `${entry} campaign`, raw['campaign'], names),
    short: short === undefined ? null : readCondition(reading, `${entry} short`, short, names),
  };
}

/** The two tables of automatic victories (CON 13.2.1, 13.2.2). */
export function readVictory(
  reading: Reading,
  value: unknown,
  names: PlaceNames,
  scenarios: Names,
): readonly VictoryRow[] {
  const keys = { needed: ['id', 'scenario', 'winner', 'degree', 'condition'], notes: true };
  return section(reading, 'victory', value, keys).map(({ entry, id, raw }): VictoryRow => {
    const winner = word(reading, entry, raw, 'winner', ['napoleon', 'coalition', 'self', 'those']);
    const condition = readCondition(reading, `${entry} condition`, raw['condition'], names);
    if ((winner === 'those' || saysThose(condition)) && !counts(condition)) {
      const remedy = 'add a condition of the kind together, which counts them';
      report(reading.faults, entry, 'speaks of powers that nothing counts', remedy, 'CON 13.2.2');
    }
    return {
      id,
      scenario: refTo(reading, entry, raw['scenario'], '"scenario" is', scenarios, 'a scenario'),
      winner,
      degree: word(reading, entry, raw, 'degree', ['strategic', 'tactical']),
      condition,
    };
  });
}

function saysThose(condition: Condition): boolean {
  if (condition.kind === 'all' || condition.kind === 'any') return condition.of.some(saysThose);
  return condition.kind === 'level' && condition.of === 'those';
}

function counts(condition: Condition): boolean {
  if (condition.kind === 'all' || condition.kind === 'any') return condition.of.some(counts);
  return condition.kind === 'together';
}
