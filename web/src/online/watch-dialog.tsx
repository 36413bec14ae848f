import '../table/dialogs/dialog.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageDialog } from '../table/dialogs/dialog.tsx';
import { api } from './api.ts';
import { linkTo } from './lay-table.ts';
import { LinkField } from './link-field.tsx';

/** Whoever laid the table lets others look on by a link, and no more when he likes. */
export function WatchDialog({ table, onClose }: { readonly table: string; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const [link, setLink] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const letWatch = async (open: boolean) => {
    const answer = await api.letWatch(table, open);
    setFailed(answer.ok ? null : t(`online.errors.${answer.error}`));
    if (answer.ok) setLink(answer.value.link === null ? null : linkTo(table, answer.value.link));
  };
  return (
    <PageDialog title={t('company.letWatch')} open onClose={onClose}>
      <p>{t('company.letWatchNote')}</p>
      {link === null ? null : <LinkField link={link} words={t('online.link')} />}
      {failed === null ? null : <p role="alert">{failed}</p>}
      <div className="buttons">
        <button type="button" className="button strong" onClick={() => void letWatch(true)}>
          {t('company.watchOpen')}
        </button>
        <button type="button" className="button" onClick={() => void letWatch(false)}>
          {t('company.watchStop')}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {t('company.close')}
        </button>
      </div>
    </PageDialog>
  );
}
