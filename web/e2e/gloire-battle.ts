import { germany1813, type Gloire, gloireGame } from '@bivouac/gloire';
import { isFault, type SeatInfo, Table, writeMatch } from '@bivouac/kernel/table';
import { lesson as gloireLesson } from '@bivouac/gloire/lesson';
import { type LessonTable, takeStep } from '../src/tutorial/lesson.ts';

/** Lützen between two persons at one screen, as the guided turn plays it, up to the battle of Halle. */
export async function beforeHalle(): Promise<string> {
  const game = gloireGame(germany1813);
  const powers = game.seatings.find(({ length }) => length === 2) ?? [];
  const seats = powers.map((held): SeatInfo => ({ name: '', kind: 'person', powers: held }));
  const scenario = game.scenarios[0] ?? '';
  const table = Table.open(game, { scenario, options: {}, seats, clock: null, nonces: [], seed: gloireLesson.seed }, 0);
  if (isFault(table)) throw new Error(table.fault);
  const desk: LessonTable<Gloire> = {
    person: 0,
    look: async (seat) => {
      const { view, waiting, decision } = table.show(seat);
      return { seen: { content: germany1813, state: view.game, offers: decision?.offers ?? [] }, waiting, decision };
    },
    act: async (seat, action) => table.act(seat, action, 0),
  };
  for (const step of gloireLesson.steps) {
    if (table.decision(0)?.prompt === 'fight') break;
    await takeStep(gloireLesson, step, desk);
  }
  return writeMatch(table.file(true));
}
