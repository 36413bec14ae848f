import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Action, type GuidedTurn, type Kind, sameAction, type TurnSight } from '@bivouac/kernel';
import { newRecord } from '../matches/record.ts';
import { keepMatch } from '../matches/store.ts';
import { orderOf, usualPlan } from '../setup/plan.ts';
import { TableSession } from '../table/session/session.ts';
import type { GameFacts, Look, OpenedTable } from '../worker/protocol.ts';
import { answerOthers, found, type LessonTable, takeStep } from './lesson.ts';

export interface LessonProgress {
  readonly step: number;
  /** The action that the step is about, if it is about one. */
  readonly action: Action | null;
  /** Whether something else was tried than what the step is about. */
  readonly strayed: boolean;
}

const seenIn = ({ content }: GameFacts, { view, decision }: Look['showing']): TurnSight<Kind> => ({
  content,
  state: view.game,
  offers: decision?.offers ?? [],
});

/** A table on which only the lesson's own action leads on. Any step can be gone to: the match is played again. */
export class LessonSession extends TableSession {
  readonly lesson: GuidedTurn;
  readonly progress: StoreApi<LessonProgress>;

  constructor(lesson: GuidedTurn) {
    super();
    this.lesson = lesson;
    this.progress = createStore<LessonProgress>(() => ({ step: 0, action: null, strayed: false }));
  }

  /** A lesson is begun anew wherever it is opened: there is nothing to keep apart. */
  protected override get alone(): boolean {
    return false;
  }

  /** Begins the match anew and plays it up to a step. */
  async goTo(step: number): Promise<void> {
    const { game, seed, steps, players, person = 0 } = this.lesson;
    if (steps[step] === undefined) return;
    const id = `lesson-${game}`;
    await keepMatch(newRecord(orderOf({ ...usualPlan(game, players), side: person }, seed), 'lesson', id));
    await this.open(id, async (opened) => {
      const table = this.#tableOf(opened);
      // Others may be asked before the pupil is.
      await answerOthers(this.lesson, table);
      for (const before of steps.slice(0, step)) await takeStep(this.lesson, before, table);
    });
    this.#arrive(step);
  }

  #tableOf({ game }: OpenedTable): LessonTable {
    return {
      person: this.viewer,
      look: async (seat) => {
        const { showing } = await this.lookThrough(seat);
        if (seat !== this.viewer) await this.lookThrough(this.viewer);
        return { seen: seenIn(game, showing), waiting: showing.waiting, decision: showing.decision };
      },
      act: async (seat, action) => {
        await this.lookThrough(seat);
        const done = await this.desk.act(action);
        await this.lookThrough(this.viewer);
        return done;
      },
    };
  }

  #arrive(step: number): void {
    const { opened, look } = this.store.getState();
    const now = this.lesson.steps[step];
    if (opened === null || look === null || now === undefined) return;
    const seen = seenIn(opened.game, look.showing);
    this.progress.setState({ step, action: now.action === undefined ? null : found(now.action, seen), strayed: false });
    this.show(now.look === undefined ? null : found(now.look, seen));
  }

  override async act(action: Action): Promise<void> {
    const { step, action: wanted } = this.progress.getState();
    const now = this.lesson.steps[step];
    const { opened } = this.store.getState();
    if (now === undefined || opened === null || wanted === null || !sameAction(wanted, action)) {
      this.progress.setState({ strayed: true });
      return;
    }
    await this.enter(async () => (await takeStep(this.lesson, now, this.#tableOf(opened))) ?? { ok: true });
    this.#arrive(step + 1);
  }

  /** Steps are taken back by the lesson, not by the match. */
  override async undo(): Promise<void> {
    await this.goTo(Math.max(0, this.progress.getState().step - 1));
  }
}
