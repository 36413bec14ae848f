/** A process of the bench: it is told who runs in it, then how long, again and again, and answers with rates. */
import type { Contestant } from './contestant.ts';
import { contestantFor, type Entrant } from './entrant.ts';

/** What the bench sends: who runs here, then how many milliseconds of the processor. */
export type ToRunner = { readonly entrant: Entrant } | { readonly ms: number };

/** What it gets back: how long the contestant wants to warm up, then steps a second. */
export type FromRunner = { readonly warmUp: number | null } | { readonly rate: number };

/** Steps between two looks at the clock. */
const CHUNK = 500;

let contestant: Contestant | null = null;

process.on('message', (message: ToRunner) => {
  if ('ms' in message) {
    if (contestant !== null) answer({ rate: rateOf(contestant, message.ms) });
  } else void enter(message.entrant);
});

async function enter(entrant: Entrant): Promise<void> {
  try {
    contestant = await contestantFor(entrant);
    answer({ warmUp: contestant.warmUp ?? null });
  } catch (error) {
    console.error(error);
    process.exit(1);
  }
}

function answer(message: FromRunner): void {
  process.send?.(message);
}

/** Steps per second over so many milliseconds of the processor. */
function rateOf(one: Contestant, ms: number): number {
  const began = process.cpuUsage();
  let steps = 0;
  for (;;) {
    steps += one.run(CHUNK);
    const { user, system } = process.cpuUsage(began);
    const used = user + system;
    if (used >= ms * 1000) return (steps / used) * 1e6;
  }
}
