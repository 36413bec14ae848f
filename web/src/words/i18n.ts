import i18next from 'i18next';
import { joinFrench, withJoints } from '@bivouac/words';
import { initReactI18next } from 'react-i18next';
import { keepLanguage, keptLanguage, type Language } from '../settings.ts';
import { en } from './en.ts';
import { firstLanguage } from './first-language.ts';
import { fr } from './fr.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'page';
    resources: { page: typeof en };
  }
}

/** The same sentences with every place marked where a name may melt with the word before it. */
function jointed<T>(texts: T): T {
  if (typeof texts === 'string') return withJoints(texts) as T;
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, jointed(text)])) as T;
}

/** Both catalogues are in the page, so that the language can be switched at any moment, without the network. */
export async function startWords(): Promise<void> {
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });
  i18next.use(initReactI18next).use({ type: 'postProcessor', name: 'french', process: joinFrench });
  await i18next.init({
    lng: firstLanguage(keptLanguage(), navigator.languages),
    supportedLngs: ['en', 'fr'],
    resources: { en: { page: en }, fr: { page: jointed(fr) } },
    defaultNS: 'page',
    interpolation: { escapeValue: false },
    postProcess: ['french'],
  });
}

export async function switchLanguage(language: Language): Promise<void> {
  keepLanguage(language);
  await i18next.changeLanguage(language);
}
