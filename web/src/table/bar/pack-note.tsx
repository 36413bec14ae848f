import { useTranslation } from 'react-i18next';
import { packName } from '../../matches/pack.ts';
import { useLanguage } from '../../speech/use-language.ts';
import { useTable } from '../page/table-context.ts';

/** That the match is played with another content pack than the game's own. */
export function PackNote() {
  const { t } = useTranslation();
  const language = useLanguage();
  const pack = useTable((state) => state.opened?.pack ?? null);
  if (pack === null) return null;
  const { edition } = pack;
  return (
    <span data-pack={pack.file}>
      {' · '}
      {edition === undefined ? t('pack.with', { name: packName(pack, language) }) : t('pack.edition', { edition })}
    </span>
  );
}
