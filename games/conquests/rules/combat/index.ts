import type { AnyProcedure } from '@bivouac/kernel';
import type { Conquests } from '../state.ts';
import { battle, combat } from './battle.ts';
import { breakingOut } from './breaking-out.ts';
import { capturing } from './capturing.ts';
import { attackCard, defenceCard } from './cards.ts';
import { following } from './following.ts';
import { losing, sinking } from './losing.ts';
import { outcome } from './outcome.ts';
import { prize } from './prize.ts';
import { retreating } from './retreating.ts';
import { seaRetreat } from './sea-retreat.ts';
import { supporting } from './supporting.ts';

export { combat } from './battle.ts';

export const combatProcedures: readonly AnyProcedure<Conquests>[] = [
  combat,
  battle,
  supporting,
  attackCard,
  defenceCard,
  outcome,
  prize,
  losing,
  sinking,
  retreating,
  seaRetreat,
  breakingOut,
  following,
  capturing,
];
