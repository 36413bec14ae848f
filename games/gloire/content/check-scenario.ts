import { type Reading, report } from '@bivouac/kernel/packs';
import type { Material } from './read-scenarios.ts';
import { type Side, sideIds } from './types.ts';
import type { Placement, Scenario } from './types-scenarios.ts';

/** A set-up against its material: what could not be laid out on a table is a fault. */
export function checkScenario(reading: Reading, entry: string, scenario: Scenario, material: Material): void {
  if (scenario.lastTurn < scenario.firstTurn) {
    report(reading.faults, entry, 'ends before it begins', 'correct "first" and "last"');
  }
  scenario.forces.forEach((force, i) => {
    const unit = material.units[force.unit];
    checkForce(reading, `${entry} forces[${i}] "${unit?.id ?? ''}"`, scenario.sheet, force, material);
  });
  checkTwice(reading, entry, scenario, material);
  checkCommanders(reading, entry, scenario, material);
  checkStrangers(reading, entry, scenario, material);
  checkWorks(reading, entry, scenario, material);
  checkArrivals(reading, entry, scenario, material);
}

function checkForce(reading: Reading, at: string, sheet: number, force: Placement, material: Material): void {
  const unit = material.units[force.unit];
  const say = (problem: string, remedy: string, clause?: string) => report(reading.faults, at, problem, remedy, clause);
  if (!unit) return;
  const line = unit.sheets[sheet];
  if (!line) {
    say('is not on the score sheet of the scenario', 'place another unit, or give it a line there', 'GLO 1.2.3');
    return;
  }
  if (force.points > line.maximum) say(`has ${force.points} points`, `write at most ${line.maximum}`, 'GLO 1.2.3');
  if (force.points === 0 && unit.type !== 'artillery') say('has no points', 'write at least 1', 'GLO 1.2.3');
  if (!unit.detachment) {
    if (force.origin >= 0 || force.army >= 0) say('is no detachment but has "origin" or "army"', 'take them away');
    return;
  }
  if (force.origin >= 0 === force.army >= 0) {
    say('belongs to nobody, or to two', 'write "origin" for one taken from a unit, else "army"', 'GLO 1.2.2');
  }
  const payers = unit.nations.flatMap((nation) => material.campaign.detachmentArmies[nation] ?? []);
  if (force.army >= 0 && !payers.includes(force.army)) {
    say('is paid for by an army that may not', 'name one of its nation’s "detachmentArmies"', 'GLO 1813.B.6.1');
  }
  const origin = material.units[force.origin]?.sheets[sheet];
  if (force.origin >= 0 && (origin?.cohesion ?? 0) < line.cohesion) {
    say('has more cohesion than the unit it was taken from', 'take another counter', 'GLO 6.1');
  }
}

/** A counter lies in one place, and comes once. */
function checkTwice(reading: Reading, entry: string, scenario: Scenario, material: Material): void {
  const later = [...scenario.arrivals, ...(scenario.armistice?.arrivals ?? [])];
  const units = [
    ...scenario.forces.map(({ unit }) => unit),
    ...(scenario.armistice?.forces ?? []).map(({ unit }) => unit),
    ...later.flatMap(({ forces }) => forces.map(({ unit }) => unit)),
    ...scenario.detachments.flat(),
  ];
  const leaders = [
    ...scenario.leaders.map(({ leader }) => leader),
    ...(scenario.armistice?.leaders ?? []).map(({ leader }) => leader),
    ...later.flatMap((arrival) => arrival.leaders),
  ];
  for (const unit of twice(units)) {
    report(reading.faults, entry, `uses the unit "${material.units[unit]?.id}" twice`, 'use it once');
  }
  for (const leader of twice(leaders)) {
    // Whoever may come by an optional rule may also come in another way.
    const optional = later.some((arrival) => arrival.option !== null && arrival.leaders.includes(leader));
    if (optional) continue;
    report(reading.faults, entry, `uses the leader "${material.leaders[leader]?.id}" twice`, 'use him once');
  }
}

function twice(list: readonly number[]): readonly number[] {
  return [...new Set(list.filter((index, i) => index >= 0 && list.indexOf(index) !== i))];
}

/** Every army that has units on the map has its commander in chief there too. */
function checkCommanders(reading: Reading, entry: string, scenario: Scenario, material: Material): void {
  material.armies.forEach((army, i) => {
    const isThere = scenario.forces.some(({ unit }) => material.units[unit]?.sheets[scenario.sheet]?.army === i);
    const commander = scenario.commanders.find((one) => one.army === i)?.leader ?? army.commander;
    const leads = material.leaders[commander]?.sheets[scenario.sheet];
    if (isThere && !scenario.leaders.some(({ leader }) => leader === commander)) {
      const name = material.leaders[commander]?.id ?? '?';
      report(
        reading.faults,
        entry,
        `leaves the army "${army.id}" without ${name}`,
        'place him, or another commander',
        'GLO 4.1',
      );
    } else if (isThere && leads?.army !== i) {
      report(reading.faults, entry, `lets a stranger command "${army.id}"`, 'name a leader of that army', 'GLO 4.1');
    }
  });
}

