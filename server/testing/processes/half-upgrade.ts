import { type Migrating, migrate, migrations } from '../../src/store/migrate.ts';
import type { StorePlace } from '../../src/store/open-store.ts';
import { databaseAt } from '../crash/examine.ts';

/** An upgrade that stands still in its last step, until somebody kills it. */
const place = JSON.parse(process.argv[2] ?? '{}') as StorePlace;
const [first] = migrations;
const half = async ({ schema }: Migrating) => {
  await schema.createTable('half').addColumn('x', 'text').execute();
  console.log('in the middle');
  await new Promise((resolve) => setTimeout(resolve, 600_000));
};
const dialect = (place.databaseUrl ?? null) === null ? 'sqlite' : 'postgres';
await migrate(databaseAt(place), [...(first === undefined ? [] : [first]), half], dialect);
