/** The door for hosts: matches at a table, their files, clocks, proposals, and what each seat is shown. */
export * from './begun.ts';
export * from './explain.ts';
export * from './hash.ts';
export * from './imagine.ts';
export * from './match.ts';
export { type Prepared, prepare } from './prepare.ts';
export * from './referee.ts';
export type { Beside } from './runner.ts';
export * from './table/again.ts';
export * from './table/clock.ts';
export { RowReader, type Row } from './table/ledger.ts';
export * from './table/load.ts';
export * from './table/match-file.ts';
export { type Change, changesBetween, withChanges } from './table/patch.ts';
export { type Saved, SAVED_SHAPE } from './table/saved.ts';
export * from './table/table.ts';
export * from './table/types.ts';
export * from './view.ts';
