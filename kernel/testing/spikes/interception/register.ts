import { signature } from '../../../src/index.ts';
import type { March } from './march.ts';
import type { Campaign } from './state.ts';

/** A march is stopped by those who intercept it, whom it lets try: they meet here. */
export const calls = { march: signature<Campaign, March>('march') };
