import { parentPort, workerData } from 'node:worker_threads';
import type { ControlledTransaction, Kysely } from 'kysely';
import { allDeeds } from './all-deeds.ts';
import { migrate } from './migrate.ts';
import { openSqlite } from './sqlite.ts';
import type { Tables } from './tables.ts';
import type { Answer, Question, WriterOrders } from './writer-line.ts';

/**
 * The thread that writes. Whatever was asked while the last transaction ran goes into the next one, and nobody is answered
 * before it is on the disk: many entries cost one sync.
 */
const port = parentPort;
if (port === null) throw new Error('the writer runs in a thread of its own');
const { file, pragmas } = workerData as WriterOrders;

const queue: Question[] = [];
let isWriting = false;

function failure(no: number, error: unknown): Answer {
  return { no, failed: error instanceof Error ? error.message : String(error) };
}

async function doOne(db: Kysely<Tables>, { no, deed, args }: Question): Promise<Answer> {
  const call = allDeeds[deed] as (on: Kysely<Tables>, ...given: readonly unknown[]) => Promise<unknown>;
  return { no, answer: await call(db, ...args) };
}

/** Deeds inside one transaction: if one fails, it alone is taken back. */
async function doEach(
  transaction: ControlledTransaction<Tables>,
  batch: readonly Question[],
  answers: Answer[],
): Promise<void> {
  for (const question of batch) {
    const point = await transaction.savepoint('deed').execute();
    try {
      answers.push(await doOne(point, question));
      await point.releaseSavepoint('deed').execute();
    } catch (error) {
      // Some faults (a full disk) end the whole transaction: then nothing of the batch stands.
      await point
        .rollbackToSavepoint('deed')
        .execute()
        .catch(() => {
          throw error;
        });
      answers.push(failure(question.no, error));
    }
  }
}

async function writeBatch(db: Kysely<Tables>, batch: readonly Question[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  const transaction = await db.startTransaction().execute();
  try {
    const [only, ...others] = batch;
    // One that is alone takes nobody back with it.
    if (only !== undefined && others.length === 0) answers.push(await doOne(transaction, only));
    else await doEach(transaction, batch, answers);
    await transaction.commit().execute();
    return answers;
  } catch (error) {
    // Nothing of the batch is kept: everybody in it is told so.
    await transaction
      .rollback()
      .execute()
      .catch(() => undefined);
    return batch.map(({ no }) => failure(no, error));
  }
}

async function drain(db: Kysely<Tables>): Promise<void> {
  if (isWriting) return;
  isWriting = true;
  while (queue.length > 0) {
    const batch = queue.splice(0);
    const answers = await writeBatch(db, batch).catch((error: unknown) => batch.map(({ no }) => failure(no, error)));
    port?.postMessage(answers, []);
    // What came in meanwhile is let in.
    await new Promise((resolve) => setImmediate(resolve));
  }
  isWriting = false;
}

const db = openSqlite(file, pragmas);
await migrate(db);
port.postMessage('ready', []);
port.on('message', (question: Question | 'close') => {
  if (question === 'close') {
    void drain(db)
      .then(() => db.destroy())
      .then(() => port.close());
    return;
  }
  queue.push(question);
  setImmediate(() => void drain(db));
});
