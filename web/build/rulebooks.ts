import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import type { Rulebooks } from './count-paragraphs.ts';

const name = 'virtual:rulebooks';
const resolved = `\0${name}`;
const counting = fileURLToPath(new URL('./count-paragraphs.ts', import.meta.url));

/** Counts the paragraphs when the page is built, so that the front page does not carry whole rulebooks for a number each. */
export function rulebooks(): Plugin {
  return {
    name: 'bivouac-rulebooks',
    resolveId: (id) => (id === name ? resolved : undefined),
    async load(id) {
      if (id !== resolved) return undefined;
      const { module, dependencies } = await runnerImport<{ readonly default: Rulebooks }>(counting);
      for (const file of dependencies) this.addWatchFile(file);
      return `export default ${JSON.stringify(module.default)};`;
    },
  };
}
