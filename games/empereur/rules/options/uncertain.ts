import type { Context } from '@bivouac/kernel';
import type { Body } from '../../content/types.ts';
import type { Empereur, EmpereurState } from '../state.ts';
import { plays, UNCERTAIN } from './options.ts';

/** EMP XVI.8: so near to its threshold a corps throws for the one that it will really have. */
const NEAR = 5;

/** The threshold of a body as far as it is known: what the page shows. */
export function knownThreshold(s: EmpereurState, index: number, body: Body): number {
  return s.limits?.[index] || body.demoralised;
}

/** The threshold at which a body is demoralised: that of the battle, or what two dice have made of it (EMP XVI.8#1). */
export function thresholdOf(c: Context<Empereur>, index: number, body: Body, strain: number): number {
  const { s } = c;
  if (!plays(s, UNCERTAIN) || body.corps.length !== 1) return body.demoralised;
  const limits = (s.limits ??= s.mood.map(() => 0));
  const known = limits[index] as number;
  if (known > 0) return known;
  // Ruling 401: a small corps throws with its first loss, and its threshold is never below 1.
  if (strain < Math.max(1, body.demoralised - NEAR)) return body.demoralised;
  const dice = c.dice.twoD6();
  const threshold = Math.max(1, body.demoralised - NEAR + dice);
  limits[index] = threshold;
  c.tell?.({ fact: 'threshold', side: body.side, dice, threshold, clause: 'EMP XVI.8#1' });
  return threshold;
}
