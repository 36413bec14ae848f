export { tiny } from './tiny/game.ts';
