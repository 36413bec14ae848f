import { expose } from 'comlink';
import { KeptTeller } from '../matches/kept-news.ts';
import { findMatch, keepMatch, keepOn, listMatches } from '../matches/store.ts';
import { callBots, mayThinkAhead } from './bots/call-bots.ts';
import { Desk } from './desk.ts';

const teller = new KeptTeller();
const shelf = {
  find: findMatch,
  keep: keepMatch,
  keepOn,
  list: listMatches,
  tell: (id: string) => teller.tell(id),
};

expose(new Desk(shelf, callBots, mayThinkAhead()));
