import { expose } from 'comlink';
import { botRoom } from '../take-down.ts';

expose(botRoom());
