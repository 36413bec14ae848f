import { only, type Procedure, procedure } from '@bivouac/kernel';
import { hasPartners, playersOf } from './partners.ts';
import { type Ctx, type Gloire, SIDES } from '../state.ts';

/** As many letters as a note may have. */
export const LETTERS = 400;

interface Writing {
  power: number;
  /** Partners who have a note already. */
  written: number[];
  notes: string[];
}

/** GLO 10#17, #18: one note to each partner, if one likes; nobody reads it before all are written. */
export const writing: Procedure<Gloire, Writing, (string | number)[]> = procedure<Gloire, Writing, (string | number)[]>(
  'writing',
  {
    choose: {
      power: (_, vars) => vars.power,
      prompt: 'note',
      clause: 'GLO 10#18',
      offers(c, vars) {
        for (const partner of partnersOf(c, vars.power)) {
          if (!vars.written.includes(partner)) c.offer('note', partner, { text: LETTERS });
        }
        c.offer('done');
      },
      why: () => ({ reason: 'oneNote', clause: 'GLO 10#18' }),
      take: {
        note(c, vars, partner, text) {
          vars.written.push(partner);
          vars.notes.push(text);
          const left = partnersOf(c, vars.power).length > vars.written.length;
          return left ? c.go('choose') : c.return(sent(vars));
        },
        done: (c, vars) => c.return(sent(vars)),
      },
    },
  },
);

/** Who got what, by turns. */
function sent({ written, notes }: Writing): (string | number)[] {
  return written.flatMap((partner, i) => [partner, notes[i] ?? '']);
}

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
    const branches = writers.map((power) => ({ power, vars: { power, written: [], notes: [] } }));
    return c.fork(writing, branches, 'read');
  },
  read(c) {
    const sheets = c.results(writing);
    for (const [i, from] of writersOf(c).entries()) {
      const sheet = sheets[i] ?? [];
      for (let at = 0; at < sheet.length; at += 2) {
        const to = only(c.seatOf(Number(sheet[at])));
        // What is written lies in no veil: whoever reads it learns something.
        c.disclose(to);
        c.tell?.({ fact: 'note', from, text: String(sheet[at + 1]), clause: 'GLO 10#18', to });
      }
    }
    return c.return();
  },
});
