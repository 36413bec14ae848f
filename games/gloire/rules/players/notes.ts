import { only, type Procedure, procedure } from '@bivouac/kernel';
import { hasPartners, playersOf } from './partners.ts';
import { type Ctx, type Gloire, SIDES } from '../state.ts';

/** As many letters as a note may have. */
export const LETTERS = 400;

interface Writing {
  power: number;
}

/** GLO 10#17, #18: one note to one partner (ruling 167), if one likes; nobody reads it before all are written. */
export const writing: Procedure<Gloire, Writing, (string | number)[]> = procedure<Gloire, Writing, (string | number)[]>(
  'writing',
  {
    choose: {
      power: (_, vars) => vars.power,
      prompt: 'note',
      clause: 'GLO 10#18',
      offers(c, vars) {
        for (const partner of partnersOf(c, vars.power)) c.offer('note', partner, { text: LETTERS });
        c.offer('done');
      },
      why: () => ({ reason: 'oneNote', clause: 'GLO 10#18' }),
      take: {
        note: (c, _, partner, text) => c.return([partner, text]),
        done: (c) => c.return([]),
      },
    },
  },
);

/** The other players of one's side. */
function partnersOf(c: Ctx, power: number): number[] {
  const side = c.content.armies[power]?.side ?? 0;
  return playersOf(c, side).filter((one) => one !== power);
}

/** All who have partners. */
function writersOf(c: Ctx): number[] {
  return SIDES.flatMap((side) => (hasPartners(c, side) ? playersOf(c, side) : []));
}

/** GLO 10#18, #19: the notes of a turn, written at its end and read together: an answer waits for the end of the next. */
export const notes: Procedure<Gloire, Record<string, never>> = procedure<Gloire, Record<string, never>>('notes', {
  write(c) {
    const writers = writersOf(c);
    if (writers.length === 0) return c.return();
    const branches = writers.map((power) => ({ power, vars: { power } }));
    return c.fork(writing, branches, 'read');
  },
  read(c) {
    const sheets = c.results(writing);
    for (const [i, from] of writersOf(c).entries()) {
      const [partner, text] = sheets[i] ?? [];
      if (partner === undefined) continue;
      const to = only(c.seatOf(Number(partner)));
      // What is written lies in no veil: whoever reads it learns something.
      c.disclose(to);
      c.tell?.({ fact: 'note', from, text: String(text), clause: 'GLO 10#18', to });
    }
    return c.return();
  },
});
