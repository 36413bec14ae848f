import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** The file that a match is written into when somebody stops playing, or asks for it. */
export class SaveFile {
  readonly #folder: string;
  file: string;

  constructor(folder: string, file: string) {
    this.#folder = folder;
    this.file = file;
  }

  get exists(): boolean {
    return existsSync(resolve(this.#folder, this.file));
  }

  /** Writes the match; what went wrong, or null. The old file stays whole until the new one is. */
  save(text: string): string | null {
    const path = resolve(this.#folder, this.file);
    const fresh = join(dirname(path), `.${basename(path)}.new`);
    try {
      writeFileSync(fresh, text);
      renameSync(fresh, path);
      return null;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }
}

/** The name of a match that nobody has named. */
export function usualFile(game: string, now: number): string {
  const [day = '', time = ''] = new Date(now).toISOString().split('T');
  return `${game}-${day.replaceAll('-', '')}-${time.slice(0, 8).replaceAll(':', '')}.bivouac`;
}
