import { callOver, type Push } from '@bivouac/host';
import { DESK_CALLS, type TableDesk } from './protocol.ts';

export interface DeskLine {
  readonly desk: TableDesk;
  close(): void;
}

/** A worker of its own with an empty table in it; `hear` gets what it pushes. */
export function callDesk(hear: (push: Push) => void): DeskLine {
  const worker = new Worker(new URL('./table-worker.ts', import.meta.url), { type: 'module', name: 'table' });
  const port = {
    post: (message: object) => worker.postMessage(message, { transfer: [] }),
    listen: (heard: (message: unknown) => void) =>
      worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => heard(data)),
  };
  return { desk: callOver<TableDesk>(port, DESK_CALLS, hear), close: () => worker.terminate() };
}