/** Enemies share a town only where one shuts the other in. */
function checkStrangers(reading: Reading, entry: string, scenario: Scenario, material: Material): void {
  const held = new Map<number, Set<Side>>();
  for (const { unit, town } of scenario.forces) {
    const side = material.units[unit]?.side;
    if (side !== undefined) held.set(town, (held.get(town) ?? new Set<Side>()).add(side));
  }
  for (const [town, sides] of held) {
    if (sides.size < 2 || scenario.sieges.some((siege) => siege.town === town)) continue;
    const name = material.map.towns[town]?.id ?? '?';
    report(reading.faults, entry, `puts both sides into ${name}`, 'move one, or begin a siege there', 'GLO 8');
  }
  for (const { town, inside } of scenario.sieges) {
    const name = material.map.towns[town]?.id ?? '?';
    if (!material.map.towns[town]?.fortress) {
      report(reading.faults, entry, `besieges ${name}, which is not fortified`, 'choose a fortified town', 'GLO 8.8');
    } else if ((held.get(town)?.size ?? 0) < 2) {
      report(
        reading.faults,
        entry,
        `besieges ${name} without ${sideIds[inside]} and enemy units`,
        'place them',
        'GLO 8.8',
      );
    }
  }
}

function checkWorks(reading: Reading, entry: string, scenario: Scenario, material: Material): void {
  const { links, towns } = material.map;
  for (const link of scenario.brokenBridges) {
    if (link >= 0 && links[link]?.crossing !== 'bridge') {
      report(
        reading.faults,
        entry,
        `breaks a bridge on "${links[link]?.id}", which has none`,
        'name a link with one',
        'GLO 6.4',
      );
    }
  }
  for (const { link } of scenario.boats) {
    if (link >= 0 && links[link]?.crossing !== 'boats') {
      report(
        reading.faults,
        entry,
        `lays boats on "${links[link]?.id}"`,
        'name a link whose crossing is "boats"',
        'GLO 6.4',
      );
    }
  }
  for (const side of [0, 1] as const) {
    const laid = scenario.boats.filter((boats) => boats.side === side).length;
    if (laid <= scenario.boatMarkers[side]) continue;
    report(
      reading.faults,
      entry,
      `lays more boats than ${sideIds[side]} has markers`,
      'raise "boatMarkers"',
      'GLO 6.4',
    );
  }
  for (const { town, side } of scenario.entrenched ?? []) {
    if (town < 0) continue;
    const name = towns[town]?.id;
    if (towns[town]?.fortress !== null) {
      report(reading.faults, entry, `entrenches ${name}, which has walls`, 'name an open town', 'GLO 6.2');
    }
    const held = scenario.forces.some((one) => one.town === town && material.units[one.unit]?.side === side);
    if (held) continue;
    report(
      reading.faults,
      entry,
      `entrenches ${sideIds[side]} in ${name}, where it has nobody`,
      'place troops',
      'GLO 6.2',
    );
  }
  const scoring = scenario.places.map(({ town }) => town);
  for (const town of twice(scoring)) {
    report(reading.faults, entry, `scores ${towns[town]?.id} twice`, 'name it once', 'GLO 9');
  }
  for (const { town } of scenario.control) {
    if (town < 0 || scoring.includes(town)) continue;
    report(
      reading.faults,
      entry,
      `gives control of ${towns[town]?.id}, which does not score`,
      'add it to "places"',
      'GLO 9',
    );
  }
  for (const town of twice(scenario.control.map((one) => one.town))) {
    report(reading.faults, entry, `gives ${towns[town]?.id} to both sides, or twice`, 'name it once', 'GLO 9');
  }
}

function checkArrivals(reading: Reading, entry: string, scenario: Scenario, material: Material): void {
  const [first, last] = [material.calendar[scenario.firstTurn], material.calendar[scenario.lastTurn]];
  const sheets = scenario.armistice?.effects ? material.campaign.sheets.map((_, i) => i) : [scenario.sheet];
  scenario.arrivals.forEach((arrival, i) => {
    const at = `${entry} arrivals[${i}]`;
    if (first && last && (arrival.turn < first.number || arrival.turn > last.number)) {
      const remedy = `write a turn from ${first.number} to ${last.number}`;
      report(reading.faults, at, `comes in turn ${arrival.turn}`, remedy, 'GLO 3.3');
    }
    for (const { unit, army } of arrival.forces) {
      const held = material.units[unit];
      if (!held) continue;
      if (held.detachment !== (army !== undefined)) {
        const remedy = 'write "army" for a detachment, and only there';
        report(reading.faults, at, `brings "${held.id}" for nobody, or for two`, remedy, 'GLO 1.2.2');
      }
      if (held.side !== arrival.side)
        report(reading.faults, at, `brings "${held.id}" to the enemy`, 'correct the side');
      if (!sheets.some((sheet) => held.sheets[sheet])) {
        report(reading.faults, at, `brings "${held.id}", which is on no sheet then`, 'give it a line', 'GLO 1.2.3');
      }
    }
  });
}
