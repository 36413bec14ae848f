import { parentPort } from 'node:worker_threads';
import { BotRoom, type BotQuestion } from '@bivouac/host';
import type { Action } from '@bivouac/kernel';
import { guidedRulesOf, type RulesOf } from '../rules.ts';

/** What a thread is asked: a bot's decision, or what it says along with one. */
export interface BotTask {
  readonly no: number;
  readonly rules: RulesOf;
  readonly question: BotQuestion;
  /** The action that it speaks along with; null where it is to choose one. */
  readonly action: Action | null;
}

export type BotAnswer =
  | { readonly no: number; readonly answer: unknown }
  | { readonly no: number; readonly failed: string };

/** A thread in which bots think: they get a view and offers, and nothing of the match. */
const port = parentPort;
if (port === null) throw new Error('bots think in a thread of their own');

const rooms = new Map<string, Promise<BotRoom>>();

async function newRoom(rules: RulesOf): Promise<BotRoom> {
  const room = new BotRoom(() => guidedRulesOf(rules));
  await room.sit({ game: rules.game, pack: null });
  return room;
}

function roomFor(rules: RulesOf): Promise<BotRoom> {
  const key = `${rules.game} ${rules.edition} ${rules.content}`;
  const room = rooms.get(key) ?? newRoom(rules);
  rooms.set(key, room);
  return room;
}

async function answer({ no, rules, question, action }: BotTask): Promise<BotAnswer> {
  try {
    const room = await roomFor(rules);
    return { no, answer: action === null ? await room.choose(question) : await room.says(question, action) };
  } catch (error) {
    return { no, failed: error instanceof Error ? error.message : String(error) };
  }
}

port.on('message', (task: BotTask) => {
  void answer(task).then((back) => port.postMessage(back, []));
});
