import { ADAPTED } from '../../rules/state.ts';
import type { Stands } from './drill.ts';

export const [EAST, WEST] = [0, 6] as const;
/** Lines that look east or west, a little to the north. */
export const [EASTWARD, WESTWARD] = [1, 7] as const;

/** The village is held, and needs nobody else. */
export const VILLAGE: readonly Stands[] = [
  ['85e', '2213', ADAPTED, WEST],
  ['111e', '2313', ADAPTED, WEST],
];
