import { useTranslation } from 'react-i18next';
import { useTable, useTools } from '../page/table-context.ts';
import { PageDialog } from './dialog.tsx';

/** Before something ends for good: what would be left unused by it. */
export function Ending() {
  const { t } = useTranslation();
  const { session } = useTools();
  const ending = useTable((state) => state.ending);
  if (ending === null) return null;
  const { what, unused, action } = ending;
  return (
    <PageDialog title={t('play.endQuestion', { what })} open onClose={() => session.dropEnding()}>
      <p>{t('play.endUnused', { list: unused.join(', ') })}</p>
      <p className="note">{t('play.endForGood')}</p>
      <div className="buttons ending">
        <button type="button" className="button strong" onClick={() => void session.actForGood(action)}>
          {what}
        </button>
        <button type="button" className="button" onClick={() => session.dropEnding()}>
          {t('play.endNot')}
        </button>
      </div>
    </PageDialog>
  );
}
