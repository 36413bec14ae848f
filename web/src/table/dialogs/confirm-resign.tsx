import { useTranslation } from 'react-i18next';
import { PageDialog } from './dialog.tsx';

interface ConfirmResignProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onResign: () => void;
}

export function ConfirmResign({ open, onClose, onResign }: ConfirmResignProps) {
  const { t } = useTranslation();
  return (
    <PageDialog title={t('resign.title')} role="alertdialog" open={open} onClose={onClose}>
      <p>{t('resign.note')}</p>
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
