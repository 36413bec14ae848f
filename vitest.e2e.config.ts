import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['web/e2e/**/*.e2e.ts'],
    globalSetup: ['tools/e2e-setup.ts'],
    // All files share one browser, and two cores have room for one file at a time.
    fileParallelism: false,
    // What waits more than it works may say so (`test.concurrent`): three pages at a time.
    maxConcurrency: 3,
    // A slow machine is no failure: these limits only end what never would.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000, interval: 100 } },
  },
});
