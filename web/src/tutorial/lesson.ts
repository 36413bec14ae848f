import type { Action, Decision, Done, Kind, Offer, Seat, Thing, Words } from '@bivouac/kernel';

/** What whoever is asked sees: which counter is which depends on the match. */
export interface Seen<G extends Kind> {
  readonly content: G['content'];
  readonly state: G['state'];
  readonly offers: readonly Offer[];
}

/** Something of a lesson: known beforehand, or found on the table. */
type Found<T, G extends Kind> = T | ((seen: Seen<G>) => T);

/** One step of a guided turn: what is said, and what is to be done. */
export interface LessonStep<G extends Kind = Kind> {
  readonly title: Words;
  readonly words: Words;
  /** The action that leads on; without one there is only something to read. */
  readonly action?: Found<Action, G>;
  /** What is done right after it without being taught. */
  readonly then?: readonly Found<Action, G>[];
  /** What to look at on the map. */
  readonly look?: Found<Thing, G>;
}

/** A guided first turn on the real engine: a seed, so that the same dice fall, and steps through it. */
export interface Lesson<G extends Kind = Kind> {
  readonly game: string;
  readonly seed: string;
  readonly steps: readonly LessonStep<G>[];
  /**
   * What is answered to a question that is not taught, by the enemy above all: then no bot is asked. Null leaves the
   * question to the person, and without this the computer plays as it always does.
   */
  readonly answer?: (decision: Decision, seen: Seen<G>) => Action | null;
}

/** Any game's lesson: it is shown what its own game gave, and the page never looks inside. */
export type AnyLesson = Lesson;

export function found<T extends object, G extends Kind>(what: Found<T, G>, seen: Seen<G>): T {
  return typeof what === 'function' ? what(seen) : what;
}

/** The table that a lesson is played on: the page's, or one in a test. */
export interface LessonTable<G extends Kind = Kind> {
  readonly person: Seat;
  look(seat: Seat): Promise<{
    readonly seen: Seen<G>;
    readonly waiting: readonly Seat[];
    readonly decision: Decision | null;
  }>;
  act(seat: Seat, action: Action): Promise<Done>;
}

/** Answers until a question comes that the lesson is about, or that the computer is to answer. */
async function answerOthers<G extends Kind>({ answer }: Lesson<G>, table: LessonTable<G>): Promise<void> {
  for (;;) {
    const { waiting } = await table.look(table.person);
    let answered = false;
    for (const seat of waiting) {
      const { decision, seen } = await table.look(seat);
      const action = decision === null ? null : (answer?.(decision, seen) ?? null);
      if (action !== null) answered = (await table.act(seat, action)).ok;
      if (answered) break;
    }
    if (!answered) return;
  }
}

/** Takes the step's action, and whatever comes before the next question. */
export async function takeStep<G extends Kind>(
  lesson: Lesson<G>,
  step: LessonStep<G>,
  table: LessonTable<G>,
): Promise<Done | null> {
  if (step.action === undefined) return null;
  for (const what of [step.action, ...(step.then ?? [])]) {
    const { seen } = await table.look(table.person);
    const done = await table.act(table.person, found(what, seen));
    if (!done.ok) return done;
  }
  await answerOthers(lesson, table);
  return { ok: true };
}
