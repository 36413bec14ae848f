import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { lastLines, npm } from './npm.mjs';
import { inRoot } from './paths.mjs';
import { Advice } from './say.mjs';

const lockFile = inRoot('package-lock.json');
const stampFile = inRoot('node_modules', '.bivouac-installed');
/** npm's own record of what it put into node_modules; it is written last, so an interrupted install has none. */
const installedFile = inRoot('node_modules', '.package-lock.json');

const lockHash = () => createHash('sha256').update(readFileSync(lockFile)).digest('hex');
const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** True when node_modules already holds exactly what the lock file asks for, as after a plain `npm install`. */
function installedByHand() {
  if (!existsSync(installedFile)) return false;
  const wanted = JSON.parse(read(lockFile)).packages;
  const present = JSON.parse(read(installedFile)).packages;
  const same = (place) => wanted[place]?.version === present[place]?.version;
  const needed = Object.keys(wanted).filter((place) => place.includes('node_modules/') && !wanted[place].optional);
  return needed.every((place) => place in present && same(place)) && Object.keys(present).every(same);
}

/** Installs what the lock file names, unless it is there. Says what it did. */
export async function ensureInstalled() {
  const hash = lockHash();
  if (read(stampFile) === hash) return 'up to date';
  if (!installedByHand()) {
    const { code, output } = await npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
    if (code !== 0) {
      throw new Advice(
        `${lastLines(output)}\n\nThe packages could not be installed (npm ci ended with ${code}). ` +
          'Check the network connection and the free disk space, then run the command again; ' +
          'if it fails in the same way, delete the folder node_modules first.',
      );
    }
  }
  writeFileSync(stampFile, hash);
  return 'done';
}
