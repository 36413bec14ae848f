export { battles, type HistoricBattle } from './battles.ts';
export { refight, type Refought } from './refight.ts';
export { type BattleTally, type SideTally, tallyOf } from './tally.ts';
export { type SmallFight, type SmallTally, smallFights, tallyPursuit, tallySmall } from './small.ts';
