import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { playedAgain } from '@bivouac/kernel/table';
import { germany1813 as content, type GloireState, gloireGame } from '../../index.ts';

/**
 * Who holds the towns that score at the end of matches that the arena has saved, and what the rest of the points came to:
 * `npx tsx games/gloire/workshop/balance/places.ts <folder> ...`. The matches are counted with the values of the present pack, whatever they
 * were played with: so a change of values can be looked at before new games are played.
 */
const game = gloireGame(content);

interface Counted {
  readonly margins: number[];
  /** By scoring town: how often the French held it, the Coalition, nobody. */
  readonly held: Map<number, [number, number, number]>;
  readonly battles: [number, number];
  readonly captures: [number, number];
  readonly lost: [number, number];
}

const scenarios = new Map<number, Counted>();
let unplayable = 0;
let captured = 0;

function countedOf(scenario: number): Counted {
  const known = scenarios.get(scenario);
  if (known !== undefined) return known;
  const fresh: Counted = { margins: [], held: new Map(), battles: [0, 0], captures: [0, 0], lost: [0, 0] };
  scenarios.set(scenario, fresh);
  return fresh;
}

function note(s: GloireState, [french = 0, coalition = 0]: readonly number[]): void {
  const counted = countedOf(s.scenario);
  counted.margins.push(french - coalition);
  for (const { town } of content.scenarios[s.scenario]?.places ?? []) {
    const held = counted.held.get(town) ?? [0, 0, 0];
    const holder = s.control[town];
    held[holder === 0 ? 0 : holder === 1 ? 1 : 2]++;
    counted.held.set(town, held);
  }
  for (const side of [0, 1] as const) {
    counted.battles[side] += s.battlePoints[side] ?? 0;
    counted.captures[side] += s.capturePoints[side] ?? 0;
    counted.lost[side] += s.tally[side] ?? 0;
  }
}

for (const folder of process.argv.slice(2)) {
  for (const name of readdirSync(folder)) {
    if (!name.endsWith('.bivouac')) continue;
    const end = playedAgain(game, readFileSync(join(folder, name), 'utf8'));
    const scores = end?.result?.scores;
    if (end === null) unplayable++;
    else if (scores === undefined) captured++;
    else
      note(
        end.game,
        [0, 1].map((side) => scores[content.armies.findIndex((army) => army.side === side)] ?? 0),
      );
  }
}

for (const [scenario, { margins, held, battles, captures, lost }] of scenarios) {
  const n = margins.length;
  const sorted = [...margins].sort((a, b) => a - b);
  const { drawMargin } = content.campaign.victory;
  const won = margins.filter((margin) => margin > drawMargin).length;
  const drawn = margins.filter((margin) => Math.abs(margin) <= drawMargin).length;
  const share = Math.round((100 * (won + drawn / 2)) / n);
  console.log(`${content.scenarios[scenario]?.id}: ${n} matches, French won ${won}, drawn ${drawn}, share ${share} %`);
  console.log(`median margin ${sorted[n >> 1]}, all: ${sorted.join(' ')}`);
  const each = (pair: readonly [number, number]) => pair.map((sum) => (sum / n).toFixed(1)).join(' : ');
  console.log(`points of battles ${each(battles)}, of captures ${each(captures)}; lost ${each(lost)}`);
  console.log('town               worth     French  Coalition  nobody');
  for (const { town, points } of content.scenarios[scenario]?.places ?? []) {
    const [french, coalition, nobody] = (held.get(town) ?? [0, 0, 0]).map(
      (count) => `${Math.round((100 * count) / n)} %`,
    );
    const worth = points.join(' : ').padEnd(9);
    const name = (content.map.towns[town]?.name.en ?? '').padEnd(18);
    console.log(`${name} ${worth} ${french?.padStart(6)} ${coalition?.padStart(9)} ${nobody?.padStart(8)}`);
  }
}
if (captured > 0) console.log(`${captured} matches ended with Napoleon's capture, and are not counted above.`);
if (unplayable > 0) console.log(`${unplayable} matches could not be played to their end with the present pack.`);
