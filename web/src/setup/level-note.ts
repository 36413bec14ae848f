import type { TFunction } from 'i18next';

const told = ['random', 'conscript', 'grognard', 'marshal'] as const;

/** How an opponent plays, in a sentence; null for one of whom nothing is said. */
export function levelNote(t: TFunction, level: string): string | null {
  const known = told.find((one) => one === level);
  return known === undefined ? null : t(`setup.levels.${known}`);
}
