import { auerstaedt1806 } from '../../content/index.ts';
import { duels, squaring } from './duels.ts';

/** The duels of the calibration as a table: `npx tsx games/empereur/workshop/duels/print.ts`. */
const percent = (share: number) => `${Math.round(100 * share)} %`.padStart(6);
const steps = (mean: number) => mean.toFixed(2).padStart(6);

const lines = duels(auerstaedt1806).map(
  (duel) =>
    `| ${duel.name.padEnd(48)} | ${percent(duel.attackerBeaten)} | ${percent(duel.defenderBeaten)} | ${steps(duel.attackerSteps)} | ${steps(duel.defenderSteps)} |`,
);
process.stdout.write(
  [
    `| ${'duel'.padEnd(48)} | first beaten | second beaten | steps lost | steps lost |`,
    '|---|---|---|---|---|',
    ...lines,
    '',
  ].join('\n'),
);
for (const id of ['111e', 'ir33', 'schack']) {
  const [two, three] = squaring(auerstaedt1806, id);
  process.stdout.write(`${id} forms square: ${percent(two)} at two hexes, ${percent(three)} at three\n`);
}
