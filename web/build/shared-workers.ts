import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** How this house calls a worker. */
const call = /new Worker\(\s*new URL\('(\.[^']+)', import\.meta\.url\)/g;

/** Vite's helper that fetches what a chunk needs before the chunk: it writes links into the document. */
const helper = 'vite/preload-helper';

/**
 * Builds workers as entries of the page's own build. Vite builds each as a page of its own: then the rules and the bots of
 * every game are in the built page three times, and are fetched, kept and compiled three times.
 */
export function sharedWorkers(): Plugin {
  return {
    name: 'bivouac-shared-workers',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (id.includes(helper)) return forWorkers(code);
      if (!code.includes('new Worker(')) return undefined;
      return code.replaceAll(call, (_whole, path: string) => {
        const file = resolve(dirname(id), path);
        const reference = this.emitFile({ type: 'chunk', id: file, preserveSignature: false });
        return `new Worker(import.meta.ROLLUP_FILE_URL_${reference}`;
      });
    },
  };
}

/** A worker has no document to write links into; it fetches what it needs when it needs it. */
function forWorkers(code: string): string {
  const changed = code
    .replace('deps.length > 0', "deps.length > 0 && typeof document !== 'undefined'")
    .replace('window.dispatchEvent', 'globalThis.dispatchEvent');
  if (!changed.includes('typeof document') || !changed.includes('globalThis.dispatchEvent')) {
    throw new Error('the helper of this version of Vite is another one: look at it anew');
  }
  return changed;
}
