import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { Advice } from './say.mjs';
import { sourceHash } from './sources.mjs';

const stampFile = inRoot('.cache', 'built');
const serverFolder = inRoot('server', 'dist');
const pageFile = inRoot('web', 'dist', 'index.html');

export const serverFile = inRoot('server', 'dist', 'server.mjs');
export const pageFolder = inRoot('web', 'dist');

// vite and esbuild are loaded when called: this module is imported before the packages are installed.
async function buildPage() {
  const { build: bundle } = await import('vite');
  // The build is the same whoever asks for it: a test runner's NODE_ENV would bring in React's development build.
  const environment = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    await bundle({ root: inRoot('web'), configFile: inRoot('web', 'vite.config.ts'), logLevel: 'warn' });
  } finally {
    if (environment === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = environment;
  }
}

/** The server and its threads as they are shipped, into a folder somewhere inside the house. */
export async function bundleServer(folder) {
  const { build: bundle } = await import('esbuild');
  rmSync(folder, { recursive: true, force: true });
  await bundle({
    // The threads that write and that think stand beside the server, under their own names.
    entryPoints: {
      server: inRoot('server', 'src', 'index.ts'),
      writer: inRoot('server', 'src', 'store', 'writer.ts'),
      'bot-thread': inRoot('server', 'src', 'tables', 'bots', 'bot-thread.ts'),
    },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    splitting: true,
    bundle: true,
    // They bring binaries of their own, or look for some, and stay where npm has put them.
    external: ['@photostructure/sqlite', '@node-rs/argon2', 'pg'],
    platform: 'node',
    target: 'node20',
    format: 'esm',
    minifySyntax: true,
    logLevel: 'warning',
    // fastify and its plugins are CommonJS: inside an ES module they need a `require` for Node's own modules.
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module';\nconst require = __createRequire(import.meta.url);\nconst __filename = import.meta.filename, __dirname = import.meta.dirname;",
    },
  });
}

/** Builds the page and bundles the server. */
export async function build() {
  const hash = sourceHash();
  rmSync(stampFile, { force: true });
  try {
    await Promise.all([buildPage(), bundleServer(serverFolder)]);
  } catch (error) {
    throw new Advice(
      `${error instanceof Error ? error.message : String(error)}\n\nThe build failed. If you changed the sources, the lines ` +
        'above say where; if you did not, delete the folder node_modules and run the command again.',
    );
  }
  mkdirSync(inRoot('.cache'), { recursive: true });
  writeFileSync(stampFile, hash);
}

/** Builds only if a source changed since the last build. Says what it did. */
export async function ensureBuilt() {
  const there = existsSync(stampFile) && existsSync(pageFile) && existsSync(serverFile);
  if (there && readFileSync(stampFile, 'utf8') === sourceHash()) return 'up to date';
  await build();
  return 'done';
}
