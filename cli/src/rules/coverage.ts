import { clauseId, type Paragraph } from '@bivouac/kernel';
import { type TestTitle, testTitles } from './test-titles.ts';

/** How much of one rulebook is proven by tests: what `npm run rules -- --json` prints for each game. */
export interface Coverage {
  /** Paragraphs. */
  readonly total: number;
  /** Paragraphs that have clauses, all of them proven. */
  readonly proven: number;
  readonly clauses: number;
  readonly provenClauses: number;
  /** Paragraphs declared out of scope. */
  readonly out: readonly string[];
  /** All the others. */
  readonly open: readonly string[];
}

/** A test title that names a clause which nobody has written, or a test file that cannot be read. */
export interface RulesError {
  readonly file: string;
  readonly line: number;
  readonly id: string;
  readonly message: string;
}

export interface TestFile {
  readonly path: string;
  readonly source: string;
}

/** The ids that stand in brackets at the head of a title: `[NAT 13#2, NAT 13#3] ...`. */
export function idsIn(title: string): string[] {
  const ids: string[] = [];
  let rest = title.trimStart();
  for (let bracket = /^\[([^\]]*)\]\s*/.exec(rest); bracket !== null; bracket = /^\[([^\]]*)\]\s*/.exec(rest)) {
    ids.push(
      ...String(bracket[1])
        .split(',')
        .map((id) => id.trim()),
    );
    rest = rest.slice(bracket[0].length);
  }
  // Other things may stand in brackets as well; what begins like an id must be one.
  return ids.filter((id) => /^[A-Z]{3,} /.test(id) || id.includes('#'));
}

export function coverageOf(
  paragraphs: readonly Paragraph[],
  files: readonly TestFile[],
): { readonly coverage: Coverage; readonly errors: readonly RulesError[] } {
  const written = new Set(paragraphs.flatMap((one) => one.clauses.map((_, i) => clauseId(one, i + 1))));
  const proven = new Set<string>();
  const errors: RulesError[] = [];
  for (const { path, source } of files) {
    const found = testTitles(path, source);
    for (const message of found.errors)
      errors.push({ file: path, line: 1, id: '', message: `cannot be read: ${message}` });
    for (const title of found.titles) {
      for (const id of idsIn(title.title)) {
        if (written.has(id)) proven.add(id);
        else errors.push(unknownId(path, title, id, paragraphs));
      }
    }
  }
  const isProven = (one: Paragraph) =>
    one.clauses.length > 0 && one.clauses.every((_, i) => proven.has(clauseId(one, i + 1)));
  const inScope = paragraphs.filter(({ out }) => out === undefined);
  const coverage: Coverage = {
    total: paragraphs.length,
    proven: inScope.filter(isProven).length,
    clauses: written.size,
    provenClauses: proven.size,
    out: paragraphs.filter(({ out }) => out !== undefined).map(({ id }) => id),
    open: inScope.filter((one) => !isProven(one)).map(({ id }) => id),
  };
  return { coverage, errors };
}

function unknownId(file: string, { line }: TestTitle, id: string, paragraphs: readonly Paragraph[]): RulesError {
  const [name = ''] = id.split('#');
  const paragraph = paragraphs.find((one) => one.id === name);
  const message =
    paragraph === undefined
      ? `no paragraph is called "${name}"`
      : !id.includes('#')
        ? `"${id}" names no clause: write "${id}#1"`
        : `"${name}" has ${paragraph.clauses.length} clauses, and none is called "${id}"`;
  return { file, line, id, message };
}
