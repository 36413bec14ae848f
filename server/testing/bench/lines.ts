import { randomBytes } from 'node:crypto';
import type { FromServer, Push } from '@bivouac/host';
import { type Action, type Dice, fillHoles } from '@bivouac/kernel';
import { withChanges } from '@bivouac/kernel/table';
import { WebSocket } from 'ws';

/** A socket of the bench: knows what it is asked, and when it last heard of something new. */
export class BenchLine {
  readonly #ws: WebSocket;
  #push: Push | null = null;
  /** When the last step came. */
  heard = 0;
  #answer: ((isDone: boolean) => void) | null = null;

  private constructor(ws: WebSocket) {
    this.#ws = ws;
  }

  static open(address: string, id: string, cookie: string): Promise<BenchLine> {
    const ws = new WebSocket(`${address.replace('http', 'ws')}/api/v1/tables/${id}/socket`, {
      headers: { origin: address, cookie },
    });
    const line = new BenchLine(ws);
    return new Promise((resolve, reject) => {
      ws.once('error', reject);
      ws.once('open', () => ws.send('{"hello":{"have":null}}'));
      ws.on('message', (data: Buffer) => {
        const message = JSON.parse(data.toString()) as FromServer;
        if ('table' in message) {
          line.#push = message.table.push;
          resolve(line);
        } else line.#hear(message);
      });
    });
  }

  #hear(message: FromServer): void {
    if ('step' in message) {
      this.#push = withChanges(this.#push, message.step);
      this.heard = performance.now();
    } else if ('rid' in message) {
      const { ok } = ('answer' in message ? message.answer : null) as { readonly ok?: boolean };
      this.#answer?.(ok === true);
      this.#answer = null;
    }
  }

  get isOver(): boolean {
    return this.#push?.push === 'look' && this.#push.look.showing.result !== null;
  }

  /** An action that is offered, at random; null if nothing is asked, or something is under way. */
  choose(dice: Dice): { readonly action: Action; readonly stamp: number } | null {
    if (this.#answer !== null || this.#push?.push !== 'look') return null;
    const { decision } = this.#push.look.showing;
    if (decision === null || decision.offers.length === 0) return null;
    return { action: fillHoles(dice.pick(decision.offers), dice), stamp: decision.stamp };
  }

  act({ action, stamp }: { readonly action: Action; readonly stamp: number }): Promise<boolean> {
    const done = new Promise<boolean>((resolve) => {
      this.#answer = resolve;
    });
    this.#ws.send(JSON.stringify({ ask: 'act', rid: randomBytes(12).toString('hex'), args: [action, stamp] }));
    return done;
  }

  close(): void {
    this.#ws.close();
  }
}

/** A match with both its players. */
export interface BenchTable {
  readonly game: string;
  readonly lines: readonly BenchLine[];
}

/** So long the other player's step is waited for: some entries he never hears of. */
const GRACE = 400;

/** Acts at a table if it can; the milliseconds until both had heard of it, or null if nothing could be done. */
export async function actAt({ lines }: BenchTable, dice: Dice): Promise<number | null> {
  for (const line of lines) {
    const choice = line.choose(dice);
    if (choice === null) continue;
    const since = performance.now();
    if (!(await line.act(choice))) return null;
    const answered = performance.now();
    const others = lines.filter((other) => other !== line);
    while (others.some(({ heard }) => heard < since) && performance.now() - answered < GRACE) {
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    return Math.max(answered, ...others.map(({ heard }) => heard)) - since;
  }
  return null;
}
