/** What runs inside the worker of `worker.test.ts`. Never imported: it listens as soon as it is loaded. */
import { parentPort } from 'node:worker_threads';
import { answering } from './worker-talk.ts';

const answer = answering();
parentPort?.on('message', (text: string) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread, not a window
  parentPort?.postMessage(answer(text));
});
