import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { determineHitLimitReached, DryRunStatus, TestStatus, toMutantRunResult } from '@stryker-mutator/api/test-runner';
import { bundle } from './environment.mjs';
import { counts, testFiles } from './selection.mjs';

/**
 * The test runner of `npm run mutate`. The mutated rules and their tests are bundled once; each mutant gets a new
 * environment of that bundle, and in it the tests that reach the mutant, quickest first, until one fails.
 */
class RulesRunner {
  /** What the mutated code looks at to know which mutant it is, and where it counts who reaches what. */
  #told = (globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE] ??= {});
  /** @type {Map<string, number>} how long each test took when it last ran, in milliseconds */
  #times = new Map();
  #files = testFiles(process.env['BIVOUAC_MUTATED'] ?? 'nations');
  /** @type {Awaited<ReturnType<typeof bundle>>} */
  #newEnvironment;

  /** Every run has an environment of its own: nothing need be started anew for mutants of what runs while loading. */
  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    this.#newEnvironment = await bundle(this.#files);
  }

  /** Each test in an environment of its own: so what it reaches while loading, or fills a cache with, is its own too. */
  async dryRun() {
    this.#told.activeMutant = undefined;
    this.#told.hitCount = undefined;
    const tests = [];
    for (const id of await this.#all()) {
      this.#told.currentTestId = id;
      tests.push(await this.#run(id, this.#newEnvironment()));
      this.#told.currentTestId = undefined;
    }
    return { status: DryRunStatus.Complete, tests, mutantCoverage: this.#told.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, disableBail }) {
    const ids = testFilter ?? (await this.#all());
    this.#told.activeMutant = activeMutant.id;
    this.#told.hitLimit = hitLimit;
    this.#told.hitCount = 0;
    const tests = [];
    const environment = this.#newEnvironment();
    for (const id of ids.toSorted((one, other) => this.#time(one) - this.#time(other))) {
      const test = await this.#run(id, environment);
      tests.push(test);
      if (test.status === TestStatus.Failed && !disableBail) break;
    }
    this.#told.activeMutant = undefined;
    const endless = determineHitLimitReached(this.#told.hitCount, hitLimit);
    return toMutantRunResult(endless ?? { status: DryRunStatus.Complete, tests });
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
      const timeSpentMs = performance.now() - start;
      this.#times.set(id, timeSpentMs);
      return { ...of, timeSpentMs, status: TestStatus.Success };
    } catch (error) {
      const failureMessage = error instanceof Error ? error.message : String(error);
      return { ...of, timeSpentMs: performance.now() - start, status: TestStatus.Failed, failureMessage };
    }
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'rules', RulesRunner)];
