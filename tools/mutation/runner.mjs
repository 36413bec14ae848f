import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  determineHitLimitReached,
  DryRunStatus,
  MutantRunStatus,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { bundle } from './environment.mjs';
import { counts, testFiles } from './selection.mjs';

/** What the first run of the tests found out, for every process that tests mutants: a file beside the mutated sources. */
const NOTES = 'notes-of-the-first-run.json';

/**
 * The test runner of `npm run mutate`. The mutated rules and their tests are bundled once and stay loaded; for each
 * mutant the tests that reach it are run, quickest first, until one fails.
 */
class RulesRunner {
  /** What the mutated code looks at to know which mutant it is, and where it counts who reaches what. */
  #told = (globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE] ??= {});
  #files = testFiles(process.env['BIVOUAC_MUTATED'] ?? 'nations');
  /** @type {Awaited<ReturnType<typeof bundle>>} */
  #newEnvironment;
  /** Where all mutants are tested that leave nothing behind. */
  #shared;
  /** @type {Map<string, number>} how long each test took, in milliseconds */
  #times = new Map();
  /** @type {Set<string>} the mutants of what is done once for all tests: while loading, or to fill a cache */
  #once = new Set();

  /** Stryker need not start another process for mutants of what is done while loading. */
  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    this.#newEnvironment = await bundle(this.#files);
    this.#shared = this.#newEnvironment();
  }

  /** Read before the first mutant, not while starting: the processes start side by side, and one of them runs the tests. */
  #readNotes() {
    if (this.#times.size > 0 || !existsSync(NOTES)) return;
    const { once, times } = JSON.parse(readFileSync(NOTES, 'utf8'));
    this.#once = new Set(once);
    this.#times = new Map(times);
  }

  /**
   * Each test is run in a new environment: what it reaches while loading is its own too. Then it is run again there, and
   * what it reaches the first time only is what is done once for all tests.
   */
  async dryRun() {
    this.#told.activeMutant = undefined;
    this.#told.hitCount = undefined;
    this.#told.mutantCoverage ??= { static: {}, perTest: {} };
    const { perTest } = this.#told.mutantCoverage;
    const tests = [];
    for (const id of await this.#all()) {
      const environment = this.#newEnvironment();
      const secondId = `${id}, again`;
      this.#told.currentTestId = id;
      const first = await this.#run(id, environment);
      this.#told.currentTestId = secondId;
      const second = await this.#run(id, environment);
      // The time of both: what is not spent in tests Stryker would add to the time it gives every mutant.
      const timeSpentMs = first.timeSpentMs + second.timeSpentMs;
      tests.push({ ...(first.status === TestStatus.Success ? second : first), timeSpentMs });
      this.#times.set(id, second.timeSpentMs);
      for (const [mutant, hits] of Object.entries(perTest[id] ?? {})) {
        if (hits !== perTest[secondId]?.[mutant]) this.#once.add(mutant);
      }
      delete perTest[secondId];
    }
    this.#told.currentTestId = undefined;
    writeFileSync(NOTES, JSON.stringify({ once: [...this.#once], times: [...this.#times] }));
    return { status: DryRunStatus.Complete, tests, mutantCoverage: { static: {}, perTest } };
  }

  async mutantRun(options) {
    this.#readNotes();
    if (this.#once.has(options.activeMutant.id)) return this.#tryMutant(options, this.#newEnvironment());
    const result = await this.#tryMutant(options, this.#shared);
    if (await this.#isSound(result)) return result;
    // An earlier mutant had left something behind, or this one has.
    this.#shared = this.#newEnvironment();
    return this.#tryMutant(options, this.#newEnvironment());
  }

  async #tryMutant({ activeMutant, testFilter, hitLimit, disableBail }, environment) {
    const ids = testFilter ?? (await this.#all());
    this.#told.activeMutant = activeMutant.id;
    this.#told.hitLimit = hitLimit;
    this.#told.hitCount = 0;
    const tests = [];
    for (const id of ids.toSorted((one, other) => this.#time(one) - this.#time(other))) {
      const test = await this.#run(id, environment);
      tests.push(test);
      if (test.status === TestStatus.Failed && !disableBail) break;
    }
    const endless = determineHitLimitReached(this.#told.hitCount, hitLimit);
    this.#told.activeMutant = undefined;
    this.#told.hitCount = undefined;
    return toMutantRunResult(endless ?? { status: DryRunStatus.Complete, tests });
  }

  /** Whether the tests that found a mutant out hold again without it. */
  async #isSound(result) {
    if (result.status !== MutantRunStatus.Killed) return true;
    for (const id of result.killedBy) {
      const { status } = await this.#run(id, this.#shared);
      if (status === TestStatus.Failed) return false;
    }
    return true;
  }

  async #all() {
    const environment = this.#newEnvironment();
    const ids = [];
    for (const file of this.#files) ids.push(...(await environment.testsOf(file)).keys());
    return ids.filter(counts);
  }

  #time(id) {
    return this.#times.get(id) ?? 0;
  }

  async #run(id, environment) {
    const fileName = id.slice(0, id.indexOf('#'));
    const start = performance.now();
    const of = { id, name: id.slice(fileName.length + 1), fileName };
    try {
      const test = (await environment.testsOf(fileName)).get(id);
      if (test === undefined) throw new Error('the test is gone');
      await test();
      return { ...of, timeSpentMs: performance.now() - start, status: TestStatus.Success };
    } catch (error) {
      const failureMessage = error instanceof Error ? error.message : String(error);
      return { ...of, timeSpentMs: performance.now() - start, status: TestStatus.Failed, failureMessage };
    }
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'rules', RulesRunner)];
