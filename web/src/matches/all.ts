import { saveText } from './file.ts';
import type { MatchRecord } from './record.ts';
import { fileOf } from './store.ts';

/** What the first line of a file says that holds many matches. */
const HEAD = 'bivouac-matches';

/** Many match files as one: a line that says how many there are, then each file as one line of JSON. */
export function bundle(files: readonly string[]): string {
  return [JSON.stringify({ file: HEAD, matches: files.length }), ...files.map((one) => JSON.stringify(one)), ''].join(
    '\n',
  );
}

const textIn = (line: string): string | null => {
  try {
    const found: unknown = JSON.parse(line);
    return typeof found === 'string' ? found : null;
  } catch {
    return null;
  }
};

/**
 * The match files in a file of many; null if it is another kind of file. Where fewer came than its first line says, it was
 * cut off: `whole` tells.
 */
export function unbundle(text: string): { readonly files: readonly string[]; readonly whole: boolean } | null {
  const [first = '', ...lines] = text.split('\n');
  if (!first.startsWith(`{"file":"${HEAD}"`)) return null;
  const files = lines.flatMap((line) => textIn(line) ?? []);
  const many = /"matches":(\d+)/.exec(first)?.[1];
  return { files, whole: files.length === Number(many) };
}

/** All matches of this browser as one file, for another browser or another machine. */
export async function saveAll(matches: readonly MatchRecord[]): Promise<void> {
  const files = await Promise.all(matches.map((match) => fileOf(match)));
  const day = new Date().toISOString().slice(0, 10);
  saveText(bundle(files.filter((file) => file !== null)), `bivouac-${day}.jsonl`);
}
