import { parseSync } from 'oxc-parser';

/** The title of a test that is really run, and where it stands. */
export interface TestTitle {
  readonly title: string;
  readonly line: number;
}

export interface TitlesFound {
  readonly titles: readonly TestTitle[];
  readonly errors: readonly string[];
}

type Node = { readonly type: string; readonly start: number } & Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const TESTS = new Set(['test', 'it']);
const GROUPS = new Set(['describe', 'suite']);
/** Ways of calling a test that do not run it, run it only perhaps, or want it to fail. */
const IDLE = new Set(['skip', 'todo', 'skipIf', 'runIf', 'fails']);
const IDLE_OPTIONS = new Set(['skip', 'todo', 'fails']);

/** How a test or a group is called: `test.each(rows)` is `test` with `each`. */
interface Called {
  readonly name: string;
  readonly ways: readonly string[];
}

function calledAs(callee: unknown): Called | null {
  if (!isNode(callee)) return null;
  switch (callee.type) {
    case 'Identifier':
      return { name: String(callee['name']), ways: [] };
    case 'MemberExpression': {
      const inner = calledAs(callee['object']);
      const property = callee['property'];
      const way = isNode(property) && callee['computed'] !== true ? String(property['name']) : '?';
      return inner === null ? null : { name: inner.name, ways: [...inner.ways, way] };
    }
    // `test.each(rows)(title, run)` and its form with a template.
    case 'CallExpression':
      return calledAs(callee['callee']);
    case 'TaggedTemplateExpression':
      return calledAs(callee['tag']);
    default:
      return null;
  }
}

/** The text of a string, or of a template without holes. */
function textOf(value: unknown): string | null {
  if (!isNode(value)) return null;
  if (value.type === 'Literal') return typeof value['value'] === 'string' ? value['value'] : null;
  if (value.type !== 'TemplateLiteral' || !Array.isArray(value['quasis'])) return null;
  const [only, ...more] = value['quasis'] as readonly unknown[];
  const cooked = isNode(only) ? only['value'] : null;
  if (more.length > 0 || typeof cooked !== 'object' || cooked === null || !('cooked' in cooked)) return null;
  return typeof cooked.cooked === 'string' ? cooked.cooked : null;
}

/** `{ skip: true }` and its like, between the title and the function. */
function isIdleByOptions(args: readonly unknown[]): boolean {
  return args.some((arg) => {
    if (!isNode(arg) || arg.type !== 'ObjectExpression' || !Array.isArray(arg['properties'])) return false;
    return arg['properties'].some((property: unknown) => {
      const key = isNode(property) ? property['key'] : null;
      const value = isNode(property) ? property['value'] : null;
      const isFalse = isNode(value) && value.type === 'Literal' && value['value'] === false;
      return isNode(key) && IDLE_OPTIONS.has(String(key['name'] ?? key['value'])) && !isFalse;
    });
  });
}

const isFunction = (arg: unknown): boolean =>
  isNode(arg) && ['ArrowFunctionExpression', 'FunctionExpression', 'Identifier', 'CallExpression'].includes(arg.type);

interface Found extends TestTitle {
  readonly only: boolean;
}

/** Finds the tests of a file by reading it, not by running it: comments and strings are not mistaken for tests. */
export function testTitles(file: string, source: string): TitlesFound {
  const { program, errors } = parseSync(file, source);
  const found: Found[] = [];
  const lineOf = (at: number) => source.slice(0, at).split('\n').length;

  const visit = (value: unknown, only: boolean): void => {
    if (Array.isArray(value)) {
      for (const item of value) visit(item, only);
      return;
    }
    if (!isNode(value)) return;
    if (value.type === 'CallExpression') {
      const called = calledAs(value['callee']);
      const args: readonly unknown[] = Array.isArray(value['arguments']) ? value['arguments'] : [];
      const isTest = called !== null && TESTS.has(called.name);
      const isGroup = called !== null && GROUPS.has(called.name);
      if (isTest || isGroup) {
        // What is skipped is not looked into at all: nothing in it runs.
        if (called.ways.some((way) => IDLE.has(way)) || isIdleByOptions(args)) return;
        const alone = only || called.ways.includes('only');
        const title = textOf(args[0]);
        if (isTest && title !== null && args.slice(1).some(isFunction)) {
          found.push({ title, line: lineOf(value.start), only: alone });
        }
        for (const arg of args) visit(arg, alone);
        return;
      }
    }
    for (const child of Object.values(value)) visit(child, only);
  };

  visit(program, false);
  // Where one test is marked `only`, the others of its file do not run.
  const alone = found.some((test) => test.only);
  const titles = found.filter((test) => test.only || !alone).map(({ title, line }) => ({ title, line }));
  return { titles, errors: errors.map(({ message }) => message) };
}
