import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { crash } from './crash.ts';

/** `npm run crash -- --store sqlite --kills 300 --json`: kills a program that plays, at random, and counts what is lost. */
const { values } = parseArgs({
  options: {
    store: { type: 'string', default: 'sqlite' },
    kills: { type: 'string', default: '30' },
    tables: { type: 'string', default: '20' },
    json: { type: 'boolean', default: false },
  },
});
const kills = Number(values.kills);
const tables = Number(values.tables);
if (values.store !== 'sqlite' || !(kills >= 1) || !(tables >= 1)) {
  console.error('Usage: npm run crash -- [--store sqlite] [--kills 30] [--tables 20] [--json]');
  process.exit(2);
}
const folder = mkdtempSync(join(tmpdir(), 'bivouac-crash-'));
const progress = (kill: number, acknowledged: number) =>
  console.error(`${kill} of ${kills} kills, ${acknowledged} entries acknowledged`);
try {
  const orders = { file: join(folder, 'bivouac.db'), kills, tables, chance: Math.random };
  const report = await crash(values.json ? orders : { ...orders, progress });
  console.log(JSON.stringify(report));
  if (report.lost + report.doubled + report.wrong > 0) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
