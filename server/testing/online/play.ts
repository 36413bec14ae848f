import type { Action, Dice } from '@bivouac/kernel';
import { fillHoles } from '@bivouac/kernel';
import type { Done } from '@bivouac/kernel/table';
import type { TableLine } from './player.ts';

/** Takes one of the offers at random, if this line is asked; what came of it. */
export async function actAtRandom(line: TableLine, dice: Dice): Promise<Done | null> {
  const { decision } = line.showing;
  if (decision === null || decision.offers.length === 0) return null;
  const action: Action = fillHoles(dice.pick(decision.offers), dice);
  return (await line.call('act', [action, decision.stamp])) as Done;
}

/** Plays until the match is over, or so many actions were done: each line acts when it is asked. */
export async function playOn(
  lines: readonly TableLine[],
  dice: Dice,
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  const [first] = lines;
  if (first === undefined) return 0;
  let acted = 0;
  const isOver = () => lines.some(({ showing }) => showing.result !== null);
  const whoIsAsked = () => lines.find(({ showing }) => (showing.decision?.offers.length ?? 0) > 0);
  while (acted < most && !isOver()) {
    let line = whoIsAsked();
    if (line === undefined) {
      await Promise.race(lines.map((one) => one.until(() => isOver() || whoIsAsked() !== undefined)));
      line = whoIsAsked();
    }
    if (line === undefined) continue;
    const done = await actAtRandom(line, dice);
    if (done?.ok === true) acted++;
    else if (done?.ok === false && done.refused !== 'stale' && done.refused !== 'notYourTurn') {
      throw new Error(`an offer was refused: ${done.refused}`);
    }
  }
  return acted;
}
