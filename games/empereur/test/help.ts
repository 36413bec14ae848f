import type { EmpereurContent } from '../content/types.ts';
import { emptyField } from '../rules/begin.ts';
import type { EmpereurState } from '../rules/state.ts';

/** A field on which nobody stands. */
export function blank(content: EmpereurContent): EmpereurState {
  return emptyField(content, 0);
}
