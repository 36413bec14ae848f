import type { Push } from './protocol.ts';

/** One end of a line that carries plain JSON: a worker's, or a socket's. */
export interface Port {
  post(message: object): void;
  listen(hear: (message: unknown) => void): void;
}

/** A question on the line, and what comes back: its answer, or something that nobody asked for. */
interface Asked {
  readonly no: number;
  readonly ask: string;
  readonly args: readonly unknown[];
}

type Back =
  | { readonly no: number; readonly answer: unknown }
  | { readonly no: number; readonly failed: string }
  | { readonly pushed: Push };

/** What can be asked over a line: everything is answered later. */
type Calls<C> = { [Name in keyof C]: (...args: never[]) => Promise<unknown> };

/** The side that asks: each call goes over the line, and whatever is pushed is heard. */
export function callOver<C extends Calls<C>>(port: Port, names: readonly (keyof C)[], hear: (pushed: Push) => void): C {
  const open = new Map<
    number,
    { readonly resolve: (answer: unknown) => void; readonly reject: (why: Error) => void }
  >();
  let last = 0;
  port.listen((message) => {
    // The other end speaks this protocol: it is the same build, or has said so.
    const back = message as Back;
    if ('pushed' in back) {
      hear(back.pushed);
      return;
    }
    const waiting = open.get(back.no);
    open.delete(back.no);
    if ('failed' in back) waiting?.reject(new Error(back.failed));
    else waiting?.resolve(back.answer);
  });
  const ask = (name: keyof C, args: readonly unknown[]) =>
    new Promise<unknown>((resolve, reject) => {
      const no = ++last;
      open.set(no, { resolve, reject });
      port.post({ no, ask: name, args });
    });
  const calls: Partial<Record<keyof C, (...args: readonly unknown[]) => Promise<unknown>>> = {};
  for (const name of names) calls[name] = (...args) => ask(name, args);
  return calls as object as C;
}

/** The side that answers: only what is in the list can be asked. */
export function answerOver<C extends Calls<C>>(port: Port, names: readonly (keyof C)[], desk: C): void {
  port.listen((message) => {
    const { no, ask, args } = message as Asked;
    void answer(no, ask, args);
  });
  const answer = async (no: number, ask: string, args: readonly unknown[]) => {
    try {
      const name = names.find((one) => one === ask);
      if (name === undefined) throw new Error(`nothing is called "${ask}"`);
      const call = desk[name].bind(desk) as (...given: readonly unknown[]) => Promise<unknown>;
      port.post({ no, answer: await call(...args) });
    } catch (error) {
      port.post({ no, failed: error instanceof Error ? error.message : String(error) });
    }
  };
}
