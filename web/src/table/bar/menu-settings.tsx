import { useTranslation } from 'react-i18next';
import { MenuItem, MenuSection, Separator } from 'react-aria-components';
import { languages } from '../../settings.ts';
import { switchTheme, useTheme } from '../../theme.ts';
import { switchLanguage } from '../../words/i18n.ts';
import { useTable } from '../page/table-context.ts';
import { useNarrow } from '../page/use-narrow.ts';

const NAMES = { en: 'English', fr: 'Français' } as const;

/** Whether language and theme stand in the menu: the bar is narrow, or says who is there, their clocks and their talk. */
export function useMenuSettings(): boolean {
  const isNarrow = useNarrow();
  const isOnline = useTable((state) => state.opened?.kind === 'online');
  return isNarrow || isOnline;
}

/** Language and theme, for a bar that has no room for their switches. */
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
