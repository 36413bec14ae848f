import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tools/page/longest-first.ts';

export default defineConfig({
  test: {
    include: ['web/e2e/**/*.e2e.ts'],
    globalSetup: ['tools/e2e-setup.ts'],
    // All files share one browser and one server; while one file waits for its page, another one has the processor.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // The rules are loaded once a worker: no file keeps anything in module variables.
    isolate: false,
    // What waits more than it works may say so (`test.concurrent`): three pages at a time.
    maxConcurrency: 3,
    // A slow machine is no failure: these limits only end what never would.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000, interval: 100 } },
  },
});
