import { CAVALRY, type EmpereurContent, INFANTRY } from '../../content/types.ts';

/** EMP XVIII.3, XXI.5, ruling 504: a corps with cavalry and without infantry. */
export function isCavalryCorps({ units }: EmpereurContent, corps: number): boolean {
  const arms = units.filter((unit) => unit.corps === corps).map(({ arm }) => arm);
  return arms.includes(CAVALRY) && !arms.includes(INFANTRY);
}
