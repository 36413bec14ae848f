import './bar.css';
import { useTranslation } from 'react-i18next';
import { useTable, useTools } from '../page/table-context.ts';

/** The match is played in another tab: this one only shows it, and can have it. */
export function HoldBanner() {
  const { t } = useTranslation();
  const { session } = useTools();
  const hold = useTable((state) => state.hold);
  if (hold === 'here') return null;
  return (
    <div className="hold" role="alert">
      <p>{t(hold === 'taken' ? 'hold.taken' : 'hold.elsewhere')}</p>
      <button type="button" className="button strong" onClick={() => void session.takeOver()}>
        {t('hold.take')}
      </button>
    </div>
  );
}
