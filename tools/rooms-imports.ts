import { parseSync } from 'oxc-parser';

/** One way in which a file reaches for another. */
export interface Import {
  readonly specifier: string;
  readonly line: number;
}

/** What the check needs to know of a file. */
export interface Reading {
  readonly imports: readonly Import[];
  /** Uses of chance or of the clock: `Math.random`, `Date`, `performance.now`. */
  readonly impure: readonly { readonly what: string; readonly line: number }[];
  /** Imports whose target is computed, so that nobody can check them. */
  readonly computed: readonly number[];
  readonly errors: readonly string[];
}

type Node = { readonly type: string; readonly start: number } & Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** The text of a string literal or of a template without holes. */
function textOf(value: unknown): string | undefined {
  if (!isNode(value)) return undefined;
  if (value.type === 'Literal') return typeof value['value'] === 'string' ? value['value'] : undefined;
  if (value.type === 'TSLiteralType') return textOf(value['literal']);
  if (value.type !== 'TemplateLiteral') return undefined;
  const expressions = value['expressions'] as readonly unknown[];
  const quasis = value['quasis'] as readonly { value: { cooked: string } }[];
  return expressions.length === 0 ? quasis[0]?.value.cooked : undefined;
}

const nameOf = (value: unknown): unknown => (isNode(value) && value.type === 'Identifier' ? value['name'] : undefined);

const isImportMeta = (value: unknown): boolean =>
  isNode(value) &&
  (value.type === 'MetaProperty' || (value.type === 'MemberExpression' && isImportMeta(value['object'])));

const firstArgument = (node: Node): unknown => (node['arguments'] as readonly unknown[])[0];

/** `new URL('./worker.ts', import.meta.url)` brings in code when it names a source file; other addresses are data. */
function codeAddress(node: Node): string | undefined {
  const [address, base] = node['arguments'] as readonly unknown[];
  const text = nameOf(node['callee']) === 'URL' && isImportMeta(base) ? textOf(address) : undefined;
  return text && /\.[cm]?[jt]sx?$/.test(text) ? text : undefined;
}

/** What a node reaches for: a specifier, undefined where it is computed, or nothing. */
function reach(node: Node): { readonly specifier: string | undefined } | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression':
    case 'TSImportType':
      return { specifier: textOf(node['source'] ?? node['argument']) };
    case 'ExportNamedDeclaration':
      return node['source'] ? { specifier: textOf(node['source']) } : undefined;
    case 'TSExternalModuleReference':
      return { specifier: textOf(node['expression']) };
    case 'CallExpression':
      return nameOf(node['callee']) === 'require' ? { specifier: textOf(firstArgument(node)) } : undefined;
    case 'NewExpression': {
      const specifier = codeAddress(node);
      return specifier ? { specifier } : undefined;
    }
    default:
      return undefined;
  }
}

function impurity(node: Node): string | undefined {
  if (node.type === 'MemberExpression') {
    const property = nameOf(node['property']);
    const object = nameOf(node['object']);
    if (object === 'Math' && property === 'random') return 'Math.random';
    if (object === 'Date' || object === 'performance') return `${object}.${String(property)}`;
  }
  if ((node.type === 'NewExpression' || node.type === 'CallExpression') && nameOf(node['callee']) === 'Date')
    return 'Date';
  return undefined;
}

/** Reads the imports of a file: static, type-only, dynamic, re-exports, `require` and `import()` types. */
export function readImports(path: string, source: string): Reading {
  const { program, errors } = parseSync(path, source);
  const imports: Import[] = [];
  const impure: { what: string; line: number }[] = [];
  const computed: number[] = [];
  const lineAt = (offset: number): number => source.slice(0, offset).split('\n').length;
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const item of value) visit(item);
      return;
    }
    if (!isNode(value)) return;
    const reached = reach(value);
    if (reached?.specifier !== undefined) imports.push({ specifier: reached.specifier, line: lineAt(value.start) });
    else if (reached) computed.push(lineAt(value.start));
    const what = impurity(value);
    if (what) impure.push({ what, line: lineAt(value.start) });
    for (const child of Object.values(value)) if (typeof child === 'object') visit(child);
  };
  visit(program);
  return { imports, impure, computed, errors: errors.map(({ message }) => message) };
}
