import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Action, sameAction } from '@bivouac/kernel';
import { newRecord } from '../matches/record.ts';
import { keepMatch } from '../matches/store.ts';
import { orderOf, usualPlan } from '../setup/plan.ts';
import { TableSession } from '../table/session.ts';
import { actionsBefore, type Lesson } from './lesson.ts';

export interface LessonProgress {
  readonly step: number;
  /** Whether something else was tried than what the step is about. */
  readonly strayed: boolean;
}

/** A table on which only the lesson's own action leads on. Any step can be gone to: the match is played again. */
export class LessonSession extends TableSession {
  readonly lesson: Lesson;
  readonly progress: StoreApi<LessonProgress>;

  constructor(lesson: Lesson) {
    super();
    this.lesson = lesson;
    this.progress = createStore<LessonProgress>(() => ({ step: 0, strayed: false }));
  }

  /** A lesson is begun anew wherever it is opened: there is nothing to keep apart. */
  protected override get alone(): boolean {
    return false;
  }

  /** Begins the match anew and plays it up to a step. */
  async goTo(step: number): Promise<void> {
    const now = this.lesson.steps[step];
    if (now === undefined) return;
    const { game, seed } = this.lesson;
    const id = `lesson-${game}`;
    await keepMatch(newRecord(orderOf(usualPlan(game), seed), 'lesson', id));
    await this.open(id, actionsBefore(this.lesson, step));
    this.#arrive(step);
  }

  #arrive(step: number): void {
    this.progress.setState({ step, strayed: false });
    this.show(this.lesson.steps[step]?.look ?? null);
  }

  override async act(action: Action): Promise<void> {
    const { step } = this.progress.getState();
    const wanted = this.lesson.steps[step]?.action;
    if (wanted === undefined || !sameAction(wanted, action)) {
      this.progress.setState({ strayed: true });
      return;
    }
    await super.act(action);
    this.#arrive(step + 1);
  }

  /** Steps are taken back by the lesson, not by the match. */
  override async undo(): Promise<void> {
    await this.goTo(Math.max(0, this.progress.getState().step - 1));
  }
}
