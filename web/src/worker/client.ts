import { type Remote, wrap } from 'comlink';
import type { TableDesk } from './protocol.ts';

export interface DeskLine {
  readonly desk: Remote<TableDesk>;
  close(): void;
}

/** A worker of its own with an empty table in it. */
export function callDesk(): DeskLine {
  const worker = new Worker(new URL('./table-worker.ts', import.meta.url), { type: 'module', name: 'table' });
  return { desk: wrap<TableDesk>(worker), close: () => worker.terminate() };
}
