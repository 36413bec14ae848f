import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { Script } from 'node:vm';
import { build } from 'esbuild';
import { newCollector } from './collector.mjs';
import { expect } from './expect.mjs';

/**
 * Bundles test files with all they import into one script. Every call of what comes back is a new environment: no
 * module of it has run yet, and one runs only when a test file that needs it is loaded. That takes milliseconds, and
 * nothing that another environment has kept, in a cache or in a position that tests share, is in it.
 * @param {readonly string[]} files paths from the working directory
 */
export async function bundle(files) {
  const loaders = files.map((file) => `${JSON.stringify(file)}: () => import(${JSON.stringify(`./${file}`)})`);
  const { outputFiles } = await build({
    stdin: { contents: `module.exports = { ${loaders.join(', ')} };`, resolveDir: process.cwd(), loader: 'js' },
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    external: ['vitest', 'fast-check'],
    logLevel: 'error',
  });
  const wrapped = `(function (require, module) { ${outputFiles[0].text}\n})`;
  const script = new Script(wrapped, { filename: 'tests-of-the-rules.cjs' }).runInThisContext();
  const requireHere = createRequire(resolve('package.json'));

  return function newEnvironment() {
    const collector = newCollector();
    const words = { ...collector.words, expect };
    const module = { exports: {} };
    script((id) => (id === 'vitest' ? words : requireHere(id)), module);
    /** @type {Map<string, Promise<Map<string, () => unknown>>>} */
    const loaded = new Map();

    const load = async (file) => {
      collector.open();
      await module.exports[file]();
      return byId(file, collector.close());
    };
    return {
      /** The tests of a file by their ids; the file is loaded when it is first asked for. */
      testsOf(file) {
        const known = loaded.get(file) ?? load(file);
        loaded.set(file, known);
        return known;
      },
    };
  };
}

/** A test is known by its file and its name; the second of the same name by its number too. */
function byId(file, collected) {
  const tests = new Map();
  for (const { name, run } of collected) {
    let id = `${file}#${name}`;
    for (let number = 2; tests.has(id); number++) id = `${file}#${name} (${number})`;
    tests.set(id, run);
  }
  return tests;
}
