import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { npm } from './house/npm.mjs';
import { inRoot } from './house/paths.mjs';
import { Advice } from './house/say.mjs';

const commands = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'microsoft-edge-stable',
  'msedge',
  'brave-browser',
];

/** Where browsers live that do not put themselves on the PATH. */
function usualPlaces() {
  const { ProgramFiles, LOCALAPPDATA, HOME = '' } = process.env;
  const programFiles86 = process.env['ProgramFiles(x86)'];
  const macApps = ['Google Chrome', 'Chromium', 'Microsoft Edge', 'Brave Browser'];
  switch (process.platform) {
    case 'darwin':
      return ['/Applications', join(HOME, 'Applications')].flatMap((folder) =>
        macApps.map((app) => join(folder, `${app}.app`, 'Contents', 'MacOS', app)),
      );
    case 'win32':
      return [ProgramFiles, programFiles86, LOCALAPPDATA]
        .filter(Boolean)
        .flatMap((folder) => [
          join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
          join(folder, 'Chromium', 'Application', 'chrome.exe'),
          join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
        ]);
    default:
      return ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome', '/usr/lib/chromium'].flatMap((folder) =>
        commands.map((command) => join(folder, command)),
      );
  }
}

function onPath() {
  const endings = process.platform === 'win32' ? ['.exe'] : [''];
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return commands.flatMap((command) =>
    folders.flatMap((folder) => endings.map((ending) => join(folder, command + ending))),
  );
}

/** A browser that is already on the machine. */
function installed() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Advice(`CHROMIUM_PATH names ${named}, and there is nothing there: correct it, or unset it.`);
  }
  return [...onPath(), ...usualPlaces()].find((path) => existsSync(path));
}

/** Debian and Ubuntu, as root (in a container, in CI): their own package. */
function fromDebian() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  console.log('No browser found: installing chromium with apt-get ...');
  spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env, stdio: 'ignore' });
  // On Ubuntu the package is a snap, which may install and yet not run: it must answer.
  const path = '/usr/bin/chromium';
  return existsSync(path) && spawnSync(path, ['--version']).status === 0 ? path : undefined;
}

const packaged = '@sparticuz/chromium@153.0.0';

/** Linux on x64 without root: a Chromium inside a package of the registry, kept out of the project's own packages. */
async function fromRegistry() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = inRoot('.cache', 'browser');
  mkdirSync(folder, { recursive: true });
  if (!existsSync(join(folder, 'node_modules', '@sparticuz', 'chromium'))) {
    console.log(`No browser found: fetching ${packaged} ...`);
    const { code } = await npm(['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, packaged], {
      cwd: folder,
    });
    if (code !== 0) return undefined;
  }
  const load = createRequire(join(folder, 'index.js'));
  const { default: chromium } = await import(load.resolve('@sparticuz/chromium'));
  const path = await chromium.executablePath();
  return spawnSync(path, ['--version']).status === 0 ? path : undefined;
}

/**
 * The path of a Chromium, Chrome or Edge for the end-to-end tests, installed first where that can be done.
 * @returns {Promise<string>}
 */
export async function findBrowser() {
  const path = installed() ?? fromDebian() ?? (await fromRegistry());
  if (path) return path;
  throw new Advice(
    'The end-to-end tests need a browser, and none was found: install Chrome, Chromium or Edge, ' +
      'or set CHROMIUM_PATH to the program of one, then run the command again.',
  );
}

/** No graphics card (software SVG is faster without its emulation), and no traffic of the browser's own. */
export const browserFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
