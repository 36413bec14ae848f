import { defineConfig } from 'vitest/config';

/** What mutation testing runs: the tests of the rules. Those of the pack, the views and the odds kill few and are slow. */
export default defineConfig({
  test: {
    include: ['games/nations/test/**/*.test.ts'],
    exclude: ['**/{content*,odds,imagine,overlays,view,match,bot*}.test.ts', '**/node_modules/**', '**/matches/**'],
    pool: 'threads',
    isolate: false,
  },
});
