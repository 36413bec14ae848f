import type { Paragraph } from '@bivouac/kernel';
import { games } from '@bivouac/shelf';
import { exitCodes, fine, type Outcome, Problem } from '../problem.ts';
import { type Coverage, coverageOf, type RulesError, type TestFile } from '../rules/coverage.ts';
import { testFilesOf } from '../rules/test-files.ts';

/** `bivouac rules`: which paragraphs of the four rulebooks are proven by tests, out of scope, or open. */
export async function rules(filesOf: (game: string) => readonly TestFile[] = testFilesOf): Promise<Outcome> {
  const json: Record<string, Coverage> = {};
  const errors: RulesError[] = [];
  const texts: string[] = [];
  for (const { id, title, paragraphs: load } of games) {
    const paragraphs = await load();
    const found = coverageOf(paragraphs, filesOf(id));
    json[id] = found.coverage;
    errors.push(...found.errors);
    texts.push(gameText(`${id}: ${title.en}`, found.coverage, paragraphs));
  }
  if (errors.length > 0) {
    const list = errors.map(({ file, line, message }) => `\n  ${file}:${line}: ${message}`).join('');
    const message = `Test titles name clauses that are not there. Mend the titles or write the clauses:${list}`;
    throw new Problem('unknownClause', message, { errors }, exitCodes.failed);
  }
  return fine(json, `${texts.join('\n\n')}\n`);
}

const BAR = 30;
const WIDTH = 110;

function bar(done: number, of: number): string {
  const full = of === 0 ? 0 : Math.floor((done / of) * BAR);
  return `[${'#'.repeat(full)}${'.'.repeat(BAR - full)}]`;
}

function gameText(heading: string, coverage: Coverage, paragraphs: readonly Paragraph[]): string {
  const { total, proven, clauses, provenClauses, out, open } = coverage;
  const row = (name: string, done: number, of: number, more: string) =>
    `  ${name.padEnd(10)} ${bar(done, of)} ${String(done).padStart(4)} of ${of} proven${more}`;
  const lines = [
    heading,
    row('paragraphs', proven, total, out.length === 0 ? '' : `, ${out.length} out of scope`),
    row('clauses', provenClauses, clauses, clauses === 0 ? ' (none written yet)' : ''),
  ];
  for (const { id, out: why } of paragraphs) if (why !== undefined) lines.push(`  out of scope: ${id} (${why})`);
  if (open.length > 0) lines.push(wrap(`  open: ${open.join(', ')}`));
  return lines.join('\n');
}

/** Breaks a list of ids into lines, not inside an id. */
function wrap(text: string): string {
  const lines: string[] = [];
  let line = '';
  for (const part of text.split(', ')) {
    const next = line === '' ? part : `${line}, ${part}`;
    if (next.length > WIDTH) {
      lines.push(`${line},`);
      line = `        ${part}`;
    } else line = next;
  }
  return [...lines, line].join('\n');
}
