import { useTranslation } from 'react-i18next';
import type { Language } from '../settings.ts';

/** The language that the page speaks. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return i18n.resolvedLanguage === 'fr' ? 'fr' : 'en';
}
