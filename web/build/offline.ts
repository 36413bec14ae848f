import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const template = fileURLToPath(new URL('./service-worker.mjs', import.meta.url));
const publicFolder = fileURLToPath(new URL('../public', import.meta.url));

/**
 * What the page hardly ever needs is kept when somebody has needed it: alphabets that neither English nor French uses,
 * slanted letters of Central Europe, the games that the house is tested with.
 */
const isSeldom = /(cyrillic|greek|vietnamese|latin-ext-wght-italic|\/testing-)/;
const isNeeded = (file: string): boolean => !isSeldom.test(file) && !file.endsWith('.map');

/** Writes the service worker with the list of everything that was built, so that the page starts without the network. */
export function offline(): Plugin {
  return {
    name: 'bivouac-offline',
    apply: 'build',
    // After all others: workers and pages are in the bundle by then.
    enforce: 'post',
    generateBundle(_options, bundle) {
      const built = Object.keys(bundle).filter((file) => file !== 'index.html' && isNeeded(file));
      const files = ['/', ...[...built, ...readdirSync(publicFolder)].sort().map((file) => `/${file}`)];
      const hash = createHash('sha256').update(JSON.stringify(files));
      for (const file of readdirSync(publicFolder)) hash.update(readFileSync(`${publicFolder}/${file}`));
      const source = readFileSync(template, 'utf8')
        .replace('__VERSION__', hash.digest('hex').slice(0, 12))
        .replace('/* __FILES__ */ []', JSON.stringify(files));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}
