import { answerOver } from '@bivouac/host';
import { KeptTeller } from '../matches/kept-news.ts';
import { matches } from '../matches/store.ts';
import { callBots, mayThinkAhead } from './bots/call-bots.ts';
import { Desk } from './desk.ts';
import { DESK_CALLS } from './protocol.ts';

const teller = new KeptTeller();
const shelf = { store: matches, tell: (id: string) => teller.tell(id) };
const port = {
  post: (message: object) => globalThis.postMessage(message, { transfer: [] }),
  listen: (heard: (message: unknown) => void) =>
    globalThis.addEventListener('message', ({ data }: MessageEvent<unknown>) => heard(data)),
};

answerOver(port, DESK_CALLS, new Desk(shelf, callBots, (pushed) => port.post({ pushed }), mayThinkAhead()));
