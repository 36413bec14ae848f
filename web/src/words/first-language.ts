import type { Language } from '../settings.ts';

/** The language kept from last time, else the first of the browser's languages that we speak, else English. */
export function firstLanguage(kept: Language | undefined, spoken: readonly string[]): Language {
  if (kept) return kept;
  for (const tag of spoken) {
    if (/^fr\b/i.test(tag)) return 'fr';
    if (/^en\b/i.test(tag)) return 'en';
  }
  return 'en';
}
