export { battles, type HistoricBattle } from './history.ts';
export { refight, type Refought } from './refight.ts';
export { type BattleTally, type SideTally, tallyOf } from './tally.ts';
