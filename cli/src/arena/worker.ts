/** A process of the arena: it is told what to play, then gets one number after another, and answers each. */
import { readFileSync } from 'node:fs';
import type { AnyGame } from '@bivouac/shelf';
import { findGame } from '@bivouac/shelf/workshop';
import { type ArenaJob, playNumber } from './job.ts';

/** What the arena sends: the job first, then numbers of games; perhaps another job after that. */
export type ToWorker = { readonly job: ArenaJob } | { readonly number: number };

let job: ArenaJob | null = null;
/** The game as it was taken down, and for what. */
let game: { readonly of: string; readonly found: Promise<AnyGame> } | null = null;

async function load({ game: id, content }: ArenaJob): Promise<AnyGame> {
  let entry = findGame(id);
  if (entry !== null && content !== null) {
    const found = await entry.withContent?.(JSON.parse(readFileSync(content, 'utf8')), content);
    entry = found !== undefined && 'id' in found ? found : null;
  }
  const loaded = await (entry?.workshop ?? entry?.guided ?? entry?.load)?.();
  if (loaded === undefined) throw new Error(`${id} cannot be played`);
  return loaded;
}

process.on('message', (message: ToWorker) => {
  if ('job' in message) {
    ({ job } = message);
    const of = JSON.stringify([job.game, job.content]);
    if (game?.of !== of) game = { of, found: load(job) };
    return;
  }
  const wanted = job;
  const { number } = message;
  if (wanted === null || game === null) return;
  game.found.then(
    (found) =>
      process.send?.(found.use((loaded, guide, workshop) => playNumber(loaded, guide, workshop, wanted, number))),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
