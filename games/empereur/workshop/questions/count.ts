import { parseArgs } from 'node:util';
import { levelOf } from '@bivouac/bots';
import { auerstaedt1806 } from '../../content/index.ts';
import { fight } from '../balance/fight.ts';

/**
 * How often the side that does not move is asked something in a player's turn, by question.
 * `npx tsx games/empereur/workshop/questions/count.ts --scenario auerstaedt --level conscript --games 2`
 */
const { values } = parseArgs({
  options: {
    scenario: { type: 'string', default: 'auerstaedt' },
    level: { type: 'string', default: 'conscript' },
    games: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
    until: { type: 'string', default: '99' },
  },
});
const level = levelOf(values.level);
if (level === null) throw new Error(`there is no level "${values.level}": conscript, grognard or marshal`);

const asked = new Map<string, number>();
let turns = 0;
for (let n = 0; n < Number(values.games); n++) {
  const fought = fight(
    auerstaedt1806,
    values.scenario,
    [level.bot, level.bot],
    `${values.seed} ${n}`,
    Number(values.until),
    {
      asked: (prompt) => void asked.set(prompt, (asked.get(prompt) ?? 0) + 1),
    },
  );
  turns += 2 * fought.turns;
  process.stderr.write(`${n + 1}: ${fought.turns} turns, ${fought.asked.toFixed(1)} questions a player's turn\n`);
}
const all = [...asked.values()].reduce((sum, one) => sum + one, 0);
const lines = [
  `${values.games} games of ${values.scenario}, ${values.level} on both sides, ${turns} players' turns`,
  ...[...asked]
    .toSorted(([, a], [, b]) => b - a)
    .map(([prompt, n]) => `  ${prompt.padEnd(10)} ${(n / turns).toFixed(2)}`),
  `  in all     ${(all / turns).toFixed(2)}`,
];
process.stdout.write(`${lines.join('\n')}\n`);
