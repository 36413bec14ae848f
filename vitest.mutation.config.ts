import { defineConfig } from 'vitest/config';

/** The game whose rules are tested: `npm run mutate -- <game>` says so. */
const game = process.env['BIVOUAC_MUTATED'] ?? 'nations';

/** What mutation testing runs: the tests of the rules. Those of the pack, the views and the odds kill few and are slow. */
export default defineConfig({
  test: {
    include: [`games/${game}/test/**/*.test.ts`],
    exclude: [
      '**/{content*,calibration,germany,rival,odds,imagine,overlays,view,match,bot*,secrets,words}.test.ts',
      '**/node_modules/**',
      '**/matches/**',
    ],
    // Random games are slow, and what they find out is not what a mutant breaks.
    testNamePattern: /^(?!.*random games)/,
    testTimeout: 60_000,
    pool: 'threads',
    isolate: false,
  },
});
