import { describe, expect, test } from 'vitest';
import { MemoryStore } from '../src/index.ts';
import { storeSuite, type TestHead } from '../testing/store-suite.ts';

describe('a store in memory', () => {
  test.each(storeSuite)('$name', async ({ run }) => {
    const done = run(new MemoryStore<TestHead>(), (id, changed = 1) => ({ id, revision: 0, changed }));
    await expect(done).resolves.toBeUndefined();
  });
});
