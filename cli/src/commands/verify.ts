import { verifyMatch } from '@bivouac/kernel/table';
import type { Language } from '@bivouac/words';
import { isSigned } from '../signature.ts';
import type { Io } from '../io.ts';
import { failed, fine, type Outcome, Problem } from '../problem.ts';
import { progressLine } from '../progress.ts';
import { gameOfMatch, textOf, wordsOf } from '../take-down.ts';

export interface VerifyOptions {
  readonly lang: Language;
  readonly content?: string;
  /** A file with the heads that were shown while the match was played. */
  readonly heads?: string;
}

const HEAD = /\b[0-9a-f]{64}\b/g;

/** What a server has shown of a match, out of what the page saved or a player's program wrote down. */
function headsIn(io: Io, file: string): readonly string[] {
  const heads = textOf(io.folder, file, 'shownHeads').match(HEAD);
  if (heads === null) throw new Problem('badFile', { say: 'noHeads', with: { file } }, { file });
  return heads;
}

/** `bivouac verify`: a match file whole, its seed, every action, every position, the result, and what had been shown. */
export async function verify(file: string, { lang, content, heads }: VerifyOptions, io: Io): Promise<Outcome> {
  const text = textOf(io.folder, file);
  const shown = heads === undefined ? [] : headsIn(io, heads);
  const found = await gameOfMatch(file, text, io, content, lang);
  const words = await found.game.use(async (game) => await wordsOf(found.entry, game, lang, []));
  const line = progressLine(io);
  const progress = (entries: number, of: number) => line.show(`${entries} of ${of} actions`);
  const verdict = found.game.use((game) => verifyMatch(game, text, { progress, shown, now: io.now() }));
  line.clear();
  if (!verdict.ok) return failed({ file, ...verdict }, `${file}: ${words.fault(verdict)}\n`);
  const { entries, finished, hash, attested } = verdict;
  if (attested !== null && !isSigned(attested)) {
    const detail = 'the signature does not fit';
    const fault = { fault: 'notAsSigned', entry: entries, line: entries + 2, detail } as const;
    return failed({ file, ok: false, ...fault }, `${file}: ${words.fault(fault)}\n`);
  }
  const title = words.of(found.entry.title);
  const sound = words.say(finished ? 'soundEnd' : 'sound', { file, title, entries, hash });
  const vouched = attested === null ? words.say('notAttested') : words.say('attested', { key: attested.key });
  const value = { file, game: found.entry.id, ...verdict };
  if (heads === undefined) return fine(value, `${sound}\n${vouched}\n`);
  const compared = words.say('asShown', { heads: shown.length });
  return fine({ ...value, shown: shown.length }, `${sound}\n${vouched}\n${compared}\n`);
}
