import type { Action, Decision, GuidedStep, GuidedTurn, Kind, OnSight, Seat, TurnSight } from '@bivouac/kernel';
import type { Done } from '@bivouac/kernel/table';

export function found<T extends object, G extends Kind>(what: OnSight<T, G>, seen: TurnSight<G>): T {
  return typeof what === 'function' ? what(seen) : what;
}

/** The table that a lesson is played on: the page's, or one in a test. */
export interface LessonTable<G extends Kind = Kind> {
  readonly person: Seat;
  look(seat: Seat): Promise<{
    readonly seen: TurnSight<G>;
    readonly waiting: readonly Seat[];
    readonly decision: Decision | null;
  }>;
  act(seat: Seat, action: Action): Promise<Done>;
}

/** Answers until a question comes that the lesson is about, or that the computer is to answer. */
export async function answerOthers<G extends Kind>({ answer }: GuidedTurn<G>, table: LessonTable<G>): Promise<void> {
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
  lesson: GuidedTurn<G>,
  step: GuidedStep<G>,
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
