import type { Charter } from '@bivouac/kernel/table';
import type { ContentPack } from './pack.ts';
import { newRecord, newSeed, type OpeningOrder } from './record.ts';
import { keepMatch } from './store.ts';

/** Opens a match in the browser's store; its id. */
export async function begin(order: OpeningOrder): Promise<string> {
  const record = newRecord(order);
  await keepMatch(record);
  return record.id;
}

/** The same match once more, with new chance: the same players with the same powers, by the rules of today. */
export function rematchOf(
  { game, scenario, options, seats, clock }: Charter,
  pack: ContentPack | null,
  seed: string = newSeed(),
): OpeningOrder {
  return {
    game,
    scenario,
    options,
    seats,
    seed,
    clock,
    pack: pack?.edition === undefined ? pack : null,
  };
}
