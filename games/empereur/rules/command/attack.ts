import type { EmpereurState } from '../state.ts';
import { hasStrayed } from './radius.ts';

/** Whether command lets a unit attack by shock in its own turn (EMP XVII.2#8); a countercharge is nobody's to forbid. */
export function mayAttack(s: EmpereurState, unit: number): boolean {
  return !hasStrayed(s, unit);
}
