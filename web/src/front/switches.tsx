import { useTranslation } from 'react-i18next';
import { type Language, languages } from '../settings.ts';
import { switchTheme, useTheme } from '../theme.ts';
import { switchLanguage } from '../words/i18n.ts';

const names: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français' };

function LanguageSwitch() {
  const { t, i18n } = useTranslation();
  return (
    <fieldset className="switch">
      <legend className="unseen">{t('language')}</legend>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={i18n.resolvedLanguage === language}
          onClick={() => void switchLanguage(language)}
        >
          {names[language]}
        </button>
      ))}
    </fieldset>
  );
}

function ThemeSwitch() {
  const { t } = useTranslation();
  const dark = useTheme() === 'dark';
  return (
    <div className="switch">
      <button type="button" aria-pressed={dark} onClick={() => switchTheme(dark ? 'light' : 'dark')}>
        <svg viewBox="0 0 16 16" width="15" height="15" aria-hidden="true">
          <circle cx="8" cy="8" r="6.4" fill="none" stroke="currentColor" strokeWidth="1.4" />
          <path d="M8 1.6a6.4 6.4 0 0 1 0 12.8Z" fill="currentColor" />
        </svg>
        <span className="unseen">{t('dark')}</span>
      </button>
    </div>
  );
}

export function Switches() {
  const { t } = useTranslation();
  return (
    <nav className="switches" aria-label={t('switches')}>
      <LanguageSwitch />
      <ThemeSwitch />
    </nav>
  );
}
