import { shelf, type ShelfEntry } from '@bivouac/shelf';
import { createWords, type Language } from '@bivouac/words';
import { fine, type Outcome } from '../problem.ts';

interface GameState {
  readonly id: string;
  readonly title: string;
  readonly testing: boolean;
  readonly playable: boolean;
  readonly paragraphs: number;
  readonly clauses: number;
  readonly seats: readonly number[];
  readonly scenarios: readonly string[];
}

async function stateOf(entry: ShelfEntry, language: Language): Promise<GameState> {
  const paragraphs = await entry.paragraphs();
  const game = (await entry.load?.()) ?? null;
  const seats = game?.use(({ seatings }) => seatings.map((seating) => seating.length)) ?? [];
  return {
    id: entry.id,
    title: createWords(language).of(entry.title),
    testing: entry.testing,
    playable: game !== null,
    paragraphs: paragraphs.length,
    clauses: paragraphs.reduce((sum, { clauses }) => sum + clauses.length, 0),
    seats: [...new Set(seats)].sort((a, b) => a - b),
    scenarios: game?.use(({ scenarios }) => scenarios) ?? [],
  };
}

/** `bivouac games`: what there is, and how far each game has come. */
export async function games(language: Language): Promise<Outcome> {
  const states = await Promise.all(shelf.map((entry) => stateOf(entry, language)));
  const wide = Math.max(...states.map(({ id }) => id.length));
  const lines = states.map((state) => {
    const seats = `${state.seats.join(' or ')} players`;
    const rules = `${state.paragraphs} paragraphs, ${state.clauses} clauses written`;
    const how = state.playable ? `can be played, ${seats}` : 'cannot be played yet';
    return `  ${state.id.padEnd(wide)}  ${state.title}${state.testing ? ' (for testing)' : ''}\n  ${' '.repeat(wide)}  ${how}; ${rules}`;
  });
  const able = states.find(({ playable }) => playable);
  const hint = able === undefined ? '' : `\n\nPlay one: npx bivouac play ${able.id}`;
  return fine({ games: states }, `${lines.join('\n')}${hint}\n`);
}
