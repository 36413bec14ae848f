import { parseArgs } from 'node:util';
import { levelOf } from '@bivouac/bots';
import { auerstaedt1806 } from '../../content/index.ts';
import { type Fought, fight } from './fight.ts';
import { timesOf } from './times.ts';

/**
 * Battles between bots, and what they cost: who won, points, steps lost by side and by corps.
 * `npx tsx games/empereur/workshop/balance/battles.ts --scenario hassenhausen --french grognard --prussian grognard --games 20`
 */
const { values } = parseArgs({
  options: {
    scenario: { type: 'string', default: 'hassenhausen' },
    french: { type: 'string', default: 'grognard' },
    prussian: { type: 'string', default: 'grognard' },
    games: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    until: { type: 'string', default: '99' },
  },
});
const levels = [values.french, values.prussian].map((id) => {
  const level = levelOf(id);
  if (level === null) throw new Error(`there is no level "${id}"`);
  return level.bot;
});

/** Processor time: others at work on the machine do not count. */
const spent = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const fought: Fought[] = [];
for (let n = 0; n < Number(values.games); n++) {
  const one = fight(auerstaedt1806, values.scenario, levels, `${values.seed} ${n}`, Number(values.until), { spent });
  fought.push(one);
  process.stderr.write(`${n + 1}: ${one.winner} ${one.points.join(' : ')}, lost ${one.lost.join(' : ')}\n`);
}

function quantiles(numbers: readonly number[]): string {
  const sorted = [...numbers].sort((one, two) => one - two);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return `${at(0.5)} (${at(0.1)} to ${at(0.9)})`;
}

function demoralised(): string {
  const ids = [...new Set(fought.flatMap((one) => Object.keys(one.demoralised)))];
  return ids
    .map((id) => {
      const turns = fought.flatMap((one) => one.demoralised[id] ?? []);
      return `${id} ${turns.length} times, turn ${quantiles(turns)}`;
    })
    .join('; ');
}

const won = (winner: string) => fought.filter((one) => one.winner === winner).length;
const french = won('french') + won('nobody') / 2;
const share = french / Math.max(1, fought.length);
const margin = 1.96 * Math.sqrt((share * (1 - share)) / Math.max(1, fought.length));
const lines = [
  `${fought.length} games of ${values.scenario}, French ${values.french}, Prussians ${values.prussian}, seed ${values.seed}`,
  `French won ${won('french')}, drawn ${won('nobody')}, Prussians won ${won('prussian')}: ${(100 * share).toFixed(0)} % ± ${(100 * margin).toFixed(0)}`,
  `points French ${quantiles(fought.map((one) => one.points[0]))}, Prussians ${quantiles(fought.map((one) => one.points[1]))}`,
  `steps lost French ${quantiles(fought.map((one) => one.lost[0]))}, Prussians ${quantiles(fought.map((one) => one.lost[1]))}`,
  ...Object.keys(fought[0]?.corps ?? {}).map(
    (id) => `  ${id} ${quantiles(fought.map((one) => one.corps[id]?.[0] ?? 0))} of ${fought[0]?.corps[id]?.[1]}`,
  ),
  `questions to the side that waits, a player’s turn: ${(fought.reduce((sum, one) => sum + one.asked, 0) / Math.max(1, fought.length)).toFixed(1)}`,
  `turns ${quantiles(fought.map((one) => one.turns))}, actions ${quantiles(fought.map((one) => one.actions))}`,
  `first demoralised: ${demoralised()}`,
  ...timesOf(fought),
];
process.stdout.write(`${lines.join('\n')}\n`);
