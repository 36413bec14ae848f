import { wrap } from 'comlink';
import type { BotDesk, BotLine } from '@bivouac/host';
import { botRoom } from '../take-down.ts';

/** A worker of its own for the bots. A browser that gives workers no workers lets them think where the table is. */
export function callBots(): BotLine {
  if (typeof Worker === 'undefined') return { desk: botRoom(), close: () => undefined, onFailure: () => undefined };
  const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'bots' });
  return {
    desk: wrap<BotDesk>(worker),
    close: () => worker.terminate(),
    onFailure: (tell) => worker.addEventListener('error', (event) => tell(event.message)),
  };
}

/** The page and the bot that is asked need a processor each: only what is left beyond them may think ahead. */
const BUSY = 2;

/** Whether there is room for a worker that thinks while a person does. */
export function mayThinkAhead(): boolean {
  return typeof Worker !== 'undefined' && navigator.hardwareConcurrency > BUSY;
}
