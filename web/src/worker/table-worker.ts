import { expose } from 'comlink';
import { KeptTeller } from '../matches/kept-news.ts';
import { matches } from '../matches/store.ts';
import { callBots, mayThinkAhead } from './bots/call-bots.ts';
import { Desk } from './desk.ts';

const teller = new KeptTeller();
const shelf = { store: matches, tell: (id: string) => teller.tell(id) };

expose(new Desk(shelf, callBots, mayThinkAhead()));
