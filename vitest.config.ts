import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { defineConfig } from 'vitest/config';

// Whoever plays matches makes new things all the time: with the little room that a worker begins with they are moved about
// a fifth of the time. Workers that are started from now on have more.
for (const flag of ['--min-semi-space-size=16', '--max-semi-space-size=32']) setFlagsFromString(flag);

export default defineConfig({
  // What the build counts once is counted here when a test asks.
  resolve: {
    alias: { 'virtual:rulebooks': fileURLToPath(new URL('web/build/count-paragraphs.ts', import.meta.url)) },
  },
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/e2e/**', '**/.stryker-tmp/**'],
    pool: 'threads',
    // One module registry per worker: five times faster, and safe since no room keeps state in module variables.
    isolate: false,
    // By itself it leaves one core to whoever waits; here nobody does.
    maxWorkers: '100%',
    // A slow machine is no failure: the limit only ends what never would.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
