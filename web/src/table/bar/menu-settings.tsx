import { useTranslation } from 'react-i18next';
import { MenuItem, MenuSection, Separator } from 'react-aria-components';
import { languages } from '../../settings.ts';
import { switchTheme, useTheme } from '../../theme.ts';
import { switchLanguage } from '../../words/i18n.ts';

const NAMES = { en: 'English', fr: 'Français' } as const;

/** Language and theme, for a bar that is too narrow to have their switches. */
export function MenuSettings() {
  const { t, i18n } = useTranslation();
  const dark = useTheme() === 'dark';
  return (
    <>
      <Separator />
      <MenuSection
        aria-label={t('language')}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[i18n.resolvedLanguage ?? 'en']}
      >
        {languages.map((language) => (
          <MenuItem key={language} id={language} lang={language} onAction={() => void switchLanguage(language)}>
            {NAMES[language]}
          </MenuItem>
        ))}
      </MenuSection>
      <MenuSection aria-label={t('dark')} selectionMode="multiple" selectedKeys={dark ? ['dark'] : []}>
        <MenuItem id="dark" onAction={() => switchTheme(dark ? 'light' : 'dark')}>
          {t('dark')}
        </MenuItem>
      </MenuSection>
    </>
  );
}
