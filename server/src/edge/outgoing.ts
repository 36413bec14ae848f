import type { Push } from '@bivouac/host';
import type { Fact } from '@bivouac/kernel';
import { type Change, changesBetween, type Done, withChanges } from '@bivouac/kernel/table';

/** A match knows its seats by their handles; what they are called is put in on the way out. */
export function withNames(push: Push, names: readonly string[]): Push {
  if (push.push !== 'look') return push;
  const { look } = push;
  const seats = look.showing.seats.map((info, seat) => ({ ...info, name: names[seat] ?? '' }));
  const log = look.showing.log.map(({ at, fact }) => ({ at, fact: named(fact, names) }));
  return { ...push, look: { ...look, showing: { ...look.showing, seats, log } } };
}

/** Who takes over is told by his handle, too. */
function named(fact: Fact, names: readonly string[]): Fact {
  return fact.fact === 'kernel.reseated' ? { ...fact, name: names[Number(fact['seat'])] ?? '' } : fact;
}

/** What was sent before, so that only changes need be. */
export class Steps {
  #before: Push | null = null;
  #isBegun = false;

  get isBegun(): boolean {
    return this.#isBegun;
  }

  /** All of it, from here on. */
  whole(push: Push): Push {
    this.#before = asSent(push);
    this.#isBegun = true;
    return push;
  }

  /** What has been sent is brought up to date by the same changes: so a step costs what has changed. */
  changes(push: Push): readonly Change[] {
    const changes = asSent(changesBetween(this.#before, push));
    this.#before = withChanges(this.#before, changes);
    return changes;
  }
}

/** As it arrives at the other end, and with nothing in it that the match goes on to change. */
function asSent<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

/** An exception's text may say what is hidden: it stays here. */
export function withoutDetail(answer: unknown): unknown {
  const done = answer as Partial<Done> | null;
  if (typeof done !== 'object' || done === null || done.ok !== false) return answer;
  return done.refused === 'fault' ? { ok: false, refused: 'fault', detail: '' } : answer;
}
