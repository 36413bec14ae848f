import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** What shrinks; fonts and pictures are compressed already. */
const shrinks = /\.(?:js|css|html|json|svg|webmanifest)$/;
const worthIt = 1024;
const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };

/**
 * Puts a compressed copy beside every file that shrinks, so that the server sends it as it is: compressed once and
 * well, instead of at every visit and hastily.
 */
export function compressed(): Plugin {
  return {
    name: 'bivouac-compressed',
    apply: 'build',
    // From the files as written: before that, Vite still fills in what a chunk has to fetch.
    writeBundle({ dir = '.' }, bundle) {
      for (const name of Object.keys(bundle).filter((file) => shrinks.test(file))) {
        const file = join(dir, name);
        const text = readFileSync(file);
        if (text.length < worthIt) continue;
        writeFileSync(`${file}.br`, brotliCompressSync(text, { params }));
        writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}
