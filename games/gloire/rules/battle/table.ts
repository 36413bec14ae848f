import type { CombatTable, Loss, LossTable, PursuitTable } from '../../content/types.ts';

const NOTHING: Loss = { points: 0, test: false };

/** The result of a modified die in a row that begins at `lowest`: beyond its ends the first and the last count. */
export function byDie<T>(row: readonly T[], lowest: number, die: number): T {
  return row[Math.min(Math.max(die - lowest, 0), row.length - 1)] as T;
}

/** The column of a value: the last whose least value it reaches; -1 below the first. */
export function columnOf(columns: readonly number[], value: number): number {
  let column = -1;
  while (column + 1 < columns.length && (columns[column + 1] as number) <= value) column++;
  return column;
}

/** A column moved by the ground: never beyond the table, and nothing comes of nothing. */
export function shiftColumn(columns: readonly number[], column: number, by: number): number {
  return column < 0 ? column : Math.min(Math.max(column + by, 0), columns.length - 1);
}

/** GLO 8.4#1: the loss of the enemy by column and modified die. */
export function lossOf(table: LossTable, column: number, die: number): Loss {
  const cells = table.cells[column];
  return cells === undefined ? NOTHING : byDie(cells, table.lowest, die);
}

/** Ruling 189: what the odds between two Forces add to the die of the first, and take off where it is the smaller one. */
export function superiorityOf(
  { superiority = [] }: Pick<CombatTable, 'superiority'>,
  own: number,
  foe: number,
): number {
  const steps = (more: number, less: number) => superiority.filter((one) => less > 0 && more >= one * less).length;
  return steps(own, foe) - steps(foe, own);
}

/** Ruling 190: a pursuit is in proportion to the fight; where the table says so it costs no more than that, but one point always may. */
export function pursuitCost({ perLost }: PursuitTable, points: number, lost: number): number {
  return perLost === undefined ? points : Math.min(points, Math.max(1, perLost * lost));
}
