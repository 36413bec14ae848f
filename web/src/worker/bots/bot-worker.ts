import { expose } from 'comlink';
import { BotRoom } from './bot-room.ts';

expose(new BotRoom());
