import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest, the longest first: a file that begins near the end must not keep one worker busy alone. */
const LONG = ['still', 'gloire', 'map-first', 'fullest', 'table', 'online-absence', 'conquests-game', 'empereur'];

/** The order of the end-to-end tests: the long files first, and the others by their names. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONG.indexOf(basename(moduleId, '.e2e.ts'));
      return at < 0 ? LONG.length : at;
    };
    return files.toSorted((a, b) => rank(a) - rank(b) || (a.moduleId < b.moduleId ? -1 : 1));
  }
}
