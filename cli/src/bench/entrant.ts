import type { Options } from '@bivouac/kernel';
import { shelf } from '@bivouac/shelf';
import { bareGame } from './bare-game.ts';
import { type Contestant, gameContestant } from './contestant.ts';
import { searchContestant } from './search.ts';

/** What is measured: the rules of a game, the search in it, the kernel alone, or the yardstick. */
export type Entrant =
  | { readonly kind: 'rules'; readonly game: string; readonly options?: Options }
  | { readonly kind: 'search'; readonly game: string }
  | { readonly kind: 'kernel' | 'yardstick' };

/** The games that are measured; the tiny one beside the others, since it is the one most like the yardstick's. */
export const measured = shelf.filter(({ about }) => about.bench !== null);

/** The games among them whose bots search. */
export function searched(): string[] {
  return measured.flatMap(({ id, guided, about }) =>
    guided === undefined || about.bench?.search === false ? [] : [id],
  );
}

/** The games among them that can be played. */
export function playable(): string[] {
  return measured.flatMap(({ id, load }) => (load === null ? [] : [id]));
}

/** Everything of the house that is measured: of some games, or of all. */
export function entrantsOf(only: readonly string[] | null): Entrant[] {
  const isAsked = (id: string) => only === null || only.includes(id);
  return [
    ...playable()
      .filter(isAsked)
      .map((game) => ({ kind: 'rules' as const, game })),
    ...searched()
      .filter(isAsked)
      .map((game) => ({ kind: 'search' as const, game })),
    { kind: 'kernel' },
  ];
}

export async function contestantFor(entrant: Entrant): Promise<Contestant> {
  if (!('game' in entrant)) {
    return entrant.kind === 'kernel' ? gameContestant(bareGame) : (await import('./yardstick.ts')).boardgameIo();
  }
  const { kind, game: id } = entrant;
  const entry = measured.find((one) => one.id === id);
  const loaded = await (entry?.guided ?? entry?.load)?.();
  const found = loaded?.use((game, guide) => {
    if (kind === 'rules') return gameContestant(game, entry?.about.bench ?? {}, entrant.options);
    return guide === null ? null : searchContestant(game, guide);
  });
  if (found === undefined || found === null) throw new Error(`nothing of ${id} can be measured`);
  return found;
}
