import { useTranslation } from 'react-i18next';
import { useTable } from '../page/table-context.ts';
import { PageDialog } from './dialog.tsx';

interface ConfirmResignProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onResign: () => void;
}

export function ConfirmResign({ open, onClose, onResign }: ConfirmResignProps) {
  const { t } = useTranslation();
  // Of three or more, as most tables are set up, the others play on.
  const goesOn = useTable(({ look }) => {
    const showing = look?.showing;
    return showing !== undefined && showing.seats.length > 2 && showing.charter.leaving !== undefined;
  });
  return (
    <PageDialog title={t('resign.title')} role="alertdialog" open={open} onClose={onClose}>
      <p>{t(goesOn ? 'resign.noteMany' : 'resign.note')}</p>
      <div className="buttons">
        <button type="button" className="button strong" onClick={onResign}>
          {t('menu.resign')}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {t('resign.playOn')}
        </button>
      </div>
    </PageDialog>
  );
}
