import { signature } from '../../src/index.ts';
import type { Tiny } from './state.ts';
import type { TurnVars } from './turn.ts';

/** A turn is cut short by the ambush that its own moves may run into: they meet here. */
export const calls = { turn: signature<Tiny, TurnVars>('turn') };
