import { verifyMatch } from '@bivouac/kernel';
import { createWords, type Language } from '@bivouac/words';
import type { Io } from '../io.ts';
import { failed, fine, type Outcome, Problem } from '../problem.ts';
import { progressLine } from '../progress.ts';
import { gameOfMatch, textOf } from '../take-down.ts';

export interface VerifyOptions {
  readonly lang: Language;
  readonly content?: string;
}

/** `bivouac verify`: a match file whole, its seed, every action, every position, the result. */
export async function verify(file: string, { lang, content }: VerifyOptions, io: Io): Promise<Outcome> {
  const text = textOf(io.folder, file);
  const words = createWords(lang);
  const found = await gameOfMatch(file, text, io, content).catch((problem: unknown) => {
    // A file that is no match at all was checked, and found wanting; a game that is not here is another matter.
    if (problem instanceof Problem && 'fault' in problem.details) return problem;
    throw problem;
  });
  if (found instanceof Problem) return failed({ file, ok: false, ...found.details }, `${found.message}\n`);
  const line = progressLine(io);
  const progress = (entries: number, of: number) => line.show(`${entries} of ${of} actions`);
  const verdict = found.game.use((game) => verifyMatch(game, text, { progress, now: io.now() }));
  line.clear();
  if (!verdict.ok) return failed({ file, ...verdict }, `${file}: ${words.fault(verdict)}\n`);
  const { entries, finished, hash } = verdict;
  const end = finished ? 'the match is over' : 'the match is not over';
  const said = `${file}: a match of ${found.entry.id}, sound in all its ${entries} actions; ${end}. Hash ${hash}\n`;
  return fine({ file, game: found.entry.id, ...verdict }, said);
}
