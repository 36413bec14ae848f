import { parseArgs } from 'node:util';
import { type BattleTally, battles, type SideTally, tallyOf } from '../history/index.ts';

/**
 * Fights the four great battles of 1813 again by the rules and sets losses and victors beside history:
 * `npx tsx games/gloire/workshop/balance/battles.ts --games 400 --seed 1`. Ends with 1 if one of them does not come out.
 */
const { values } = parseArgs({
  options: { games: { type: 'string', default: '400' }, seed: { type: 'string', default: '1' } },
});
const games = Number(values.games);
if (!Number.isInteger(games) || games < 1)
  throw new Error(`--games takes a whole number from 1, not "${values.games}"`);

const percent = (share: number) => `${Math.round(100 * share)} %`;

function side(name: string, { history, median, quartiles, holds }: SideTally): string {
  const fits = holds ? 'holds' : 'DOES NOT HOLD';
  return `  ${name}: ${median} points (${quartiles.join(' to ')}), in history ${history.toFixed(1)}: ${fits}`;
}

function lines({ battle, french, coalition, won, drawn, rounds }: BattleTally): string[] {
  const victor = battle.winner === 'french' ? 'the French' : 'the Coalition';
  return [
    `${battle.name}, ${battle.date}: ${games} battles of ${rounds.toFixed(1)} rounds`,
    side('French', french),
    side('Coalition', coalition),
    `  won by ${victor} ${percent(won)}, drawn ${percent(drawn)}${won > 0.5 ? '' : ': DOES NOT HOLD'}`,
  ];
}

const tallies = battles.map((battle) => tallyOf(battle, games, values.seed));
console.log(tallies.flatMap(lines).join('\n'));
process.exitCode = tallies.every(({ holds }) => holds) ? 0 : 1;
