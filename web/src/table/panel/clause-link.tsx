import { useTranslation } from 'react-i18next';
import { usePanel } from './panel.ts';

/** The clause that something rests on; a click opens it in the rules reader. */
export function ClauseLink({ clause }: { readonly clause: string | undefined }) {
  const { t } = useTranslation();
  const open = usePanel((panel) => panel.openClause);
  if (clause === undefined || clause === '') return null;
  return (
    <button type="button" className="clause" title={t('rules.open', { clause })} onClick={() => open(clause)}>
      {clause}
    </button>
  );
}
