import { spawn } from 'node:child_process';

const openers = {
  darwin: ['open', []],
  win32: ['cmd', ['/c', 'start', '']],
  linux: ['xdg-open', []],
};

/** Whether somebody sits in front of this terminal and would like the page opened. */
const wanted = () => process.stdout.isTTY && !process.env.CI && process.env.BROWSER !== 'none';

/** Tries to open the default browser; a machine without one is no error, since the address is printed anyway. */
export function openBrowser(address) {
  const opener = openers[process.platform];
  if (!wanted() || !opener) return;
  const [command, first] = opener;
  const child = spawn(command, [...first, address], { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
}
