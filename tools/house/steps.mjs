import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { lastLines, npm } from './npm.mjs';
import { inRoot } from './paths.mjs';
import { Advice, seconds } from './say.mjs';

/** What a step ends with: how many checks passed and failed, and a note for the summary. */
const outcome = (passed, failed, note = '') => ({ passed, failed, note });

/** A step that runs a script of package.json and passes when it exits with 0. */
export const command =
  (script, ...args) =>
  async () => {
    const { code } = await npm(['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])], {
      show: true,
    });
    return code === 0 ? outcome(1, 0) : outcome(0, 1, `npm run ${script} ended with ${code}`);
  };

/** A step that runs npm quietly, and shows what it said only when it fails. */
export const npmCommand =
  (...args) =>
  async () => {
    const { code, output } = await npm([...args, '--loglevel=error']);
    if (code !== 0) console.error(lastLines(output));
    return code === 0 ? outcome(1, 0) : outcome(0, 1, `npm ${args.join(' ')} ended with ${code}`);
  };

/** A step that runs a script whose program is vitest, and counts its tests. */
export const tests = (script) => async () => {
  const file = inRoot('.cache', `${script}.json`);
  mkdirSync(inRoot('.cache'), { recursive: true });
  rmSync(file, { force: true });
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { code } = await npm(['run', '--silent', script, '--', ...report], { show: true });
  return { ...readCounts(file), ...(code === 0 ? {} : { failedAs: code }) };
};

function readCounts(file) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report;
    const left = numPendingTests + numTodoTests;
    const note = `${numPassedTests} tests${left > 0 ? `, ${left} not run` : ''}`;
    return { ...outcome(numPassedTests, numFailedTests, note), faults: faultsOf(report) };
  } catch {
    return outcome(0, 0, 'no report was written');
  }
}

/** What failed and why, in a line each: whoever reads only the end of a long log must find it there. */
function faultsOf({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [`${name}: ${firstLine(message)}`] : [];
    return failed.map(({ fullName, failureMessages: [why = ''] }) => `${fullName}: ${firstLine(why)}`);
  });
}

const firstLine = (text) => text.trim().split('\n', 1)[0];

/** A step fails when a check failed, when nothing was checked, or when its program says so (a file that does not load). */
function settle({ passed, failed, note, failedAs, faults = [] }) {
  const atLeast = failedAs !== undefined || passed === 0 ? 1 : 0;
  return { ...outcome(passed, Math.max(failed, atLeast), note), faults };
}

async function attempt(run) {
  try {
    const result = await run();
    return typeof result === 'object' ? settle(result) : outcome(1, 0, result);
  } catch (error) {
    console.error(error instanceof Advice ? error.message : error);
    return outcome(0, 1);
  }
}

/** Runs the steps, each announced with its number, name and time; ends with a summary and the line of counts alone. */
export async function runSteps(steps) {
  const done = [];
  for (const [i, { name, run }] of steps.entries()) {
    const title = `${i + 1}/${steps.length} ${name}`;
    console.log(`\n=== ${title}`);
    const since = performance.now();
    const result = await attempt(run);
    const took = seconds(since);
    done.push({ title, took, ...result });
    console.log(`=== ${title}: ${result.failed === 0 ? 'passed' : 'FAILED'} in ${took}`);
    if (result.failed > 0) break;
  }
  summarise(steps, done);
  if (done.some(({ failed }) => failed > 0)) process.exitCode = 1;
}

function summarise(steps, done) {
  console.log('\nSummary');
  for (const { title, took, failed, note, faults = [] } of done) {
    console.log(`  ${failed === 0 ? 'ok  ' : 'FAIL'}  ${title.padEnd(32)} ${took.padStart(8)}  ${note}`);
    for (const fault of faults) console.log(`          ${fault}`);
  }
  for (const { name } of steps.slice(done.length)) console.log(`  --    ${name}: not run`);
  const sum = (key) => done.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
}
