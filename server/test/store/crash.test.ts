import { afterAll, beforeAll, expect, test } from 'vitest';
import { crash } from '../../testing/crash/crash.ts';
import { orderOf } from '../../testing/online/orders.ts';
import { type Bundle, bundledServer } from '../../testing/processes/server-process.ts';

let bundle: Bundle;
beforeAll(async () => {
  bundle = await bundledServer();
});
afterAll(() => bundle.remove());

test.each(['sqlite', 'postgres'] as const)(
  'whatever players at %s were told is kept after kill -9, once, in order, with the right checks; and they go on',
  async (store) => {
    const report = await crash({ store, kills: 3, tables: 3, seed: 'kills', order: await orderOf('nations'), bundle });
    expect(report).toMatchObject({ kills: 3, lost: 0, doubled: 0, wrong: 0 });
    expect(report.acknowledged).toBeGreaterThan(20);
  },
);
