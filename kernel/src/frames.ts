import type { Kind, Signature } from './procedure.ts';
import type { Seat } from './seats.ts';
import type { Frame, State } from './state.ts';

/**
 * Frames are read by their procedures, never by names in plain text: whoever renames a procedure, or changes what it
 * remembers, learns from the compiler who reads it.
 */
type Read<V extends object> = Signature<never, V>;

/** What a frame remembers, if this procedure is at work in it. */
export function varsIn<V extends object>(frame: Frame | null | undefined, proc: Read<V>): V | null {
  return frame?.proc === proc.name ? (frame.vars as V) : null;
}

/** Whether a frame is at a step of this procedure. A step that there is not is a mistake of whoever asks. */
export function isAt<G extends Kind>(
  frame: Frame | null | undefined,
  proc: Signature<G, never> & { readonly steps?: object },
  step: string,
): boolean {
  if (proc.steps !== undefined && !Object.hasOwn(proc.steps, step)) throw new Error(`${proc.name} has no step ${step}`);
  return frame?.proc === proc.name && frame.step === step;
}

/** The frame that asks this seat, if any does: on the open stack, or in a branch of its own. */
export function askingFrame({ stack, holder }: Pick<State<unknown>, 'stack' | 'holder'>, seat: Seat): Frame | null {
  const top = stack[stack.length - 1];
  if (top?.fork === undefined) return top ?? null;
  for (const { power, done, stack: inner } of top.fork) {
    if (holder[power] === seat && !done) return askingFrame({ stack: inner, holder }, seat);
  }
  return null;
}

/** The frames of what is going on in a view, outermost first: inside a private branch they are the viewer's own. */
export function openFrames(stack: readonly Frame[]): readonly Frame[] {
  const top = stack[stack.length - 1];
  const own = top?.fork?.find((branch) => branch.stack.length > 0);
  return own === undefined ? stack : [...stack, ...openFrames(own.stack)];
}

/** What the innermost frame of this procedure remembers, as far as the viewer may see it; null if it is not at work. */
export function varsOf<V extends object>(stack: readonly Frame[], proc: Read<V>): V | null {
  return varsIn(
    openFrames(stack).findLast((frame) => frame.proc === proc.name),
    proc,
  );
}

/** What to say to whom is being asked, by the procedure that asks: a switch over frames that knows their types. */
export class ByProcedure<A, T> {
  readonly #answers = new Map<string, (asked: A, vars: never, frame: Frame) => T>();

  /** Adds an answer; a procedure has one. */
  on<V extends object>(proc: Read<V>, answer: (asked: A, vars: V, frame: Frame) => T): this {
    if (this.#answers.has(proc.name)) throw new Error(`there are two answers to ${proc.name}`);
    this.#answers.set(proc.name, answer);
    return this;
  }

  /** The answer to a frame; undefined if there is none for its procedure. */
  to(frame: Frame | null | undefined, asked: A): T | undefined {
    if (frame === null || frame === undefined) return undefined;
    return this.#answers.get(frame.proc)?.(asked, frame.vars as never, frame);
  }
}
