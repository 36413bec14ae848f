import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
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

/** A step that soaks every game that can be played; each game counts as one. */
export const soaks =
  (...args) =>
  async () => {
    const { code, output } = await npm(['run', '--silent', 'soak', '--', '--all', '--json', ...args]);
    try {
      const { soaks: done } = JSON.parse(output.slice(output.indexOf('{')));
      for (const { game, games, steps, failures, seconds } of done) {
        console.log(`soak ${game}: ${games} games, ${steps} steps, ${failures.length} failures, ${seconds} s`);
        for (const failure of failures) console.error(JSON.stringify(failure));
      }
      const failed = done.filter(({ failures }) => failures.length > 0).length;
      const times = Object.fromEntries(done.map(({ game, seconds }) => [game, seconds]));
      return { ...outcome(done.length - failed, failed, `${done.length} games`), times };
    } catch {
      console.error(lastLines(output));
      return outcome(0, 1, `npm run soak ended with ${code}`);
    }
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
    return { ...outcome(numPassedTests, numFailedTests, note), faults: faultsOf(report), times: timesOf(report) };
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

/** Seconds by game, and those of the server: of tests in its folder, or in a file of the page that bears its name. */
export function timesOf({ testResults }) {
  const times = {};
  for (const { name, assertionResults } of testResults) {
    const path = name.replaceAll('\\', '/');
    const whose =
      /\/games\/([^/]+)\//.exec(path)?.[1] ?? /\/(server)\//.exec(path)?.[1] ?? /\/e2e\/(\w+)\./.exec(path)?.[1];
    if (whose === undefined) continue;
    const taken = assertionResults.reduce((sum, { duration }) => sum + (duration ?? 0), 0);
    times[whose] = (times[whose] ?? 0) + taken / 1000;
  }
  return times;
}

const firstLine = (text) => text.trim().split('\n', 1)[0];

/** A step fails when a check failed, when nothing was checked, or when its program says so (a file that does not load). */
function settle({ passed, failed, note, failedAs, faults = [], times = {} }) {
  const atLeast = failedAs !== undefined || passed === 0 ? 1 : 0;
  return { ...outcome(passed, Math.max(failed, atLeast), note), faults, times };
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

/**
 * Runs the steps, each announced with its number, name and time; ends with a summary and the line of counts alone. What
 * stands in `beside` of a step runs at the same time: for steps that keep one processor busy each.
 */
export async function runSteps(steps) {
  const all = steps.flatMap(({ beside = [], ...step }) => [step, ...beside]);
  const done = [];
  const one = async ({ name, run }) => {
    const title = `${all.findIndex((step) => step.name === name) + 1}/${all.length} ${name}`;
    console.log(`\n=== ${title}`);
    const since = performance.now();
    const result = await attempt(run);
    const took = seconds(since);
    done.push({ name, title, took, ...result });
    console.log(`=== ${title}: ${result.failed === 0 ? 'passed' : 'FAILED'} in ${took}`);
    return result.failed === 0;
  };
  const inTurn = async (row) => {
    for (const step of row) if (!(await one(step))) return false;
    return true;
  };
  for (const { beside = [], ...step } of steps) {
    const [first, others] = await Promise.all([one(step), inTurn(beside)]);
    if (!first || !others) break;
  }
  summarise(all, done);
  if (done.some(({ failed }) => failed > 0)) process.exitCode = 1;
}

function summarise(steps, done) {
  console.log('\nSummary');
  for (const { title, took, failed, note, faults = [] } of done) {
    console.log(`  ${failed === 0 ? 'ok  ' : 'FAIL'}  ${title.padEnd(32)} ${took.padStart(8)}  ${note}`);
    for (const fault of faults) console.log(`          ${fault}`);
  }
  for (const { name } of steps.filter((step) => !done.some((ended) => ended.name === step.name))) {
    console.log(`  --    ${name}: not run`);
  }
  sayTimes(done);
  const sum = (key) => done.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
}

/** What a further game and the server may take of the whole, in seconds. */
const BUDGETS = { server: 120 };
const BUDGET = 90;

/** What each game took: its soak, the tests of its folder, and the tests of the page that are about it alone. */
function sayTimes(done) {
  const total = {};
  for (const { times = {} } of done) {
    for (const [whose, taken] of Object.entries(times)) total[whose] = (total[whose] ?? 0) + taken;
  }
  const rows = Object.entries(total).filter(([whose]) => whose in BUDGETS || isGame(whose));
  if (rows.length > 0) console.log('\nSeconds of tests and soak, beside the budget of each');
  for (const [whose, taken] of rows) {
    const budget = BUDGETS[whose] ?? BUDGET;
    console.log(
      `  ${whose.padEnd(12)} ${taken.toFixed(1).padStart(6)} of ${budget}${taken > budget ? '  over its budget' : ''}`,
    );
  }
}

const isGame = (name) => existsSync(inRoot('games', name));
