import type { Words } from '../src/clauses.ts';
import { type ContentFault, type Faults, quote, report } from './faults.ts';
import { closeBook, type LineOrigins, openBook, type Reading } from './sections.ts';
import { isRaw, object, type Raw, text, words } from './shape.ts';

/** What every pack has, whatever the game. */
type Head = 'format' | 'id' | 'version' | 'name' | 'sources';

/** A pack that is being read: its sections, and where to say what is wrong in each. */
export interface OpenPack<S extends string> {
  readonly raw: Raw;
  readonly faults: Faults;
  readonly of: (section: S) => Reading;
  /** What the pack is called. */
  readonly head: { readonly id: string; readonly version: string; readonly name: Words };
}

/** The form of a game's packs: what it is called in the file, the sections it has, and what they say. */
export interface PackForm<S extends string, C> {
  readonly format: string;
  readonly sections: readonly S[];
  readonly read: (pack: OpenPack<S>) => C;
}

export interface PackReader<S extends string, C> {
  /** The content, or everything that is wrong with it, each fault naming file, entry and remedy. */
  readonly readContent: (json: unknown, file: string, files?: FileNames<S>) => C | ContentFault[];
  /** Where the values of a pack come from, for whoever shows or checks it. */
  readonly readOrigins: (json: unknown, file: string, files?: FileNames<S>) => LineOrigins;
}

/** The file that each section stands in, where a pack is kept in several. */
export type FileNames<S extends string> = Partial<Record<S | Head, string>>;

/** The reader of a game's content packs. */
export function packReader<S extends string, C>({ format, sections, read }: PackForm<S, C>): PackReader<S, C> {
  const keys = ['format', 'id', 'version', 'name', 'sources', ...sections];
  const open = (json: unknown, file: string, files: FileNames<S>) => {
    const faults: Faults = { file, found: [] };
    const raw = object(faults, 'the pack', json, keys);
    if (raw['format'] !== undefined && raw['format'] !== format) {
      report(faults, 'the pack', `"format" is ${quote(raw['format'])}`, `write "${format}"`);
    }
    const book = openBook(faults, raw['sources']);
    const head = {
      id: text(faults, 'the pack', raw, 'id'),
      version: text(faults, 'the pack', raw, 'version'),
      name: words(faults, 'the pack', raw, 'name'),
    };
    const of = (section: S): Reading => ({ faults: { file: files[section] ?? file, found: faults.found }, book });
    return { content: read({ raw, faults, of, head }), book, found: faults.found };
  };
  return {
    readContent(json, file, files = {}) {
      if (!isRaw(json)) {
        const [problem, remedy] = [`is ${quote(json)}, not an object`, `give it the keys ${keys.join(', ')}`];
        return [{ file, entry: 'the pack', problem, remedy }];
      }
      const { content, found } = open(json, file, files);
      return found.length > 0 ? [...found] : content;
    },
    readOrigins: (json, file, files = {}) => closeBook(open(json, file, files).book),
  };
}
