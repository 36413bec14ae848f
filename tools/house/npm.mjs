import { spawn } from 'node:child_process';
import { root } from './paths.mjs';

/** npm as a command and its first arguments: the npm that started us where there is one, since it needs no shell on Windows. */
function npmCommand() {
  const started = process.env.npm_execpath;
  if (started?.endsWith('npm-cli.js')) return { command: process.execPath, first: [started], shell: false };
  return { command: 'npm', first: [], shell: process.platform === 'win32' };
}

/**
 * Runs npm and resolves with its exit code and, unless it is shown as it goes, its output.
 * @param {string[]} args
 * @param {{ show?: boolean, cwd?: string }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function npm(args, { show = false, cwd = root } = {}) {
  const { command, first, shell } = npmCommand();
  return new Promise((resolve) => {
    const child = spawn(command, [...first, ...args], { cwd, shell, stdio: show ? 'inherit' : 'pipe' });
    let output = '';
    const collect = (chunk) => {
      output += chunk;
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** The end of a long output: what a person needs to see of a failure. */
export const lastLines = (output, count = 25) => output.trimEnd().split('\n').slice(-count).join('\n');
