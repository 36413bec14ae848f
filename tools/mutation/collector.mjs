import { format } from 'node:util';

/**
 * @typedef {object} Collected
 * @property {string} name with the names of what it stands in
 * @property {() => unknown} run
 */

/**
 * As much of Vitest's `describe` and `test` as the tests of the rules use: what is said between `open` and `close` is
 * written down, and run by whoever asked for it.
 */
export function newCollector() {
  /** @type {string[]} */
  const path = [];
  /** @type {Collected[]} */
  let collected = [];

  const describe = (name, inside) => {
    path.push(name);
    inside();
    path.pop();
  };
  const test = (name, optionsOrRun, runOrTimeout) => {
    const run = typeof optionsOrRun === 'function' ? optionsOrRun : runOrTimeout;
    collected.push({ name: [...path, name].join(' '), run });
  };
  describe.each = each(describe);
  test.each = each(test);

  return {
    /** What stands for 'vitest' while test files are loaded. */
    words: { describe, test, it: test },
    open() {
      path.length = 0;
      collected = [];
    },
    close: () => collected,
  };
}

const each = (declare) => (rows) => (title, run) => {
  rows.forEach((row, index) => {
    const values = Array.isArray(row) ? row : [row];
    declare(titled(title, values, index), () => run(...values));
  });
};

/** `%s` and its like take the values in turn, `$name` those of an object, as Vitest does. */
function titled(title, values, index) {
  const counted = title.replaceAll('%#', String(index));
  const used = counted.split('%').length - 1;
  const filled = format(counted, ...values.slice(0, used));
  const [first] = values;
  if (typeof first !== 'object' || first === null) return filled;
  return filled.replaceAll(/\$([\w.]+)/g, (_, keys) => String(keys.split('.').reduce((of, key) => of?.[key], first)));
}
