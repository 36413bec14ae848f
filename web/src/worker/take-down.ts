import { BotRoom } from '@bivouac/host';
import { type AnyGame, findGame } from '@bivouac/shelf';
import { type ContentPack, entryWith } from '../matches/pack.ts';

/** The game, with the match's content pack and with what it tells the bots, if it tells them anything. */
export async function takeDown(id: string, pack: ContentPack | null): Promise<AnyGame | null> {
  const entry = await entryWith(findGame(id), pack);
  return (await (entry?.guided ?? entry?.load)?.()) ?? null;
}

/** A room for bots, which take their game from the shelf. */
export function botRoom(): BotRoom {
  return new BotRoom(({ game, pack }) => takeDown(game, pack));
}
