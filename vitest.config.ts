import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

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
