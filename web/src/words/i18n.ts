import i18next from 'i18next';
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

/** Both catalogues are in the page, so that the language can be switched at any moment, without the network. */
export async function startWords(): Promise<void> {
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });
  await i18next.use(initReactI18next).init({
    lng: firstLanguage(keptLanguage(), navigator.languages),
    supportedLngs: ['en', 'fr'],
    resources: { en: { page: en }, fr: { page: fr } },
    defaultNS: 'page',
    interpolation: { escapeValue: false },
  });
}

export async function switchLanguage(language: Language): Promise<void> {
  keepLanguage(language);
  await i18next.changeLanguage(language);
}
