import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { orderOf } from '../online/orders.ts';
import { crash, type CrashOrders } from './crash.ts';

/** `npm run crash -- --store sqlite --kills 300 --json`: kills servers that people play at, and counts what is lost. */
const { values } = parseArgs({
  options: {
    store: { type: 'string', default: 'sqlite' },
    kills: { type: 'string', default: '30' },
    tables: { type: 'string', default: '6' },
    game: { type: 'string', default: 'nations' },
    seed: { type: 'string', default: randomBytes(4).toString('hex') },
    json: { type: 'boolean', default: false },
  },
});
const { store, seed } = values;
const [kills, tables] = [Number(values.kills), Number(values.tables)];
if ((store !== 'sqlite' && store !== 'postgres') || !(kills >= 1) || !(tables >= 1)) {
  console.error(
    'Usage: npm run crash -- [--store sqlite|postgres] [--kills 30] [--tables 6] [--game nations] [--seed word] [--json]',
  );
  process.exit(2);
}
const progress: NonNullable<CrashOrders['progress']> = (report) =>
  console.error(
    `${report.kills} of ${kills} kills, ${report.acknowledged} requests acknowledged, ${report.slowestMs} ms`,
  );
const orders = { store, kills, tables, seed, order: await orderOf(values.game) } as const;
const trouble = (what: object) => console.error(`play went on late: ${JSON.stringify(what)}`);
const report = await crash(values.json ? orders : { ...orders, progress, trouble });
console.log(JSON.stringify(report));
process.exit(report.lost + report.doubled + report.wrong > 0 ? 1 : 0);
